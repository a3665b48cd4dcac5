"""The level `strong`: deals the unseen cards again and again, and plays every deal out, until its time is up."""

from collections.abc import Sequence
from random import Random

from french54.bots.doudizhu import reading, thinking
from french54.bots.doudizhu.quick import Quick
from french54.bots.effort import Effort
from french54.core.game import Advice, Bot
from french54.games.doudizhu.actions import BIDS, Action
from french54.games.doudizhu.view import DoudizhuView


class Strong(Bot[DoudizhuView, Action]):
    """Thinks for its budget; with `playouts`, through so many playouts a decision, the same on every machine.

    Playouts are by `player`, or else by the quick player under the tables that come with French 54.
    """

    def __init__(self, playouts: int = 0, player: Quick | None = None) -> None:
        self._playouts = playouts
        self._player = player or thinking.learnt()

    def act(self, view: DoudizhuView, rng: Random, budget: float) -> Action:
        effort = Effort.of(budget, self._playouts)
        if view.landlord is None:
            return BIDS[thinking.weigh_calls(self._player, view, rng, effort)[0][0]]
        position = reading.position_of(view)
        best = thinking.weigh(self._player, position, reading.past_of(view), rng, effort)[0]
        return reading.action_of(view, best.play)

    def advise(self, view: DoudizhuView, rng: Random, budget: float) -> Sequence[Advice[Action]]:
        return thinking.advice(view, rng, Effort.of(budget, self._playouts), self._player)
