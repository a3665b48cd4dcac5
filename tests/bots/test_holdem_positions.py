"""Positions of Texas Hold'em that nobody disputes, for both levels."""

from collections import Counter
from random import Random

import pytest

from french54.bots.holdem import Casual, Strong
from french54.games.holdem.rules import HoldemState
from tests.rules.holdem import dealt, said

PLAYERS = {"casual": Casual, "strong": Strong}
pytestmark = pytest.mark.parametrize("level", PLAYERS)


def wishes(level: str, state: HoldemState, tries: int = 40) -> Counter[str]:
    """What a player says, out of so many times."""
    if state.turn is None:
        raise ValueError("nobody is on turn")
    view, bot = state.view(state.turn), PLAYERS[level]()
    return Counter(bot.act(view, Random(seed), 1.0).word for seed in range(tries))


def share(found: Counter[str], *words: str) -> float:
    """How often one of these words was said."""
    return sum(found[word] for word in words) / found.total()


def first(hole: str, *actions: str, board: str = "", stacks: tuple[int, ...] = (1000,) * 4) -> HoldemState:
    """A deal in which seat 0 holds `hole` and acts first before the flop, the button beside it; then what was said."""
    return said(dealt(hole, board=board, stacks=stacks, button=1), *actions)


def blind(hole: str, *actions: str, board: str = "", stacks: tuple[int, ...] = (1000,) * 4) -> HoldemState:
    """A deal in which seat 0 holds `hole` and has the big blind."""
    return said(dealt(hole, board=board, stacks=stacks, button=2), *actions)


def alone(hole: str, *actions: str, board: str, pot: int = 60) -> HoldemState:
    """Seat 0 in the big blind, alone with the button, which raised to `pot`, on a board; then what was said."""
    return blind(hole, "fold", f"raise {pot}", "fold", "call", *actions, board=board)


def test_aces_raise_or_call_a_raise(level: str) -> None:
    found = wishes(level, blind("SA HA", "fold", "raise 60", "fold"))
    assert found["fold"] == 0
    assert found["raise"] > 20


def test_aces_call_everything(level: str) -> None:
    assert wishes(level, blind("SA HA", "fold", "raise 1000", "fold"))["fold"] == 0


def test_seven_and_two_fold_to_everything(level: str) -> None:
    assert share(wishes(level, blind("S7 H2", "fold", "raise 1000", "fold")), "fold") == 1


def test_seven_and_two_do_not_open_first_of_four(level: str) -> None:
    assert share(wishes(level, first("S7 H2")), "fold") > 0.9


def test_kings_open_first_of_four(level: str) -> None:
    assert share(wishes(level, first("SK HK")), "raise") > 0.8


def test_the_nuts_on_the_river_never_fold(level: str) -> None:
    state = alone(
        "SA SK", "check", "bet 60", "call", "check", "bet 100", "call", "check", "bet 780", board="SQ S7 D2 S3 H9"
    )
    assert wishes(level, state)["fold"] == 0


def test_the_nuts_on_the_river_raise_or_bet(level: str) -> None:
    checks = ("check", "check") * 2
    state = alone("SA SK", *checks, "check", "bet 60", board="SQ S7 D2 S3 H9")
    assert share(wishes(level, state), "raise") > 0.8


def test_nothing_on_the_river_folds_to_everything(level: str) -> None:
    state = alone(
        "S5 H4", "check", "bet 60", "call", "check", "bet 100", "call", "check", "bet 780", board="DK C9 DJ SQ H8"
    )
    assert share(wishes(level, state), "fold") == 1


def test_a_made_flush_does_not_fold_to_a_small_bet(level: str) -> None:
    state = alone("SA S4", "check", "bet 40", board="SQ S7 S2")
    assert wishes(level, state)["fold"] == 0


def test_the_best_draw_does_not_fold_to_a_small_bet(level: str) -> None:
    state = alone("SJ ST", "check", "bet 20", board="S9 S8 D2")
    assert wishes(level, state)["fold"] == 0


def test_a_set_bets_or_raises_more_often_than_not(level: str) -> None:
    state = alone("S7 H7", "check", "bet 60", board="DK C7 S2")
    found = wishes(level, state)
    assert found["fold"] == 0
    assert share(found, "raise", "call") == 1


def test_with_three_big_blinds_left_aces_put_everything_in(level: str) -> None:
    state = first("SA HA", stacks=(60, 1300, 1300, 1340))
    view = state.view(state.turn)
    bot = PLAYERS[level]()
    said_there = [str(bot.act(view, Random(seed), 1.0)) for seed in range(30)]
    assert said_there.count("raise 60") > 20
    assert "fold" not in said_there


def test_bluffs_come_but_not_always(level: str) -> None:
    checks = ("check", "check") * 2
    state = alone("S5 H4", *checks, board="DK C9 DJ SQ H2")
    assert 0 < share(wishes(level, state, 150), "bet") < 0.8


def test_a_price_next_to_nothing_is_paid(level: str) -> None:
    state = blind("S9 S8", "fold", "raise 40", "call", stacks=(1000, 1000, 1000, 1000))
    assert share(wishes(level, state), "fold") < 0.3
