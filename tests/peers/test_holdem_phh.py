"""Hand histories as PokerKit reads them: the same actions, cards and stacks."""

import warnings
from random import Random

import pytest

pytest.importorskip("pokerkit")

from pokerkit import HandHistory

from french54.games.holdem import phh
from french54.games.holdem.rules import HoldemState
from french54.kit.betting.pots import Each
from tests.peers.table import random_table
from tests.rules.holdem import GAME, dealt, said


def ended(seed: int) -> HoldemState | None:
    """A deal played at random to its end; None where the notation cannot tell its price (a short big blind)."""
    rng = Random(seed)
    state = random_table(rng).ours
    if state.setup.stacks[state.view(None).blinds[1]] < GAME.big:
        return None
    while state.turn is not None:
        state = state.play(state.choices().draw(rng))
    return state


def read(text: str) -> tuple[HandHistory, list[int]]:
    """The history as PokerKit reads it, and the stacks it comes to, by its order of players."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = HandHistory.loads(text)
        *_, last = found
    assert not last.status
    return found, list(last.stacks)


def in_order(state: HoldemState, by_seat: Each) -> list[int]:
    return [by_seat[seat] for seat in state.order]


def test_random_deals_come_to_the_same_stacks() -> None:
    told = 0
    for seed in range(150):
        state = ended(seed)
        if state is None:
            continue
        told += 1
        known = {seat: state.hole(seat) for seat in state.order}
        text = phh.history(state.view(None), (GAME.small, GAME.big), hand=seed, known=known)
        found, stacks = read(text)
        ours = in_order(state, state.round.stacks)
        # Odd chips go one at a time here (holdem 5.8).
        assert sum(stacks) == sum(ours), text
        assert all(abs(theirs - mine) <= 3 for theirs, mine in zip(stacks, ours, strict=True)), text
        assert (found.starting_stacks, found.finishing_stacks) == (in_order(state, state.setup.stacks), ours)
        assert HandHistory.loads(found.dumps()) == found
    assert told > 100


def test_what_a_seat_was_not_shown_is_not_told() -> None:
    for seed in range(60):
        state = ended(seed)
        if state is None:
            continue
        for seat in state.order:
            view = state.view(seat)
            text = phh.history(view, (GAME.small, GAME.big))
            for other in state.order:
                secret = other != seat and not view.shown[other]
                assert (phh.name(state.hole(other)) in text) != secret
            read(text)


EXPECTED = r"""variant = "NT"
antes = [0, 0, 0, 0]
blinds_or_straddles = [10, 20, 0, 0]
min_bet = 20
starting_stacks = [1000, 1000, 1000, 1000]
actions = [
  "d dh p1 ????",
  "d dh p2 ????",
  "d dh p3 KcKd",
  "d dh p4 ????",
  "p3 cbr 60",
  "p4 f",
  "p1 cc",
  "p2 f",
  "d db 3c4d9h",
  "p1 cc",
  "p3 cbr 100",
  "p1 cc",
  "d db 8s",
  "p1 cc",
  "p3 cc",
  "d db Tc",
  "p1 cc",
  "p3 cc",
  "p1 sm AsAh",
  "p3 sm KcKd",
]
seats = [1, 2, 3, 4]
seat_count = 4
hand = 7
players = ["a \"b\"", "c", "蘇", "d"]
finishing_stacks = [1180, 980, 840, 1000]
"""


def test_a_deal_as_it_is_written() -> None:
    state = dealt("SA HA", "S2 D7", "CK DK", board="C3 D4 H9 S8 CT", button=3)
    state = said(state, "raise 60", "fold", "call", "fold", "check", "bet 100", "call", *["check"] * 4)
    text = phh.history(state.view(2), (10, 20), ['a "b"', "c", "蘇", "d"], hand=7)
    assert text == EXPECTED
    found, stacks = read(text)
    assert stacks == in_order(state, state.round.stacks)
    assert found.players == ['a "b"', "c", "蘇", "d"]
