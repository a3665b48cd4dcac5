"""Bridge, section 5: the score, and what the record shows."""

from itertools import product

import pytest

from french54.core.game import Message
from french54.games.bridge.actions import STRAINS
from french54.games.bridge.board import Contract
from french54.games.bridge.score import Score
from tests.rules.bridge import EAST, SOUTH, called, dealt, finished, scored, to_play

BONUS = {"C": 20, "D": 20, "H": 30, "S": 30, "NT": 30}


@pytest.mark.rule("bridge 5.1")
def test_one_sides_score_is_the_others_turned_round() -> None:
    for declarer in range(4):
        points = Score(Contract(4, "S", 0, declarer), False, 10)
        assert points.payoffs == ((420, -420, 420, -420) if declarer % 2 == 0 else (-420, 420, -420, 420))
    assert finished(to_play()).view(SOUTH).result is not None


@pytest.mark.rule("bridge 5.2")
def test_each_trick_of_the_level_counts() -> None:
    for level, strain, doubled in product(range(1, 8), STRAINS, range(3)):
        (tricks, *_) = Score(Contract(level, strain, doubled, SOUTH), False, 6 + level).parts
        each = [40 if strain == "NT" and number == 0 else BONUS[strain] for number in range(level)]
        assert (tricks.name, tricks.points, tricks.count) == ("tricks", sum(each) * (1, 2, 4)[doubled], level)


@pytest.mark.rule("bridge 5.3")
@pytest.mark.parametrize(
    ("bid", "tricks", "points", "in_zone"),
    [
        ("2S", 8, 110, 110),
        ("3NT", 9, 400, 600),
        ("4H", 10, 420, 620),
        ("4C", 10, 130, 130),
        ("5C", 11, 400, 600),
        ("1NT", 10, 180, 180),
        ("2HX", 8, 470, 670),
        ("1SXX", 7, 520, 720),
    ],
)
def test_a_hundred_make_a_game_and_overtricks_do_not(bid: str, tricks: int, points: int, in_zone: int) -> None:
    assert (scored(bid, tricks), scored(bid, tricks, vulnerable=True)) == (points, in_zone)


@pytest.mark.rule("bridge 5.4")
@pytest.mark.parametrize(
    ("bid", "tricks", "points", "in_zone"),
    [
        ("6NT", 12, 990, 1440),
        ("6C", 13, 940, 1390),
        ("7C", 13, 1440, 2140),
        ("7NT", 13, 1520, 2220),
        ("4H", 12, 480, 680),
    ],
)
def test_slams_count_where_they_were_bid(bid: str, tricks: int, points: int, in_zone: int) -> None:
    assert (scored(bid, tricks), scored(bid, tricks, vulnerable=True)) == (points, in_zone)


@pytest.mark.rule("bridge 5.5")
def test_a_doubled_contract_made_earns_fifty_and_a_redoubled_one_a_hundred() -> None:
    assert scored("1NTX", 7) == 80 + 50 + 50
    assert scored("1CXX", 7) == 80 + 50 + 100
    assert [part.points for part in Score(Contract(1, "C", 2, SOUTH), True, 7).parts if part.name == "doubled"] == [100]


@pytest.mark.rule("bridge 5.6")
def test_overtricks() -> None:
    for strain, over in product(STRAINS, range(7)):
        made = scored(f"1{strain}", 7)
        assert scored(f"1{strain}", 7 + over) == made + over * BONUS[strain]
        for marks, each in (("X", 100), ("XX", 200)):
            assert scored(f"1{strain}{marks}", 7 + over) == scored(f"1{strain}{marks}", 7) + over * each
            in_zone = scored(f"1{strain}{marks}", 7 + over, vulnerable=True)
            assert in_zone == scored(f"1{strain}{marks}", 7, vulnerable=True) + over * each * 2


@pytest.mark.rule("bridge 5.7")
def test_a_contract_that_fails_scores_nothing_but_its_undertricks() -> None:
    for down in range(1, 14):
        assert scored("7S", 13 - down) == -50 * down
        assert scored("7S", 13 - down, vulnerable=True) == -100 * down


@pytest.mark.rule("bridge 5.8")
def test_doubled_and_not_vulnerable() -> None:
    assert [-scored("7SX", 13 - down) for down in range(1, 6)] == [100, 300, 500, 800, 1100]
    assert scored("7SX", 0) == -3500


@pytest.mark.rule("bridge 5.9")
def test_doubled_and_vulnerable() -> None:
    assert [-scored("7SX", 13 - down, vulnerable=True) for down in range(1, 6)] == [200, 500, 800, 1100, 1400]
    assert scored("7SX", 0, vulnerable=True) == -3800


@pytest.mark.rule("bridge 5.10")
def test_redoubled_costs_twice_as_much() -> None:
    for down, vulnerable in product(range(1, 14), (False, True)):
        assert scored("7SXX", 13 - down, vulnerable=vulnerable) == 2 * scored("7SX", 13 - down, vulnerable=vulnerable)


def shown(score: Score) -> list[tuple[str, int]]:
    """The lines of the derivation: what, and the figure with its sign."""
    lines = []
    for line in score.result(SOUTH).lines:
        points = line.value.args["points"]
        assert isinstance(points, int)
        lines.append(
            (line.label.id.removeprefix("bridge-line-"), -points if line.value.id == "score-minus" else points)
        )
    return lines


@pytest.mark.rule("bridge 5.11")
def test_the_derivation_adds_up_for_every_result() -> None:
    for level, strain, doubled, vulnerable, tricks in product(range(1, 8), STRAINS, range(3), (False, True), range(14)):
        score = Score(Contract(level, strain, doubled, EAST), vulnerable, tricks)
        *steps, (south, ns), (west, ew) = shown(score)
        assert (south, west, ew, ns) == ("ns", "ew", score.points, -score.points)
        assert sum(points for _, points in steps) == score.points
        assert all(points for _, points in steps)


@pytest.mark.rule("bridge 5.11")
def test_a_doubled_failure_is_told_step_by_step() -> None:
    score = Score(Contract(7, "S", 1, SOUTH), False, 8)
    assert shown(score) == [("first", -100), ("next", -400), ("further", -600), ("ns", -1100), ("ew", 1100)]
    assert shown(Score(Contract(7, "S", 2, SOUTH), True, 10)) == [
        ("first", -400),
        ("next", -1200),
        ("ns", -1600),
        ("ew", 1600),
    ]


@pytest.mark.rule("bridge 5.11")
def test_the_log_holds_the_auction_the_takers_of_the_tricks_and_the_score() -> None:
    state = finished(called(dealt(), "P 1C X XX P P P"))
    events = state.view(SOUTH).events
    assert [event.data["call"] for event in events if event.kind == "call"] == ["P", "1C", "X", "XX", "P", "P", "P"]
    takers = [event.seat for event in events if event.kind == "clear"]
    assert takers == [trick.winner for trick in state.board.tricks]
    assert events[-1].kind == "score"
    assert events[-1].data == {"payoffs": state.payoffs}


@pytest.mark.rule("bridge 5.11")
@pytest.mark.parametrize(
    ("tricks", "seat", "headline"),
    [
        (10, SOUTH, "won-declaring"),
        (10, EAST, "lost-defending"),
        (10, None, "result-made"),
        (8, SOUTH, "lost-declaring"),
        (8, EAST, "won-defending"),
        (8, None, "result-failed"),
    ],
)
def test_the_headline_speaks_to_the_seat(tricks: int, seat: int | None, headline: str) -> None:
    said = Score(Contract(3, "NT", 1, SOUTH), False, tricks).result(seat).headline
    count = abs(tricks - 9)
    assert said == Message(f"bridge-{headline}", {"level": 3, "strain": "NT", "doubled": 1, "count": count})
