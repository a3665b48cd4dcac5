"""Dou Dizhu, section 5: the score."""

import pytest

from french54.core.card import parse
from french54.core.game import Message, Result
from french54.games.doudizhu.actions import Play
from french54.games.doudizhu.score import Score
from french54.kit.climbing import onepack
from tests.rules.doudizhu import emptied, said, to_play

BOMB = Play(parse("S3 H3 D3 C3")).move
RUN = "S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK SA"


def score(plays: str, winner: int, bid: int = 1, doublings: tuple[int, ...] = ()) -> Score:
    """With seat 0 as the landlord, and the plays of each seat as figures."""
    first, second, third = map(int, plays)
    return Score(bid, doublings, 0, winner, (first, second, third))


@pytest.mark.rule("doudizhu 5.1")
def test_the_deal_ends_with_the_last_card() -> None:
    state = to_play(RUN, "S2", kitty="H3 D3 C3")
    state = said(state, f"play {RUN}", "pass", "pass")
    assert state.turn == 0
    while state.turn == 0:
        rest = [action for action in state.choices() if action.cards]
        state = state.play(max(rest, key=lambda action: len(action.cards)))
        if state.turn is not None:
            state = said(state, "pass", "pass")
    assert state.counts[0] == 0
    kinds = [event.kind for event in state.view(None).events]
    assert kinds[-4:] == ["play", "show", "show", "score"]
    shown = [event for event in state.view(None).events if event.kind == "show"]
    assert [event.cards for event in shown] == [state.view(seat).hand for seat in (1, 2)]


@pytest.mark.rule("doudizhu 5.1")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_what_is_left_is_turned_up(winner: int) -> None:
    state = emptied(winner)
    for viewer in (0, 1, 2, None):
        shown = {event.seat: event.cards for event in state.view(viewer).events if event.kind == "show"}
        assert shown == {seat: state.view(seat).hand for seat in range(3) if seat != winner}


@pytest.mark.rule("doudizhu 5.2")
def test_every_bomb_and_rocket_doubles_led_ones_too() -> None:
    state = to_play("S3 H3 D3 C3 S4", "S5 H5 D5 C5", "BJ RJ")
    assert state.view(0).multiplier == 1
    state = said(state, "play S3 H3 D3 C3")
    assert state.view(0).multiplier == 2
    state = said(state, "play S5 H5 D5 C5")
    assert state.view(1).multiplier == 4
    state = said(state, "play BJ RJ")
    assert state.view(None).multiplier == 8
    data = [event.data["multiplier"] for event in state.view(2).events if event.kind == "play"]
    assert data == [2, 4, 8]


@pytest.mark.rule("doudizhu 5.2")
def test_a_four_that_carries_does_not_double() -> None:
    state = said(to_play("S3 H3 D3 C3 S4 S5"), "play S3 H3 D3 C3 S4 S5")
    assert state.view(0).multiplier == 1


@pytest.mark.rule("doudizhu 5.2")
def test_the_last_play_doubles_too() -> None:
    state = to_play("S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK SA H2 D2 C2 S2 HA", kitty="DA HK DK")
    state = said(state, "play S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK", "pass", "pass")
    state = said(state, "play SA HA DA HK DK", "pass", "pass", "play H2 D2 C2 S2")
    assert state.turn is None
    made = state.score
    assert made is not None
    assert len(made.doublings) == 1
    assert made.spring
    assert made.multiplier == 4
    assert state.payoffs == (24, -12, -12)


@pytest.mark.rule("doudizhu 5.3")
@pytest.mark.parametrize(
    ("plays", "winner", "spring"),
    [("500", 0, True), ("100", 0, True), ("510", 0, False), ("501", 0, False), ("310", 1, False)],
)
def test_spring(plays: str, winner: int, spring: bool) -> None:
    made = score(plays, winner)
    assert made.spring is spring
    assert made.counter_spring is False
    assert made.multiplier == (2 if spring else 1)


@pytest.mark.rule("doudizhu 5.4")
@pytest.mark.parametrize(
    ("plays", "winner", "counter"),
    [("130", 1, True), ("145", 2, True), ("230", 1, False), ("101", 0, False)],
)
def test_counter_spring(plays: str, winner: int, counter: bool) -> None:
    made = score(plays, winner)
    assert made.counter_spring is counter
    assert made.spring is False
    assert made.multiplier == (2 if counter else 1)


@pytest.mark.rule("doudizhu 5.3")
@pytest.mark.rule("doudizhu 5.4")
def test_springs_double_on_top_of_bombs() -> None:
    assert score("500", 0, 3, (BOMB, BOMB)).payoffs == (48, -24, -24)
    assert score("150", 1, 2, (BOMB, onepack.ROCKET)).payoffs == (-32, 16, 16)


@pytest.mark.rule("doudizhu 5.3")
@pytest.mark.rule("doudizhu 5.4")
def test_passes_are_no_plays() -> None:
    state = said(to_play("S3", "S4", "S5"), "play S3", "pass", "play S5", "pass", "pass")
    assert state.view(0).plays == (1, 0, 1)


@pytest.mark.rule("doudizhu 5.5")
@pytest.mark.parametrize("bid", [1, 2, 3])
@pytest.mark.parametrize("bombs", [0, 1, 3])
def test_each_farmer_gets_or_gives_the_bid_times_the_multiplier(bid: int, bombs: int) -> None:
    each = bid * 2**bombs
    assert score("522", 0, bid, (BOMB,) * bombs).payoffs == (2 * each, -each, -each)
    assert score("522", 1, bid, (BOMB,) * bombs).payoffs == (-2 * each, each, each)
    assert score("522", 2, bid, (BOMB,) * bombs).payoffs == (-2 * each, each, each)


def derived(result: Result) -> list[str]:
    def read(message: Message | None) -> str:
        return "" if message is None else " ".join([message.id, *map(str, message.args.values())])

    return [" | ".join(filter(None, map(read, (line.label, line.note, line.value)))) for line in result.lines]


@pytest.mark.rule("doudizhu 5.5")
def test_the_score_is_derived_line_by_line() -> None:
    result = score("150", 1, 2, (BOMB, onepack.ROCKET)).result(0)
    assert derived(result) == [
        "doudizhu-line-bid | score-number 2",
        "doudizhu-line-bomb | play-bomb 3 | score-times 2",
        "doudizhu-line-rocket | score-times 2",
        "doudizhu-line-counter-spring | score-times 2",
        "doudizhu-line-multiplier | score-times 8",
        "doudizhu-line-each-farmer | score-plus 16",
        "doudizhu-line-landlord | score-minus 32",
    ]
    assert derived(score("500", 0).result(1))[1] == "doudizhu-line-spring | score-times 2"


@pytest.mark.parametrize(
    ("winner", "headlines"),
    [
        (0, ["doudizhu-won-landlord", "doudizhu-lost-farmer", "doudizhu-lost-farmer", "doudizhu-result-landlord"]),
        (2, ["doudizhu-lost-landlord", "doudizhu-won-farmer", "doudizhu-won-farmer", "doudizhu-result-farmers"]),
    ],
)
def test_the_headline_is_the_viewers(winner: int, headlines: list[str]) -> None:
    assert [score("522", winner).result(seat).headline.id for seat in (0, 1, 2, None)] == headlines
