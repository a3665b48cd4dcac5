"""What a play of Zheng Shangyou was worth, in points."""

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Final

from french54.bots import comparing
from french54.bots.appraising import Appraisal
from french54.bots.effort import Effort
from french54.bots.zhengshangyou import thinking, why
from french54.bots.zhengshangyou.reading import action_of, sight_of
from french54.games.zhengshangyou import hand
from french54.games.zhengshangyou.actions import Action
from french54.games.zhengshangyou.view import ZhengshangyouView

DOUBT: Final = 0.5
"""By so many points may playouts by habit mislead."""


def appraise(view: ZhengshangyouView, taken: Action, rng: Random, effort: Effort) -> Sequence[Appraisal[Action]]:
    """The play that was made, and a better one."""
    began, play = perf_counter(), hand.read(taken.cards, view.opening)
    plays = [move for move in thinking.candidates(view) if move != play]
    plays.append(play)
    search = thinking.trials(view, rng, plays)
    best, found = comparing.found(search, len(plays) - 1, effort, began)
    player, sight = thinking.habitual(), sight_of(view)
    spoken = why.of_play(player, sight, plays[best], len(player.moves(sight)))
    return comparing.row((action_of(view, plays[best]), spoken), taken, found, 1.0, DOUBT)
