"""The level `casual`: plays by habit, at once, as a sensible player at the kitchen table does."""

from collections.abc import Sequence
from random import Random
from typing import Final

from french54.bots.effort import Effort
from french54.bots.zhengshangyou import thinking
from french54.bots.zhengshangyou.reading import action_of, sight_of
from french54.core.game import Advice, Bot
from french54.games.zhengshangyou.actions import Action
from french54.games.zhengshangyou.view import ZhengshangyouView

HASTE: Final = 0.3
"""The most seconds that advice takes."""


class Casual(Bot[ZhengshangyouView, Action]):
    """Parts its hand, counts cards, keeps bombs for others' cards and stops those about to go out; no search."""

    def act(self, view: ZhengshangyouView, rng: Random, budget: float) -> Action:
        return action_of(view, int(thinking.habitual().choose(sight_of(view))))

    def advise(self, view: ZhengshangyouView, rng: Random, budget: float) -> Sequence[Advice[Action]]:
        return thinking.advice(view, rng, Effort(min(budget, HASTE), thinking.PLAYOUTS))
