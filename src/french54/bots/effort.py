"""How long a player thinks."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from time import perf_counter
from typing import Final, Self

NO_END: Final = 1 << 40
"""More playouts than anybody waits for."""


@dataclass(frozen=True, slots=True)
class Effort:
    """Until the seconds are spent or through so many playouts, whichever ends first."""

    seconds: float = inf
    playouts: int = NO_END

    @classmethod
    def of(cls, budget: float, playouts: int = 0) -> Self:
        """The whole budget or, where `playouts` is not 0, exactly so many, the same on every machine."""
        return cls(playouts=playouts) if playouts else cls(budget)

    def part(self, share: float) -> "Effort":
        """A share of it."""
        return Effort(self.seconds * share, int(self.playouts * share))

    def rounds(self) -> Iterator[int]:
        """A number for every deal there is time for, where whatever is tried in one deal counts as one playout."""
        until = perf_counter() + self.seconds
        for number in range(self.playouts):
            if perf_counter() >= until:
                return
            yield number
