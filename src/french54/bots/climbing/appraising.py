"""What a play was worth, by deals played out with the quick player of the climbing games."""

from collections.abc import Sequence
from time import perf_counter

from french54.bots import comparing
from french54.bots.climbing.customs import Customs
from french54.bots.climbing.weighing import Position, sensible, trials
from french54.bots.comparing import Compared
from french54.bots.effort import Effort


def find(
    player: Customs, position: Position, options: Sequence[int], taken: int, seed: int, effort: Effort
) -> tuple[int, Compared]:
    """The best of the play that was `taken` and the sensible `options`, and how the two compare."""
    began = perf_counter()
    plays = [play for play in sensible(player, position, options) if play != taken]
    plays.append(taken)
    search = trials(player, position, plays, seed)
    best, compared = comparing.found(search, len(plays) - 1, effort, began)
    return plays[best], compared
