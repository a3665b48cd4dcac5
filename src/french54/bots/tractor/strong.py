"""The level `strong`: deals the unseen cards again and again, and plays every deal out, until its time is up."""

from collections.abc import Sequence
from random import Random

from french54.bots.effort import Effort
from french54.bots.tractor import casual, reading, search, why
from french54.bots.tractor.casual import ADVISED
from french54.bots.tractor.habits import Habits
from french54.bots.tractor.search import Weighed
from french54.core.game import Advice, Bot
from french54.games.tractor.actions import Action, Bury, Declare, Pass
from french54.games.tractor.view import TractorView


class Strong(Bot[TractorView, Action]):
    """Thinks for its budget; with `worlds`, in so many deals a decision, the same on every machine."""

    def __init__(self, worlds: int = 0) -> None:
        self._worlds = worlds
        self._habits = Habits()

    def act(self, view: TractorView, rng: Random, budget: float) -> Action:
        if view.choices is None:
            raise ValueError("not on turn")
        effort = Effort.of(budget, self._worlds)
        if view.phase == "declare":
            return self._calls(view, rng, effort)[0].choice
        position = reading.position_of(view)
        if view.phase == "bury":
            return Bury(position.order.cards(*search.buries(position, rng, effort)[0].choice))
        return position.action(*search.plays(position, self._habits, rng, effort)[0].choice)

    def advise(self, view: TractorView, rng: Random, budget: float) -> Sequence[Advice[Action]]:
        effort = Effort.of(budget, self._worlds)
        if view.phase == "declare":
            said = self._calls(view, rng, effort)[:ADVISED]
            reasons = why.of_calls(view, [each.choice for each in said])
            return [Advice(each.choice, each.value, reason) for each, reason in zip(said, reasons, strict=True)]
        position = reading.position_of(view)
        if view.phase == "bury":
            found = search.buries(position, rng, effort)[:ADVISED]
            buries = [(Bury(position.order.cards(*each.choice)), each.value) for each in found]
            return [Advice(bury, value, why.of_bury(view, bury, position.order)) for bury, value in buries]
        sight, weighed = position.sight(), search.plays(position, self._habits, rng, effort)
        return [
            Advice(position.action(*each.choice), each.value, why.of_play(sight, *each.choice, len(weighed)))
            for each in weighed[:ADVISED]
        ]

    def _calls(self, view: TractorView, rng: Random, effort: Effort) -> list[Weighed[Declare | Pass]]:
        return search.calls(view, casual.calls(view), rng, effort)
