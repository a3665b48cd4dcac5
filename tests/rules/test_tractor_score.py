"""Tractor, section 4: points, the kitty, rising, the next banker and the end of the match."""

import pytest

from french54.core.card import parse, show
from french54.core.chance import Stream
from french54.core.game import Message, Result
from french54.games.tractor import names
from french54.games.tractor.names import PAST_ACE
from french54.games.tractor.score import Score
from tests.rules.tractor import GAME, buried, dealt, finished, later, said, settled, to_play


@pytest.mark.rule("tractor 4.1")
def test_fives_tens_and_kings_count() -> None:
    assert [names.worth(card) for card in parse("S5 HT CK SA D9 RJ BJ S2")] == [5, 10, 10, 0, 0, 0, 0, 0]
    assert names.points(GAME.pack(later())) == 200


@pytest.mark.rule("tractor 4.1")
def test_the_attackers_score_what_is_in_the_tricks_they_win() -> None:
    state = to_play(["S9 D3", "SK D4", "SA C5", "S5 DA"], leader=0, banker=1)
    state = said(state, "play S9")
    assert (state.view(2).stake, state.view(2).points) == (0, 0)
    state = said(state, "play SK")
    assert state.view(2).stake == 10
    state = said(state, "play SA", "play S5")
    view = state.view(2)
    assert (view.stake, view.points, view.attackers) == (0, 15, 0)
    assert [sorted(show(cards).split()) for cards in view.captured] == [["S5", "SK"], []]
    state = said(state, "play C5", "play DA", "play D3", "play D4")
    assert state.view(2).points == 20
    other = to_play(["S9 D3", "SK D4", "SA C5", "S5 DA"], leader=0, banker=0)
    other = said(other, "play S9", "play SK", "play SA", "play S5")
    assert (other.view(2).points, other.view(2).attackers) == (0, 1)
    assert [sorted(show(cards).split()) for cards in other.view(2).captured] == [["S5", "SK"], []]


KITTY = "S5 HT DK C3 C4 C6 C7 C8"


@pytest.mark.rule("tractor 4.2")
@pytest.mark.parametrize(("lead", "times"), [("S9", 2), ("S9 S9", 4), ("S8 S8 S9 S9", 8), ("S6 S6 S7 S7 S8 S8", 12)])
def test_the_attackers_get_the_kitty_if_they_win_the_last_trick(lead: str, times: int) -> None:
    count = len(lead.split())
    others = [
        " ".join(cards.split()[:count]) for cards in ("C3 C4 C6 C7 C8 C9", "D3 D4 D6 D7 D8 D9", "C3 C4 C6 C7 C8 C9")
    ]
    state = to_play([others[0], lead, others[1], others[2]], leader=1, banker=0, kitty=KITTY)
    state = said(state, f"play {lead}", *(f"play {cards}" for cards in (others[1], others[2], others[0])))
    assert state.score is not None
    assert (state.score.buried, state.score.times, state.score.points) == (25, times, 25 * times)
    shown = [event for event in state.view(2).events if event.kind == "show"][-1]
    assert (shown.seat, shown.data) == (0, {"points": 25, "times": times})
    assert sorted(shown.cards) == sorted(parse(KITTY))
    assert sorted(state.view(3).buried) == sorted(parse(KITTY))


@pytest.mark.rule("tractor 4.3")
def test_nobody_gets_the_kitty_if_the_bankers_side_wins_the_last_trick() -> None:
    for leader in (0, 2):
        hands = ["C3", "C4", "C6", "C7"]
        hands[leader] = "SA"
        state = finished(to_play(hands, leader=leader, banker=0, kitty=KITTY))
        assert state.score is not None
        assert (state.score.buried, state.score.times, state.score.points) == (25, 0, 0)
        assert state.view(1).score == 0


@pytest.mark.rule("tractor 4.4")
@pytest.mark.parametrize(("points", "rise"), [(0, 3), (5, 2), (35, 2), (40, 1), (75, 1)])
def test_the_bankers_side_rises_if_it_holds_the_bank(points: int, rise: int) -> None:
    for banker in range(4):
        score = Score((3, 7), banker, points, 0, 0)
        levels = [3, 7]
        levels[banker % 2] += rise
        assert (score.rise, score.after, score.next_banker) == (rise, tuple(levels), (banker + 2) % 4)
        sign = 1 if banker % 2 == 0 else -1
        assert score.payoffs == (sign * rise, -sign * rise, sign * rise, -sign * rise)


@pytest.mark.rule("tractor 4.5")
@pytest.mark.parametrize(
    ("points", "rise"), [(80, 0), (115, 0), (120, 1), (155, 1), (160, 2), (200, 3), (240, 4), (280, 5)]
)
def test_the_attackers_take_over_the_bank(points: int, rise: int) -> None:
    for banker in range(4):
        score = Score((3, 7), banker, points, 0, 0)
        levels = [3, 7]
        levels[1 - banker % 2] += rise
        assert (score.rise, score.after, score.next_banker) == (rise, tuple(levels), (banker + 1) % 4)
        sign = -1 if banker % 2 == 0 else 1
        assert score.payoffs == tuple(sign * (rise + 1) * turn for turn in (1, -1, 1, -1))


@pytest.mark.rule("tractor 4.6")
def test_a_side_that_rises_above_the_ace_wins_the_match() -> None:
    ace = 12
    for levels, banker, points, winner in (
        ((10, 7), 0, 0, 0),
        ((10, 7), 0, 20, None),
        ((ace, 7), 0, 75, 0),
        ((ace, 7), 0, 90, None),
        ((7, ace), 0, 120, 1),
        ((7, 11), 0, 160, 1),
        ((ace, ace), 1, 200, 0),
    ):
        score = Score(levels, banker, points, 0, 0)
        assert score.winner == winner
        assert (score.next_setup is None) == (winner is not None)
        assert (PAST_ACE in score.after) == (winner is not None)


@pytest.mark.rule("tractor 4.6")
def test_the_match_ends_where_a_side_has_won() -> None:
    won = finished(to_play(["SA", "S3", "S4", "S6"], level="Q"))
    setup = won.board.setup
    assert setup.levels == (10, 10)
    assert GAME.next(setup, won, Stream(b"", "draw 2")) is None
    assert GAME.standing(setup, won) == {"levels": (PAST_ACE, 10), "banker": 2, "winner": 0}
    held = finished(to_play(["SA", "S5", "S4", "S6"], level="J", leader=1, banker=1))
    assert held.score is not None
    assert held.score.points == 5


@pytest.mark.rule("tractor 4.4")
@pytest.mark.rule("tractor 4.5")
def test_the_next_deal_goes_on_from_the_levels() -> None:
    state = finished(buried(settled("S2", first="declare S2")))
    score = state.score
    assert score is not None
    following = GAME.next(state.board.setup, state, Stream(b"", "draw 2"))
    assert following is not None
    assert following.levels == score.after
    assert (following.first, following.opening) == (score.next_banker, False)
    assert dealt(setup=following).view(0).banker == score.next_banker
    assert GAME.standing(following, None) == {"levels": score.after, "banker": score.next_banker, "winner": None}


def lines(result: Result) -> list[str]:
    """The derivation: what, and the figure."""
    return [f"{line.label.id.removeprefix('tractor-line-')} {list(line.value.args.values())}" for line in result.lines]


@pytest.mark.rule("tractor 4.2")
@pytest.mark.rule("tractor 4.4")
def test_the_derivation() -> None:
    score = Score((3, 7), 0, 65, 25, 2)
    assert lines(score.result(0)) == [
        "tricks [65]",
        "kitty [50]",
        "attackers [115]",
        "rise-attack [0]",
        "level-bank ['5']",
        "level-attack ['9']",
    ]
    assert lines(score.result(1))[-2:] == ["level-attack ['9']", "level-bank ['5']"]
    assert score.result(0).lines[1].note == Message("tractor-note-times", {"points": 25, "factor": 2})
    past = Score((12, 7), 0, 5, 25, 0).result(0)
    assert lines(past) == [
        "tricks [5]",
        "kitty [0]",
        "attackers [5]",
        "rise-bank [2]",
        "level-bank []",
        "level-attack ['9']",
    ]
    assert past.lines[1].note == Message("tractor-note-kitty", {"points": 25})


@pytest.mark.rule("tractor 4.4")
@pytest.mark.rule("tractor 4.6")
@pytest.mark.parametrize(
    ("points", "level", "seat", "headline"),
    [
        (40, 3, 0, "won-bank"),
        (40, 3, 1, "lost-attack"),
        (40, 3, None, "result-held"),
        (80, 3, 0, "lost-bank"),
        (80, 3, 1, "won-attack"),
        (80, 3, None, "result-taken"),
        (40, 12, 2, "won-match"),
        (40, 12, 3, "lost-match"),
        (40, 12, None, "result-match-bank"),
        (200, 12, 0, "lost-match"),
        (200, 12, None, "result-match-attack"),
    ],
)
def test_the_headline_speaks_to_the_seat(points: int, level: int, seat: int | None, headline: str) -> None:
    said_so = Score((level, level), 0, points, 0, 0).result(seat).headline
    assert said_so == Message(f"tractor-{headline}", {"points": points})
