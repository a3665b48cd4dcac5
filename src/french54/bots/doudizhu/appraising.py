"""What a play of Dou Dizhu was worth, in points. Calls are not weighed: what a bid brings, others decide."""

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Final

from french54.bots import comparing
from french54.bots.appraising import Appraisal
from french54.bots.comparing import Compared
from french54.bots.doudizhu import reading, thinking, why
from french54.bots.doudizhu.sight import Player
from french54.bots.doudizhu.worlds import Past, Position
from french54.bots.effort import Effort
from french54.games.doudizhu.actions import Action, Play
from french54.games.doudizhu.view import DoudizhuView
from french54.kit.climbing import onepack

DOUBT: Final = 0.03
"""By so much of what is at stake may the quick player's playouts mislead."""


def find(
    player: Player,
    position: Position,
    past: Past,
    taken: int,
    rng: Random,
    effort: Effort,
    *,
    allowed: Callable[[int], bool] | None = None,
) -> tuple[int, Compared]:
    """The best of the play that was `taken` and those the player thinks of, and how the two compare."""
    began, cards = perf_counter(), onepack.cards_of(taken)
    plays = [play for play in thinking.candidates(player, position, allowed) if onepack.cards_of(play) != cards]
    plays.append(taken)
    search = thinking.trials(player, position, past, rng, effort.seconds, plays)
    best, compared = comparing.found(search, len(plays) - 1, effort, began)
    return plays[best], compared


def appraise(view: DoudizhuView, taken: Action, rng: Random, effort: Effort) -> Sequence[Appraisal[Action]]:
    """The play that was made, and a better one."""
    if view.landlord is None:
        return ()
    player, position = thinking.learnt(), reading.position_of(view)
    play = taken.move if isinstance(taken, Play) else onepack.PASS
    play, found = find(player, position, reading.past_of(view), play, rng, effort)
    stake = view.bid * view.multiplier * (1 if position.part else 2)
    better = reading.action_of(view, play), why.of_play(player, position, play)
    return comparing.row(better, taken, found, stake, DOUBT)
