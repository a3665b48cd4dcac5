"""The level `casual`: plays by habit, at once, as a sensible player at the kitchen table does."""

from collections.abc import Sequence
from random import Random
from typing import Final

from french54.bots.effort import Effort
from french54.bots.winner import thinking
from french54.core.game import Advice, Bot
from french54.games.winner.actions import Action
from french54.games.winner.view import WinnerView

HASTE: Final = 0.3
"""The most seconds that advice takes."""


class Casual(Bot[WinnerView, Action]):
    """Divides its hand, counts what is still out, keeps bombs for when they matter; no search."""

    def act(self, view: WinnerView, rng: Random, budget: float) -> Action:
        return thinking.by_habit(view)

    def advise(self, view: WinnerView, rng: Random, budget: float) -> Sequence[Advice[Action]]:
        return thinking.advice(view, rng, Effort(min(budget, HASTE)))
