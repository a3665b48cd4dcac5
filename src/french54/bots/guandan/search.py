"""Weighing plays of Guandan by playing sampled deals to their end, every hand parted once.

Seats are counted from the one that decides. Runs as plain Python or compiled by mypyc, unchanged.
"""

from collections.abc import Iterator
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from french54.bots.guandan.parting import Parting
from french54.bots.guandan.playing import Round, part_of
from french54.bots.racing import Trials
from french54.kit.climbing.shapes import Holding

WIN: Final[i64] = 200
"""What it is worth to win, in hundredths of a level, beside the levels."""
LEVEL: Final[i64] = 100


def parted(parting: Parting, held: Holding) -> vec[i64]:
    """The parts of a hand."""
    out = vec[i64](capacity=16)
    for play in parting.parts(held):
        out = append(out, part_of(parting, play))
    return out


class Search(Trials):
    """Plays under trial. `now` is the deal as it stands; each candidate has a play and what it leaves of the hand."""

    def __init__(
        self,
        parting: Parting,
        now: Round,
        plays: vec[i64],
        rests: list[Holding],
        worlds: Iterator[tuple[Holding, Holding, Holding]],
    ) -> None:
        super().__init__(len(plays))
        self.parting = parting
        self.now = now
        self.worlds = worlds
        self.plays = vec[i64](capacity=16)
        """The part each candidate lays, -1 for a pass."""
        for play in plays:
            self.plays = append(self.plays, part_of(parting, play) if play else -1)
        self.rests = [parted(parting, rest) for rest in rests]
        self.levels = vec[i64]([0 for _ in range(len(plays))])
        """The levels each has won in all."""
        self.round = Round()
        self.world = Round()

    def try_all(self, alive: vec[i64]) -> None:
        first, second, third = next(self.worlds)
        world = self.world
        world.copy(self.now)
        world.hold(1, parted(self.parting, first))
        world.hold(2, parted(self.parting, second))
        world.hold(3, parted(self.parting, third))
        for index in alive:
            self.try_one(index)

    def gained(self, index: i64) -> i64:
        return self.levels[index]

    def try_one(self, index: i64) -> None:
        """Play a candidate out in the deal laid out in `world`."""
        deal = self.round
        deal.copy(self.world)
        deal.hold(0, self.rests[index])
        play = self.plays[index]
        if play < 0:
            deal.skip(0)
        else:
            deal.lay(0, play)
        up = deal.run()
        self.levels[index] += up
        self.sums[index] += LEVEL * up + (WIN if up > 0 else -WIN)
        self.tries[index] += 1
