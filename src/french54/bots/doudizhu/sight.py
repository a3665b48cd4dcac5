"""What a seat knows when it decides, and what no seat can beat any more.

Seats go by their part: 0 is the landlord, 1 the farmer who plays after, 2 the farmer who plays before the landlord.
Runs as plain Python or compiled by mypyc, unchanged.
"""

from librt.vecs import vec
from mypy_extensions import i64

from french54.bots.doudizhu.parting import TURN, Parting
from french54.kit.climbing.onepack import CARDS, ROCKET, RUNNABLE, at_least, length_of, rank_of, size, unit_of


class Sight:
    """What the seat on turn knows."""

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.unseen: i64 = 0
        self.part: i64 = 0
        self.counts = vec[i64]([0, 0, 0])
        self.last: i64 = 0
        self.owner: i64 = 0
        """Whose the last play is."""

    def enemy_least(self) -> i64:
        """The fewest cards an enemy holds."""
        if self.part:
            return self.counts[0]
        return self.counts[1] if self.counts[1] < self.counts[2] else self.counts[2]

    def enemy_most(self) -> i64:
        """The most cards an enemy holds."""
        if self.part:
            return self.counts[0]
        return self.counts[1] if self.counts[1] > self.counts[2] else self.counts[2]


def runs_above(ones: i64, rank: i64, length: i64) -> i64:
    """The starts above `rank` of runs of `length` in `ones`."""
    if length > 1:
        ones &= RUNNABLE
    starts = ones
    above: i64 = 1
    while above < length:
        starts &= ones >> 3 * above
        above += 1
    beaten = 3 * (rank + 1)
    return starts >> beaten << beaten


def is_boss(play: i64, unseen: i64, most: i64) -> bool:
    """Whether no seat with up to `most` of the cards `unseen` can beat `play` in kind; higher bombs only for bombs."""
    if play == ROCKET:
        return True
    unit = unit_of(play)
    if size(play & CARDS) > most:
        return True
    return runs_above(at_least(unseen, unit), rank_of(play), length_of(play)) == 0


class Player:
    """Anything that decides at once."""

    def __init__(self, costs: vec[i64]) -> None:
        self.parting = Parting(costs)

    def choose(self, sight: Sight) -> i64:
        """The play, or `PASS`."""
        raise NotImplementedError

    def liking(self, sight: Sight, play: i64) -> i64:
        """How well the player likes a `play` that leaves something of the hand, after it has looked at `sight`."""
        return -self.parting.cost(sight.hand - (play & CARDS))

    def regret(self, sight: Sight, play: i64) -> i64:
        """How much worse than its own choice the player finds `play`."""
        return 0

    def goes_out(self, hand: i64, unseen: i64, most: i64) -> bool:
        """Whether a seat that leads with `hand` has at most one play that can be beaten, bombs aside."""
        if self.parting.cost(hand) > 2 * TURN:
            return False
        losers: i64 = 0
        for play in self.parting.parts(hand):
            if not is_boss(play, unseen, most):
                losers += 1
                if losers > 1:
                    return False
        return True
