"""How many turns a hand of Zheng Shangyou is from going out: the cheapest way of parting it into plays.

Every part costs about one turn (`TURN`), less if it is likely to keep or regain the lead; a bomb costs less than
nothing, since it earns points on others' cards. The cheapest parting is found by recursion on the lowest rank and
remembered by hand. Runs as plain Python or compiled by mypyc, unchanged.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from french54.kit.climbing.digits import ACE, EACH, LOW_THREE, at_least, count_at, one
from french54.kit.climbing.plays import LENGTH_SHIFT, RANK_SHIFT, ROW_SHIFT, length_of, rank_of, row_of

TURN: Final[i64] = 100
NEVER: Final[i64] = 100_000
SLOTS: Final[i64] = 65_521

SINGLE: Final[i64] = 1
PAIR: Final[i64] = 2
TRIPLE: Final[i64] = 3
STRAIGHT: Final[i64] = 4
CHAIN: Final[i64] = 5
BOMB: Final[i64] = 6
ACES: Final[i64] = 7
HEAVENLY: Final[i64] = 8
"""The rows of the kernel's table, counted from 1."""

# fmt: off
SINGLES: Final = (108, 107, 106, 104, 102, 100, 98, 95, 90, 82, 68, 40, 0)
PAIRS: Final = (100, 99, 98, 96, 94, 91, 87, 82, 76, 66, 50, 20, 0)
TRIPLES: Final = (92, 90, 88, 86, 83, 79, 74, 68, 60, 48, 25, 0, 0)
# fmt: on
"""What one, two or three of a rank cost, by how high it stands below what is out against it."""
BOSS: Final[i64] = -12
"""The same where nothing out is higher."""
BOMBED: Final[i64] = -150


def play_of(row: i64, rank: i64, length: i64) -> i64:
    """A kernel's play; a run is given by its lowest digit."""
    if length > 1:
        rank += LOW_THREE
    return row << ROW_SHIFT | length << LENGTH_SHIFT | rank << RANK_SHIFT


def top_digit(counts: i64) -> i64:
    """The highest rank in `counts`; -1 if there is none."""
    digit: i64 = 14
    while digit >= 0 and not count_at(counts, digit):
        digit -= 1
    return digit


def run_of(digit: i64, length: i64) -> i64:
    """One of each of `length` ranks from `digit` up."""
    return EACH >> 4 * (15 - length) << 4 * digit


class Parting:
    """The cheapest partings, as seen by a seat that misses the cards `unseen`."""

    def __init__(self) -> None:
        self.memo = vec[i64]([0 for _ in range(2 * SLOTS)])
        self.top_single: i64 = 12
        self.top_pair: i64 = 11
        self.top_triple: i64 = 10
        self.context: i64 = 0

    def look(self, unseen: i64) -> None:
        """Judge plays against the cards still `unseen`."""
        self.top_single = top_digit(unseen)
        self.top_pair = top_digit(at_least(unseen, 2))
        self.top_triple = top_digit(at_least(unseen, 3))
        self.context = (self.top_single + 1) << 4 | (self.top_pair + 1)

    def cost(self, hand: i64) -> i64:
        """What `hand` costs in all, in hundredths of a turn."""
        return (self._best(hand) >> 13) - NEVER

    def parts(self, hand: i64) -> vec[i64]:
        """The plays of the cheapest parting."""
        out = vec[i64](capacity=16)
        while hand:
            play = (self._best(hand) & 0x1FFF) << RANK_SHIFT
            out = append(out, play)
            hand -= cards_of(play)
        return out

    def play_cost(self, play: i64) -> i64:
        """What a part costs by itself."""
        row = row_of(play) + 1
        rank = rank_of(play)
        if row == SINGLE:
            return BOSS if rank >= self.top_single else SINGLES[rank + 12 - self.top_single]
        if row == PAIR:
            return BOSS if rank >= self.top_pair else PAIRS[rank + 12 - self.top_pair]
        if row == TRIPLE:
            return TRIPLES[rank]
        top = rank - LOW_THREE + length_of(play) - 1
        if row == STRAIGHT:
            return 90 - 7 * (top - 4) - 6 * (length_of(play) - 5)
        if row == CHAIN:
            return 90 - 6 * top - 8 * (length_of(play) - 2)
        return BOMBED

    def _best(self, hand: i64) -> i64:
        """The cheapest parting as (cost + NEVER) << 13 | its first part, without the bits that are 0."""
        if hand == 0:
            return NEVER << 13
        key = hand | self.context << 52
        slot = 2 * (key % SLOTS)
        if self.memo[slot] == key:
            return self.memo[slot + 1]
        digit: i64 = 0
        while not count_at(hand, digit):
            digit += 1
        best = self._group(hand, digit, count_at(hand, digit))
        unit: i64 = 1
        while unit <= 2:
            length: i64 = 1
            shortest: i64 = 5 if unit == 1 else 2
            while digit + length - 1 <= ACE and count_at(hand, digit + length - 1) >= unit:
                if length >= shortest:
                    run = play_of(STRAIGHT if unit == 1 else CHAIN, digit, length)
                    found = self._with(run, hand - unit * run_of(digit, length))
                    if found < best:
                        best = found
                length += 1
            unit += 1
        self.memo[slot] = key
        self.memo[slot + 1] = best
        return best

    def _group(self, hand: i64, digit: i64, count: i64) -> i64:
        row = count
        if count == 4:
            row = BOMB
        elif count == 3 and digit == ACE:
            row = ACES
        return self._with(play_of(row, digit, 1), hand - count * one(digit))

    def _with(self, play: i64, rest: i64) -> i64:
        cost = (self._best(rest) >> 13) + self.play_cost(play)
        return cost << 13 | play >> RANK_SHIFT


def cards_of(play: i64) -> i64:
    """The cards of a play, as counts by rank."""
    row = row_of(play) + 1
    rank = rank_of(play)
    if row == STRAIGHT:
        return run_of(rank - LOW_THREE, length_of(play))
    if row == CHAIN:
        return 2 * run_of(rank - LOW_THREE, length_of(play))
    if row >= BOMB:
        return (3 if row == ACES else 4) * one(rank)
    return row * one(rank)
