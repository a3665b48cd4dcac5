"""Zheng Shangyou, section 5: penalties, bonuses and the derivation of the score."""

import pytest

from french54.core.card import parse
from french54.core.game import Message, Result
from french54.games.zhengshangyou.score import Score
from tests.rules.zhengshangyou import dealt, kinds, left, said, told

BOMB, HIGHER = "S7 H7 D7 C7", "S8 H8 D8 C8"


def payoffs(one: str, other: str, plays: str = "111", bonuses: tuple[int, ...] = ()) -> tuple[int, int, int]:
    first, second, third = map(int, plays)
    return Score(((), parse(one), parse(other)), (first, second, third), bonuses).payoffs


@pytest.mark.rule("zhengshangyou 5.1")
def test_a_point_for_every_card_left() -> None:
    assert payoffs("S4 H5 D6 C7 S8", "H4 D5 C6 S7 H8 D9 CT SJ") == (13, -5, -8)
    state = said(left("S4", "S5 H6 D7", "H7"), "S4")
    assert [event.cards for event in told(state, "show")] == [state.hands[1], state.hands[2]]
    assert kinds(state)[-1] == "score"


@pytest.mark.rule("zhengshangyou 5.2")
def test_twice_that_for_whoever_never_played() -> None:
    assert payoffs("S4 H5 D6", "H4", "101") == (7, -6, -1)
    assert payoffs("S4 H5 D6", "H4", "100") == (8, -6, -2)
    assert payoffs("S4 H5 S2", "H4", "101") == (17, -16, -1), "only the points for cards"
    state = said(left("S4", "S5 H6 D7", "H7", plays=(5, 0, 1)), "S4")
    assert state.payoffs == (7, -6, -1)


@pytest.mark.rule("zhengshangyou 5.3")
def test_ten_for_the_two_of_spades() -> None:
    assert payoffs("S2", "H4") == (12, -11, -1)
    assert payoffs("S4", "S2 H4") == (13, -1, -12)


@pytest.mark.rule("zhengshangyou 5.4")
@pytest.mark.parametrize(
    ("held", "lost"),
    [
        (f"{BOMB} H5", 15),
        ("S7 H7 D7 H5", 4),
        ("SA DA CA", 13),
        ("SA DA", 2),
        (f"SA DA CA {BOMB} S2", 38),
        (f"{BOMB} {HIGHER}", 28),
        ("S3 H3 D3 C3", 14),
    ],
)
def test_ten_for_every_bomb_still_held(held: str, lost: int) -> None:
    assert payoffs(held, "H4") == (lost + 1, -lost, -1)


@pytest.mark.rule("zhengshangyou 5.5")
def test_the_winner_gets_it_all() -> None:
    assert payoffs("S4 H5", "S2 H4 D4 C4 S3 H3 D3 C3", "110") == (38, -2, -36)


@pytest.mark.rule("zhengshangyou 5.6")
def test_a_bomb_on_others_cards_earns_twenty_once_it_stands() -> None:
    state = left("S5 S4", f"{BOMB} S9 H9", "H6 SJ")
    state = said(state, "S5", BOMB)
    assert kinds(state) == ["play 0", "play 1", "pass 2", "pass 0", "bonus 1", "clear 1"]
    assert state.view(0).bonuses == (0, 1, 0)
    assert state.bonuses == (1,)
    (bonus,) = told(state, "bonus")
    assert (bonus.said, bonus.data) == (Message("zhengshangyou-bonus", {"points": 20}), {"points": 20})
    assert payoffs("S4", "H4", bonuses=(1,)) == (2 - 10, -1 + 20, -1 - 10)


@pytest.mark.rule("zhengshangyou 5.2")
def test_what_a_seat_would_pay_is_shown_as_far_as_it_can_know() -> None:
    """Nobody sees the penalties in another one's hand."""
    state = left("S5 S4", f"{BOMB} S2 H4", "S9 H9 D9", plays=(1, 1, 0))
    assert state.view(0).stakes == state.view(None).stakes == (2, 6, 6)
    assert state.view(1).stakes == (2, 6 + 20, 6)
    assert state.view(0).earned == (0, 0, 0)
    assert said(state, "S5", BOMB).view(2).earned == (-10, 20, -10)


@pytest.mark.rule("zhengshangyou 5.6")
def test_a_bomb_that_is_beaten_earns_nothing() -> None:
    state = said(left("S5 S4", f"{BOMB} S9", f"{HIGHER} SJ"), "S5", BOMB, HIGHER)
    assert state.bonuses == (2,)
    assert kinds(state)[-4:] == ["pass 0", "pass 1", "bonus 2", "clear 2"]


@pytest.mark.rule("zhengshangyou 5.6")
def test_a_bomb_on_a_led_bomb_earns_its_points() -> None:
    state = said(left(f"{BOMB} S4", f"{HIGHER} S9", "HT"), BOMB, HIGHER)
    assert state.bonuses == (1,)


@pytest.mark.rule("zhengshangyou 5.7")
def test_a_led_bomb_earns_nothing() -> None:
    state = said(left(f"{BOMB} S4", "S9 H9", "HT"), BOMB)
    assert (state.bonuses, told(state, "bonus")) == ((), [])
    assert kinds(state)[-1] == "clear 0"


@pytest.mark.rule("zhengshangyou 5.7")
def test_the_heavenly_bomb_earns_nothing() -> None:
    state = said(dealt("S3 H3 D3 C3"), "S3 H3 D3 C3")
    assert (state.bonuses, told(state, "bonus")) == ((), [])


@pytest.mark.rule("zhengshangyou 5.7")
@pytest.mark.rule("zhengshangyou 5.8")
def test_a_bomb_as_the_last_play() -> None:
    state = said(left("S5 S4", BOMB, "H6"), "S5", BOMB)
    assert state.turn is None
    assert kinds(state)[-5:] == ["play 1", "bonus 1", "show 0", "show 2", "score"]
    assert state.payoffs == (-1 - 10, 2 + 20, -1 - 10)
    led = said(left(BOMB, "S5", "H6"), BOMB)
    assert led.payoffs == (2, -1, -1)


@pytest.mark.rule("zhengshangyou 5.9")
def test_scores_add_up_to_nothing() -> None:
    for bonuses in ((), (0,), (1, 1), (2, 0, 1)):
        for plays in ("111", "101", "110"):
            assert sum(payoffs("S4 S2 H4", f"SA DA CA {BOMB}", plays, bonuses)) == 0


def figures(result: Result) -> list[tuple[str, str]]:
    """Label and value of each line, in short."""
    found = []
    for line in result.lines:
        seat = line.label.args["seat"]
        sign = {"score-plus": "+", "score-minus": "-", "score-number": ""}[line.value.id]
        found.append(
            (f"{line.label.id.removeprefix('zhengshangyou-line-')} {seat}", f"{sign}{line.value.args['points']}")
        )
    return found


def test_the_derivation_adds_up() -> None:
    score = Score((parse("S4 S2"), (), parse(BOMB)), (0, 3, 1), (1, 2))
    result = score.result(1)
    assert result.headline == Message("zhengshangyou-won")
    assert result.payoffs == score.payoffs == (-14 - 20, 28 + 10, -14 + 10)
    assert figures(result) == [
        ("cards 2", "-4"),
        ("held 2", "-10"),
        ("cards 0", "-2"),
        ("never 0", "-2"),
        ("two 0", "-10"),
        ("bonus 1", "+20"),
        ("bonus 2", "+20"),
        ("total 2", "-4"),
        ("total 0", "-34"),
        ("total 1", "+38"),
    ], "the reader's own comes last"
    held = next(line for line in result.lines if line.label.id == "zhengshangyou-line-held")
    assert held.note == Message("play-bomb", {"rank": "7"})
    for seat in (0, 2, None):
        assert score.result(seat).headline == Message("zhengshangyou-lost", {"seat": 1})
