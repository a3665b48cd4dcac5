"""Trying candidates side by side: the field is halved until one is left.

Runs as plain Python or compiled by mypyc, unchanged.
"""

from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

CHUNK: Final[i64] = 4
"""So many trials are made between two looks at the clock."""


class Trials:
    """Candidates under trial; the sums grow with every trial."""

    def __init__(self, candidates: i64) -> None:
        self.candidates = candidates
        """How many there are, the most promising first."""
        self.sums = vec[i64]([0 for _ in range(candidates)])
        """What each was worth in all."""
        self.priors = vec[i64]([0 for _ in range(candidates)])
        """What speaks for each beforehand, in the same unit."""
        self.tries = vec[i64]([0 for _ in range(candidates)])

    def try_all(self, alive: vec[i64]) -> None:
        """Try every candidate that `alive` names once more, all under the same circumstances."""
        raise NotImplementedError

    def gained(self, index: i64) -> i64:
        """What a candidate has brought in all, as the game pays."""
        return self.sums[index]

    def mean(self, index: i64) -> i64:
        """What a candidate is worth on average, finely."""
        return self.sums[index] * 10_000 // max(self.tries[index], 1) + 10_000 * self.priors[index]

    def ranked(self, some: vec[i64]) -> vec[i64]:
        """`some` of the candidates, best first; of equals the first."""
        out = vec[i64](capacity=16)
        taken = vec[i64]([0 for _ in range(len(some))])
        while len(out) < len(some):
            best: i64 = -1
            at: i64 = 0
            while at < len(some):
                if not taken[at] and (best < 0 or self.mean(some[at]) > self.mean(some[best])):
                    best = at
                at += 1
            taken[best] = 1
            out = append(out, some[best])
        return out


def race(trials: Trials, seconds: float, most: i64, clock: Callable[[], float]) -> vec[i64]:
    """Halve the field until one is left, and give the order, best first.

    Each round takes an equal share of the `seconds`, and of at `most` so many tries of single candidates, whichever
    ends first.
    """
    alive = vec[i64](capacity=16)
    rounds: i64 = 0
    share = 0.0
    at: i64 = 0
    while at < trials.candidates:
        alive = append(alive, at)
        at += 1
    field: i64 = len(alive)
    while field > 1:
        rounds += 1
        share += 1.0
        field = (field + 1) // 2
    share = seconds / max(share, 1.0)
    until = clock()
    behind = vec[i64](capacity=16)
    while len(alive) > 1:
        until += share
        tries: i64 = 0
        quota = most // (rounds * len(alive)) + 1
        while tries < quota:
            trials.try_all(alive)
            tries += 1
            if tries % CHUNK == 0 and clock() >= until:
                break
        alive = trials.ranked(alive)
        keep: i64 = (len(alive) + 1) // 2
        at = len(alive) - 1
        while at >= keep:
            behind = append(behind, alive[at])
            at -= 1
        alive = alive[0:keep]
    at = len(behind) - 1
    while at >= 0:
        alive = append(alive, behind[at])
        at -= 1
    return alive


class Duel:
    """Two candidates compared; what they brought in all, as the game pays."""

    def __init__(self) -> None:
        self.tries: i64 = 0
        self.first: i64 = 0
        self.second: i64 = 0
        self.squares: i64 = 0
        """Of the gaps between the two, one in each deal."""


def duel(  # noqa: PLR0917 - a kernel is called by place
    trials: Trials, first: i64, second: i64, seconds: float, most: i64, clock: Callable[[], float]
) -> Duel:
    """Try two candidates, or one that is both, in deals that did not choose between them.

    It takes the `seconds`, or at `most` so many tries of single candidates, whichever ends first; some in any case.
    """
    found = Duel()
    pair = vec[i64]([first])
    if second != first:
        pair = append(pair, second)
    until = clock() + seconds
    quota = most // len(pair) + 1
    while found.tries < quota:
        one = trials.gained(first)
        other = trials.gained(second)
        trials.try_all(pair)
        one = trials.gained(first) - one
        other = trials.gained(second) - other
        found.first += one
        found.second += other
        found.squares += (one - other) * (one - other)
        found.tries += 1
        if found.tries % CHUNK == 0 and clock() >= until:
            break
    return found
