"""What a play of Guandan was worth, in levels; a card given back for tribute is not weighed."""

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Final

from french54.bots import comparing
from french54.bots.appraising import Appraisal
from french54.bots.effort import Effort
from french54.bots.guandan import thinking, why
from french54.bots.guandan.habits import Liked
from french54.bots.guandan.reading import Position, action_of, position_of
from french54.games.guandan.actions import Action, Play
from french54.games.guandan.view import GuandanView
from french54.kit.climbing.hands import without

DOUBT: Final = 0.06
"""By so much of a level may playouts by habit mislead."""


def appraise(view: GuandanView, taken: Action, rng: Random, effort: Effort) -> Sequence[Appraisal[Action]]:
    """The play that was made, and a better one."""
    if view.phase == "return":
        return ()
    began, position = perf_counter(), position_of(view)
    liked = [each for each in thinking.candidates(position) if not _same(position, each.move, taken)]
    plays = [each.move for each in liked]
    rests = [position.after(move) for move in plays]
    plays.append(taken.move if isinstance(taken, Play) else 0)
    rests.append(without(position.held, taken.cards))
    search = thinking.trials(position, view, rng, plays, rests)
    best, found = comparing.found(search, len(plays) - 1, effort, began)
    if best == len(liked):
        return (Appraisal(taken, found.second),)
    better = action_of(position, plays[best]), why.of_play(position, Liked(plays[best], liked[best].score))
    return comparing.row(better, taken, found, 1.0, DOUBT)


def _same(position: Position, move: int, taken: Action) -> bool:
    """Whether a play lays the very cards that were laid, with the same meaning."""
    action = action_of(position, move)
    if isinstance(action, Play) and isinstance(taken, Play):
        return action.move == taken.move and sorted(action.cards) == sorted(taken.cards)
    return action == taken
