"""The level `strong`: deals the unseen cards again and again, and plays every deal out, until its time is up."""

from collections.abc import Sequence
from random import Random

from french54.bots.effort import Effort
from french54.bots.zhengshangyou import thinking
from french54.bots.zhengshangyou.reading import action_of
from french54.core.game import Advice, Bot
from french54.games.zhengshangyou.actions import Action
from french54.games.zhengshangyou.view import ZhengshangyouView


class Strong(Bot[ZhengshangyouView, Action]):
    """Thinks for its budget; with enough of it, through `playouts` a decision, the same on every machine."""

    def __init__(self, playouts: int = thinking.PLAYOUTS) -> None:
        self._playouts = playouts

    def act(self, view: ZhengshangyouView, rng: Random, budget: float) -> Action:
        return action_of(view, thinking.weigh(view, rng, Effort(budget, self._playouts))[0][0])

    def advise(self, view: ZhengshangyouView, rng: Random, budget: float) -> Sequence[Advice[Action]]:
        return thinking.advice(view, rng, Effort(budget, self._playouts))
