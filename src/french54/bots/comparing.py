"""Two candidates of a race compared in deals of their own, so that being chosen in lucky ones helps neither."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from time import perf_counter
from typing import Final

from french54.bots import appraising
from french54.bots.appraising import Appraisal
from french54.bots.effort import Effort
from french54.bots.racing import Trials, duel, race
from french54.core.game import A, Message

SEEKING: Final = 0.6
"""The part of an effort that goes into finding the best; the rest compares it, in other deals, with what was done."""


@dataclass(frozen=True, slots=True)
class Compared:
    """Two candidates side by side, in what the trials pay."""

    first: float
    second: float
    error: float
    """The standard error of the gap between them."""


def compare(trials: Trials, first: int, second: int, effort: Effort) -> Compared:
    """What the candidates bring on average, in the same deals."""
    tried = duel(trials, first, second, effort.seconds, effort.playouts, perf_counter)
    tries = int(tried.tries)
    one, other = int(tried.first) / tries, int(tried.second) / tries
    if first == second:
        return Compared(one, one, 0.0)
    spread = max(int(tried.squares) / tries - (one - other) ** 2, 0.0)
    return Compared(one, other, sqrt(spread / max(tries - 1, 1)))


def paired(gains: Sequence[tuple[float, float]]) -> Compared:
    """The same from what both were worth in each deal; at least one."""
    many = len(gains)
    one, other = sum(gain for gain, _ in gains) / many, sum(gain for _, gain in gains) / many
    spread = sum((first - second - one + other) ** 2 for first, second in gains) / many
    return Compared(one, other, sqrt(spread / max(many - 1, 1)))


def found(trials: Trials, taken: int, effort: Effort, since: float) -> tuple[int, Compared]:
    """The best of the candidates, and how it compares with `taken`; the clock said `since` when all this began."""
    seeking = effort.part(SEEKING)
    left = seeking.seconds - (perf_counter() - since)
    best = int(race(trials, left, seeking.playouts, perf_counter)[0])
    return best, compare(trials, best, taken, effort.part(1 - SEEKING))


def row(best: tuple[A, Message], taken: A, found: Compared, stake: float, doubt: float) -> Sequence[Appraisal[A]]:
    """The appraisal of what was `taken` beside the `best`, in trials that pay a part of the `stake`.

    `doubt` is by how much of it the playouts may mislead.
    """
    action, why = best
    after = Appraisal(taken, stake * found.second, stake * found.error)
    if action == taken:
        return (after,)
    return appraising.row(Appraisal(action, stake * found.first, why=why), after, stake * doubt)
