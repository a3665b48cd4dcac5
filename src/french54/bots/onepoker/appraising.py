"""What a lock or a bet of One Poker was worth, in chips, by the equilibrium of the deal; the kept card counts too.

Nothing that the strong player sometimes does is called worse, for in equilibrium all of that is worth the same.
"""

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Final

from french54.bots.appraising import Appraisal, row
from french54.bots.effort import Effort
from french54.bots.onepoker import hints
from french54.bots.onepoker.strong import MOST, SHARE, options, solved
from french54.core.card import rank
from french54.games.onepoker.actions import Action, Lock
from french54.games.onepoker.view import OnePokerView

DOUBT: Final = 0.02
"""By so many chips may the worth of a kept card mislead."""


def appraise(view: OnePokerView, taken: Action, _rng: Random, effort: Effort) -> Sequence[Appraisal[Action]]:
    """What was done, and something better."""
    besides = None if isinstance(taken, Lock) else taken
    found = solved(view, perf_counter() + SHARE * effort.seconds, perf_counter, besides, min(MOST, effort.playouts))
    known = options(found, view)
    chance, worth = next((chance, worth) for action, chance, worth in known if _same(action, taken))
    best, _, better = max(known, key=lambda each: each[1])
    if chance > 0:
        return (Appraisal(taken, worth),)
    after = Appraisal(taken, worth, found.solver.exploitability())
    return row(Appraisal(best, better, why=hints.why(view, best)), after, DOUBT)


def _same(one: Action, other: Action) -> bool:
    """Whether two actions come to the same: cards are locked by their ranks."""
    if isinstance(one, Lock) and isinstance(other, Lock):
        return rank(one.card) == rank(other.card)
    return one == other
