"""The level `strong`: deals the unseen cards again and again, and plays every deal out, until its time is up."""

from collections.abc import Sequence
from random import Random

from french54.bots.doudizhu import thinking
from french54.bots.doudizhu_table import four, three
from french54.bots.effort import Effort
from french54.core.game import Advice, Bot
from french54.games.doudizhu_table.actions import Action
from french54.games.doudizhu_table.view import DoudizhuTableView


class Strong(Bot[DoudizhuTableView, Action]):
    """Thinks for its budget; with `playouts`, through so many playouts a decision, the same on every machine."""

    def __init__(self, playouts: int = 0) -> None:
        self._playouts = playouts

    def act(self, view: DoudizhuTableView, rng: Random, budget: float) -> Action:
        if len(view.counts) == three.PLAYERS:
            return three.played(view, rng, Effort.of(budget, self._playouts), thinking.learnt())
        return four.played(view, rng, Effort.of(budget, self._playouts))

    def advise(self, view: DoudizhuTableView, rng: Random, budget: float) -> Sequence[Advice[Action]]:
        if len(view.counts) == three.PLAYERS:
            return three.advice(view, rng, Effort.of(budget, self._playouts), thinking.learnt())
        return four.advice(view, rng, Effort.of(budget, self._playouts))
