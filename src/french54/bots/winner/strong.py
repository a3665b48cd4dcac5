"""The level `strong`: deals the unseen cards again and again, and plays every deal out, until its time is up."""

from collections.abc import Sequence
from random import Random

from french54.bots.effort import Effort
from french54.bots.winner import thinking
from french54.core.game import Advice, Bot
from french54.games.winner.actions import Action
from french54.games.winner.view import WinnerView


class Strong(Bot[WinnerView, Action]):
    """Thinks for its budget; with `playouts`, through so many playouts a decision, the same on every machine."""

    def __init__(self, playouts: int = 0) -> None:
        self._playouts = playouts

    def act(self, view: WinnerView, rng: Random, budget: float) -> Action:
        if view.phase in {"offer", "take"}:
            return thinking.by_habit(view)
        return thinking.weighed(view, rng, Effort.of(budget, self._playouts))[0][0]

    def advise(self, view: WinnerView, rng: Random, budget: float) -> Sequence[Advice[Action]]:
        return thinking.advice(view, rng, Effort.of(budget, self._playouts))
