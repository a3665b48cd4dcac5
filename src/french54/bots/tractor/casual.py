"""The level `casual`: plays by habit, at once, as a sensible player at the kitchen table does."""

from collections.abc import Sequence
from random import Random
from typing import Final

from french54.bots.tractor import calling, reading, why
from french54.bots.tractor.habits import Habits
from french54.core.card import Cards
from french54.core.game import Advice, Bot
from french54.games.tractor.actions import Action, Declare, Pass
from french54.games.tractor.view import TractorView

ADVISED: Final = 4
"""So many actions are advised at most."""


class Casual(Bot[TractorView, Action]):
    """Declares on strength, buries short suits, counts cards and knows who is out of what; no search."""

    def __init__(self) -> None:
        self._habits = Habits()

    def act(self, view: TractorView, rng: Random, budget: float) -> Action:
        if view.choices is None:
            raise ValueError("not on turn")
        if view.phase == "declare":
            return calls(view)[0][0]
        position = reading.position_of(view)
        if view.phase == "bury":
            return reading.buried_by(view.hand, position.order)
        chosen = self._habits.choose(position.sight())
        offers = self._habits.offers
        return position.action(offers.plays[chosen], offers.pairs[chosen])

    def advise(self, view: TractorView, rng: Random, budget: float) -> Sequence[Advice[Action]]:
        if view.phase == "declare":
            said = calls(view)[:ADVISED]
            reasons = why.of_calls(view, [call for call, _ in said])
            return [Advice(call, worth, reason) for (call, worth), reason in zip(said, reasons, strict=True)]
        position = reading.position_of(view)
        if view.phase == "bury":
            bury = reading.buried_by(view.hand, position.order)
            return [Advice(bury, 0.0, why.of_bury(view, bury, position.order))]
        sight = position.sight()
        return [
            Advice(position.action(play, pairs), worth, why.of_play(sight, play, pairs, len(found)))
            for found in [reading.ranked(self._habits, sight)]
            for play, pairs, worth in found[:ADVISED]
        ]


def calls(view: TractorView) -> list[tuple[Declare | Pass, float]]:
    """What may be said, what habit says first, then by the strength of the hand under it."""
    standing: Cards = ()
    whose = -1
    if view.declarations:
        last = view.declarations[-1]
        standing, whose = last.cards, (last.seat - (view.seat or 0)) % 4
    offered = calling.offered(view.hand, view.level, standing)
    opening = view.opening and not view.declarations
    best = calling.best(view.hand, view.level, offered, standing, whose=whose, opening=opening)
    passing = calling.worth(view.hand, view.level, standing) if standing else calling.ENOUGH
    worths = [calling.worth(view.hand, view.level, call.cards) if call.cards else passing for call in offered]
    order = sorted(range(len(offered)), key=lambda at: (at != best, -worths[at]))
    return [(offered[at], worths[at]) for at in order]
