"""The level `casual`: plays by habit, at once, as a sensible player at the kitchen table does."""

from collections.abc import Sequence
from random import Random
from typing import Final

from french54.bots.doudizhu import thinking
from french54.bots.doudizhu_table import four, three
from french54.bots.effort import Effort
from french54.core.game import Advice, Bot
from french54.games.doudizhu_table.actions import Action
from french54.games.doudizhu_table.view import DoudizhuTableView

HASTE: Final = 0.3
"""The most seconds that advice takes."""


class Casual(Bot[DoudizhuTableView, Action]):
    """Divides its hand, keeps bombs and partners' tricks, counts cards; no search."""

    def act(self, view: DoudizhuTableView, rng: Random, budget: float) -> Action:
        if len(view.counts) == three.PLAYERS:
            return three.called(view) if view.landlord is None else three.by_habit(view)
        return four.called(view) if view.landlord is None else four.by_habit(view)

    def advise(self, view: DoudizhuTableView, rng: Random, budget: float) -> Sequence[Advice[Action]]:
        seconds = min(budget, HASTE)
        if len(view.counts) == three.PLAYERS:
            return three.advice(view, rng, Effort(seconds), thinking.habitual())
        return four.advice(view, rng, Effort(seconds))
