"""The casual player: the stronger card mostly, bets by how it fares against the signals, now and then a bluff."""

from collections.abc import Sequence
from random import Random
from typing import Final

from french54.bots.onepoker import betting, hints
from french54.core.card import rank
from french54.core.game import Advice, Bot
from french54.games.onepoker.actions import Action, Lock
from french54.games.onepoker.score import ACE, TWO
from french54.games.onepoker.view import OnePokerView
from french54.kit.betting.wagers import CALL, CHECK, FOLD, Wager

BLUFF: Final = 0.12
"""How often a weak card bets all the same."""
TRAP: Final = 0.2
"""How often a strong card checks or only calls."""
SAVE: Final = 0.5
"""How often the stronger card is kept where the weaker one will do."""


class Casual(Bot[OnePokerView, Action]):
    """Plays by rules of thumb, with chance in them."""

    def act(self, view: OnePokerView, rng: Random, budget: float) -> Action:
        return self.advise(view, rng, budget)[0].action

    def advise(self, view: OnePokerView, rng: Random, budget: float) -> Sequence[Advice[Action]]:
        if view.seat is None or view.choices is None:
            raise ValueError("not on turn")
        action = _lock(view, rng) if view.phase == "lock" else _bet(view, rng)
        return (Advice(action, 0.0, hints.why(view, action)),)


def _lock(view: OnePokerView, rng: Random) -> Lock:
    seat = view.seat or 0
    signals = view.signals[1 - seat]
    best, worst = sorted(view.hand, key=lambda card: hints.against(rank(card), signals), reverse=True)
    if rank(worst) == TWO and signals[0] == 2 and rng.random() < 0.3:  # perhaps there is an ace
        return Lock(worst)
    spare = hints.against(rank(worst), signals)
    keeps = rank(best) == ACE and spare >= 0.5
    return Lock(worst if rng.random() < (SAVE if keeps else 0.08) else best)


def _bet(view: OnePokerView, rng: Random) -> Action:
    strength, now = hints.strength(view), view.round
    raises = [wager for wager in betting.choices(now) if wager.to]
    if not now.owed:
        if raises and rng.random() < _eager(strength):
            return _size(raises, strength, rng)
        return CHECK
    price = min(now.owed, now.stacks[now.turn or 0])
    odds = price / (view.pot + price)
    believed = strength - 0.35 * min(1.0, price / (view.pot - price + 1))  # a big bet tells of a good card
    if raises and believed > 0.7 and rng.random() > TRAP:
        return _size(raises, believed, rng)
    return CALL if believed + 0.15 * (rng.random() - 0.5) >= odds else FOLD


def _eager(strength: float) -> float:
    """How often a card of this strength bets."""
    if strength >= 0.6:
        return 1 - TRAP
    return BLUFF + max(0.0, strength - 0.4)


def _size(raises: Sequence[Wager], strength: float, rng: Random) -> Wager:
    """Small bets mostly; everything seldom, and rather with a strong card."""
    weights = [0.1 + 0.15 * (strength > 0.9) if wager is raises[-1] else 1.0 for wager in raises]
    return rng.choices(raises, weights)[0]
