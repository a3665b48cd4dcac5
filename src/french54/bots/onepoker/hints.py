"""Why the strong player would do this, in a sentence."""

from typing import Final

from french54.core.card import rank
from french54.core.game import Message
from french54.games.onepoker.actions import Action, Lock
from french54.games.onepoker.score import ACE, EIGHT, TWO
from french54.games.onepoker.view import OnePokerView
from french54.kit.betting.wagers import Call, Check, Fold

KING: Final = 11


def why(view: OnePokerView, action: Action) -> Message:
    """The reason for an action that equilibrium play takes."""
    if isinstance(action, Lock):
        return Message(_locking(view, action))
    return Message(_betting(view, action))


def _locking(view: OnePokerView, lock: Lock) -> str:
    """Named by what the locked card does, and what the kept one is for."""
    mine = rank(lock.card)
    ranks = [rank(card) for card in view.hand]
    kept = ranks[1] if ranks[0] == mine else ranks[0]
    if mine == kept:
        return "hint-onepoker-lock-either"
    if kept in (ACE, KING) and mine < kept:
        return "hint-onepoker-lock-save"
    if mine == TWO:
        return "hint-onepoker-lock-two"
    return "hint-onepoker-lock-high" if mine > kept else "hint-onepoker-lock-low"


def _betting(view: OnePokerView, action: Action) -> str:
    good = strength(view) >= 0.5
    if isinstance(action, Fold):
        return "hint-onepoker-fold"
    if isinstance(action, Check):
        return "hint-onepoker-check-strong" if strength(view) >= 0.75 else "hint-onepoker-check"
    if isinstance(action, Call):
        return "hint-onepoker-call" if good else "hint-onepoker-call-bluff"
    return "hint-onepoker-bet" if good else "hint-onepoker-bluff"


def strength(view: OnePokerView) -> float:
    """The share of the cards the other may have locked, by its signals, that the locked card beats; ties count half."""
    if view.seat is None or view.lock is None:
        return 0.0
    return against(rank(view.lock), view.signals[1 - view.seat])


def against(mine: int, signals: tuple[int, int]) -> float:
    """How a locked card of a rank fares against a card of a hand with these signals, all ranks of a group alike."""
    ups, downs = signals
    weights = [ups / 7 if other >= EIGHT else downs / 6 for other in range(ACE + 1)]
    fares = [_fares(mine, other) for other in range(ACE + 1)]
    return sum(map(lambda one, other: one * other, weights, fares)) / (ups + downs)


def _fares(mine: int, other: int) -> float:
    if mine == other:
        return 0.5
    if {mine, other} == {TWO, ACE}:
        return float(mine == TWO)
    return float(mine > other)
