"""What a card of Bridge was worth, in points: over layouts that agree with the auction, each played out double dummy.

Calls are not weighed: the system has a rule for each, and no worth.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from time import perf_counter
from typing import Final

from french54.bots.appraising import Appraisal, row
from french54.bots.bridge import solver, weighing
from french54.bots.bridge.scene import Scene
from french54.bots.bridge.strong import Strong
from french54.bots.comparing import SEEKING, paired
from french54.bots.effort import Effort
from french54.core.card import Card
from french54.games.bridge.actions import Action, Play
from french54.games.bridge.view import BridgeView

DOUBT: Final = 8.0
"""By so many points may the solver mislead, which thinks that everybody sees all cards."""
FEW: Final = 8
"""Fewer layouts than this say nothing against a card."""
MOST: Final = 100
"""So many layouts are solved at most to compare two cards."""


def appraise(view: BridgeView, taken: Action, rng: Random, effort: Effort) -> Sequence[Appraisal[Action]]:
    """The card that was played, and a better one; cards alike are one."""
    if view.phase != "play" or not isinstance(taken, Play):
        return ()
    scene, began = Scene.of(view), perf_counter()
    cards = len(scene.legal)
    layouts = {left: min(most, effort.playouts // cards + 1) for left, most in Strong.effort.layouts.items()}
    until = began + effort.seconds * SEEKING
    found = weighing.weigh(scene, rng, replace(Strong.effort, layouts=layouts), until, solve=_solve)
    if not found.layouts:
        return ()
    best = found.habit if found.keeps_habit(Strong.effort.doubt) else max(found.worth, key=found.value)
    if scene.alike(best, taken.card):
        best = taken.card
    more = dict.fromkeys(layouts, min(MOST, max(FEW, effort.playouts // cards // 2)))
    compared = weighing.weigh(scene, rng, replace(Strong.effort, layouts=more), began + effort.seconds, 0.0, _solve)
    if not compared.layouts:
        return ()
    gains = paired(list(zip(compared.worth[best], compared.worth[taken.card], strict=True)))
    after: Appraisal[Action] = Appraisal(taken, gains.second, gains.error)
    if best == taken.card or compared.layouts < FEW:
        return (Appraisal(taken, gains.second),)
    return row(Appraisal(Play(best), gains.first, why=weighing.why(found, best, best)), after, DOUBT)


def _solve(position: solver.Position, _seconds: float) -> dict[Card, int]:
    """In this thread, however long it takes: one that solves beside it would keep its urgency for good."""
    return solver.tricks(position)
