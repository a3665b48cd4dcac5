"""How both levels decide: calls by the system, cards by what they are worth over layouts of the hidden hands."""

from collections.abc import Sequence
from random import Random
from time import perf_counter

from french54.bots.bridge import bidding, weighing
from french54.bots.bridge.scene import Scene
from french54.bots.bridge.weighing import Effort
from french54.core.game import Advice, Bot
from french54.games.bridge.actions import VULNERABLE, Action
from french54.games.bridge.view import BridgeView

RESERVE = 0.1
"""The part of the budget that is left for what comes after the layouts."""
SHOWN = 4
"""So many cards are advised at most."""


class Player(Bot[BridgeView, Action]):
    """Thinks as hard as its level."""

    effort: Effort

    def act(self, view: BridgeView, rng: Random, budget: float) -> Action:
        return self.advise(view, rng, budget)[0].action

    def advise(self, view: BridgeView, rng: Random, budget: float) -> Sequence[Advice[Action]]:
        began = perf_counter()
        if view.phase == "vulnerability":
            return [Advice(rng.choice(VULNERABLE), 0.0)]
        if view.phase == "auction":
            return bidding.advise(view)
        scene = Scene.of(view)
        until = began + budget * (1 - RESERVE)
        found = weighing.weigh(scene, rng, self.effort, until)
        return weighing.advice(scene, found, self.effort.doubt)[:SHOWN]
