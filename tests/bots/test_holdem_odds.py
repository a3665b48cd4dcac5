"""The study of chances in Texas Hold'em: against figures everybody knows, and from the view alone."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from french54.bots.holdem.odds import odds
from french54.core.game import Illegal
from french54.games.holdem.rules import HoldemState
from tests.rules.holdem import GAME, dealt, said

FOLDS = ("fold", "fold")


def found(state: HoldemState, seat: int, budget: float = 5.0) -> Mapping[str, Any]:
    return odds(state.view(seat), Random(54), budget)


@pytest.mark.parametrize(
    ("hole", "many", "win"), [("SA HA", 1, 0.849), ("SA HA", 3, 0.637), ("S2 H7", 1, 0.320), ("SJ HJ", 1, 0.772)]
)
def test_chances_before_the_flop_are_those_in_the_books(hole: str, many: int, win: float) -> None:
    """Win and tie against random hands, as published for one and three opponents."""
    stacks = (1000, 1000, *(1000 if many == 3 else 0 for _ in range(2)))
    state = dealt(hole, stacks=stacks, places=(0, 0, *(0 if many == 3 else 3 for _ in range(2))))
    now = found(state, 0)
    assert now["win"] == pytest.approx(win, abs=0.012)
    assert (now["street"], now["rivals"], now["streets"]) == ("preflop", many, [])


def test_the_nuts_win_always_and_the_board_ties() -> None:
    royal = said(dealt("SA SK", board="SQ SJ ST D2 C3"), "call", *["call"] * 2, *["check"] * 9)
    assert found(royal, 0)["win"] == 1.0
    board = said(dealt("D2 C3", board="SA SK SQ SJ ST"), "call", *["call"] * 2, *["check"] * 9)
    assert (found(board, 0)["win"], found(board, 0)["tie"]) == (0.0, 1.0)


def test_a_raise_lowers_the_chances_of_a_middling_hand() -> None:
    state = dealt("", "", "S9 H8", button=0)
    raised = said(state, "raise 100", *FOLDS)
    now = found(raised, 2)
    assert now["against_ranges"] < now["win"] + now["tie"] / 2 - 0.03


def test_what_nobody_has_shown_changes_nothing() -> None:
    state = said(dealt("SA HK", board="D4 C9 HJ"), "call", "call", "call", "check", "bet 40")
    view, rng = state.view(0), Random(3)
    again = GAME.sample(view, rng).view(0)
    assert odds(again, Random(5), 5.0) == odds(view, Random(5), 5.0)


def test_after_the_deal_street_by_street_until_the_fold() -> None:
    state = said(dealt("SA HA", "C2 D7", board="D4 C9 HJ S8 S3", button=3), "call", "call", "call", "check")
    state = said(state, "bet 40", "call", "fold", "fold", "bet 100", "fold")
    assert state.turn is None
    mine = found(state, 0)["streets"]
    assert [each["street"] for each in mine] == ["preflop", "flop", "turn"]
    assert [len(each["board"]) for each in mine] == [0, 3, 4]
    assert [each["rivals"] for each in mine] == [3, 3, 1]
    assert [each["street"] for each in found(state, 2)["streets"]] == ["preflop", "flop"]


def test_all_in_the_rest_of_the_board_is_told_too() -> None:
    state = said(dealt("SA HA", board="D4 C9 HJ S8 S3", button=3), "fold", "fold", "raise 1000", "call")
    assert state.turn is None
    assert [each["street"] for each in found(state, 0)["streets"]] == ["preflop", "flop", "turn", "river"]


def test_nothing_is_told_to_who_is_out_or_looks_on() -> None:
    state = said(dealt(stacks=(1000, 1000, 1000, 0), places=(0, 0, 0, 4)), "fold")
    for seat in (state.order[-1], 3, None):
        with pytest.raises(Illegal):
            odds(state.view(seat), Random(1), 1.0)
