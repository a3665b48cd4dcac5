"""The level `strong`: deals the unseen cards again and again, and plays every deal out, until its time is up."""

from collections.abc import Sequence
from random import Random

from french54.bots.effort import Effort
from french54.bots.guandan import returning, thinking
from french54.bots.guandan.reading import action_of, position_of
from french54.core.game import Advice, Bot
from french54.games.guandan.actions import Action
from french54.games.guandan.view import GuandanView


class Strong(Bot[GuandanView, Action]):
    """Thinks for its budget; with enough of it, through `playouts` a decision, the same on every machine."""

    def __init__(self, playouts: int = thinking.PLAYOUTS) -> None:
        self._playouts = playouts

    def act(self, view: GuandanView, rng: Random, budget: float) -> Action:
        if view.phase == "return":
            return returning.weigh(view)[0][0]
        position = position_of(view)
        best = thinking.weigh(position, view, rng, Effort(budget, self._playouts))[0]
        return action_of(position, best.liked.move)

    def advise(self, view: GuandanView, rng: Random, budget: float) -> Sequence[Advice[Action]]:
        return thinking.advice(view, rng, Effort(budget, self._playouts))
