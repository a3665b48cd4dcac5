"""The level `casual`: plays by habit, at once, as a sensible player at the kitchen table does."""

from collections.abc import Sequence
from random import Random
from typing import Final

from french54.bots.effort import Effort
from french54.bots.guandan import habits, returning, thinking
from french54.bots.guandan.reading import action_of, position_of
from french54.core.game import Advice, Bot
from french54.games.guandan.actions import Action
from french54.games.guandan.view import GuandanView

HASTE: Final = 0.3
"""The most seconds that advice takes."""


class Casual(Bot[GuandanView, Action]):
    """Parts its hand, leaves tricks to its partner, keeps bombs for those about to go out; no search."""

    def act(self, view: GuandanView, rng: Random, budget: float) -> Action:
        if view.phase == "return":
            return returning.weigh(view)[0][0]
        position = position_of(view)
        return action_of(position, habits.weigh(position)[0].move)

    def advise(self, view: GuandanView, rng: Random, budget: float) -> Sequence[Advice[Action]]:
        return thinking.advice(view, rng, Effort(min(budget, HASTE), thinking.PLAYOUTS))
