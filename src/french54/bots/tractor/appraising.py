"""What a play of Tractor was worth, in steps of the match.

Calls are not weighed, since what they bring others decide; nor is what is buried, which played out by habit looks safer
than it is.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from french54.bots import comparing
from french54.bots.appraising import Appraisal
from french54.bots.comparing import SEEKING, paired
from french54.bots.effort import Effort
from french54.bots.tractor import reading, search, why
from french54.bots.tractor.habits import Habits
from french54.bots.tractor.search import CANDIDATES, SPREAD, Weighed
from french54.games.tractor.actions import Action
from french54.games.tractor.view import TractorView

DOUBT: Final = 0.06
"""By so much of a step may playouts by habit mislead."""


def appraise(view: TractorView, taken: Action, rng: Random, effort: Effort) -> Sequence[Appraisal[Action]]:
    """The play that was made, and a better one."""
    if view.phase != "play":
        return ()
    position = reading.position_of(view)
    ranked, made = reading.ranked(Habits(), position.sight()), position.order.held(taken.cards)
    scores = {(play, pairs): (score - ranked[0][2]) / SPREAD for play, pairs, score in ranked}
    plays = [play for play in list(scores)[:CANDIDATES] if play != made]
    plays.append(made)
    last = min(scores.values())
    found = [Weighed(play, scores.get(play, last)) for play in plays]
    seeking = _deals(effort.part(SEEKING), len(plays))
    best = search.race(found, seeking, search.trial_of(position, rng, search.worth))[0].choice
    trial = search.trial_of(position, rng, search.steps)
    gains = []
    for _ in _deals(effort.part(1 - SEEKING), 2).rounds():
        value = trial()
        gains.append((value(best), value(made) if best != made else 0.0))
    if best == made:
        return (Appraisal(taken, paired(gains).first),)
    spoken = why.of_play(position.sight(), *best, len(ranked))
    return comparing.row((position.action(*best), spoken), taken, paired(gains), 1.0, DOUBT)


def _deals(effort: Effort, plays: int) -> Effort:
    """The same, with so many plays tried in each deal; two deals at least."""
    return replace(effort, playouts=max(2, effort.playouts // plays))
