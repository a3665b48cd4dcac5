"""The level `casual`: plays by habit, at once, as a sensible player at the kitchen table does."""

from collections.abc import Sequence
from random import Random
from typing import Final

from french54.bots.doudizhu import auction, reading, thinking
from french54.bots.effort import Effort
from french54.core.game import Advice, Bot
from french54.games.doudizhu.actions import BIDS, Action
from french54.games.doudizhu.view import DoudizhuView

HASTE: Final = 0.3
"""The most seconds that advice takes."""


class Casual(Bot[DoudizhuView, Action]):
    """Parts its hand, keeps bombs and partners' tricks, counts cards; no search."""

    def act(self, view: DoudizhuView, rng: Random, budget: float) -> Action:
        if view.landlord is None:
            return BIDS[_call(view)]
        position = reading.position_of(view)
        return reading.action_of(view, thinking.habitual().choose(position.sight()))

    def advise(self, view: DoudizhuView, rng: Random, budget: float) -> Sequence[Advice[Action]]:
        return thinking.advice(view, rng, Effort(min(budget, HASTE)), thinking.habitual())


def _call(view: DoudizhuView) -> int:
    worth = auction.worth(thinking.habitual().parting, reading.own_counts(view))
    return auction.call_of(worth, view.bid)
