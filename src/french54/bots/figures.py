"""Means over paired decks, with the interval that holds the truth in 95 of 100 cases.

What is played with one deck hangs together, so a deck counts as one observation however often it was played.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

Z: Final = 1.959964
"""The normal quantile of a two-sided 95 % interval."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean, its 95 % interval, and how many plays of how many decks it rests on."""

    mean: float
    low: float
    high: float
    plays: int
    decks: int


def ratio(sums: Iterable[tuple[float, int]]) -> Estimate:
    """The mean a play, from each deck's total and number of plays; unbounded, for points."""
    kept = [(total, plays) for total, plays in sums if plays]
    mean, error = _ratio(kept)
    return Estimate(mean, mean - Z * error, mean + Z * error, sum(plays for _, plays in kept), len(kept))


def rate(sums: Iterable[tuple[float, int]]) -> Estimate:
    """The share of plays won: Wilson's interval, for as many independent plays as the decks are worth."""
    kept = [(total, plays) for total, plays in sums if plays]
    mean, error = _ratio(kept)
    plays = sum(plays for _, plays in kept)
    worth = mean * (1 - mean) / error**2 if error > 0 and 0 < mean < 1 else float(len(kept))
    low, high = wilson(mean, worth)
    return Estimate(mean, low, high, plays, len(kept))


def wilson(share: float, n: float) -> tuple[float, float]:
    """The interval of a share seen in `n` independent trials; everything if there were none."""
    if n <= 0:
        return 0.0, 1.0
    middle = share + Z * Z / (2 * n)
    reach = Z * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    scale = 1 + Z * Z / n
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def _ratio(sums: Sequence[tuple[float, int]]) -> tuple[float, float]:
    """The mean and its standard error, by the spread of whole decks about it."""
    plays = sum(count for _, count in sums)
    if not plays:
        return 0.0, 0.0
    mean = sum(total for total, _ in sums) / plays
    decks = len(sums)
    if decks < 2:
        return mean, 0.0
    spread = sum((total - mean * count) ** 2 for total, count in sums)
    return mean, sqrt(spread * decks / (decks - 1)) / plays
