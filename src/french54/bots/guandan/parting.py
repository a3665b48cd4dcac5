"""How many turns a hand of Guandan is from going out: the cheapest way of parting it into plays.

Every part costs about one turn (`TURN`), less if it is likely to keep or regain the lead, and bombs cost less than
nothing. Straight flushes and runs are tried in a fixed order, each where it does not make the hand much dearer; what
is left goes by rank, and wild cards go where they save most. Runs as plain Python or compiled by mypyc, unchanged.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from french54.kit.climbing.digits import EACH, count_at, digit_at, line, one, unline
from french54.kit.climbing.plays import LENGTH_SHIFT, RANK_SHIFT, ROW_SHIFT, SUIT_SHIFT, stand_in
from french54.kit.climbing.shapes import Holding

TURN: Final[i64] = 100
FAR: Final[i64] = 1_000_000
SLACK: Final[i64] = 25
"""A run is taken though the hand gets so much dearer at first, in hundredths of a turn."""
NODES: Final[i64] = 600
"""At most so many partings are tried."""

SINGLE: Final[i64] = 1
PAIR: Final[i64] = 2
TRIPLE: Final[i64] = 3
FULL_HOUSE: Final[i64] = 4
STRAIGHT: Final[i64] = 5
TUBE: Final[i64] = 6
PLATE: Final[i64] = 7
BOMB_4: Final[i64] = 8
BOMB_5: Final[i64] = 9
STRAIGHT_FLUSH: Final[i64] = 10
ROCKET: Final[i64] = 16
"""The rows of the kernel's table, counted from 1."""

# fmt: off
SINGLES: Final = (108, 107, 106, 105, 104, 102, 100, 98, 95, 92, 86, 72, 48, 22, 0)
PAIRS: Final = (102, 101, 100, 99, 98, 97, 95, 92, 86, 76, 60, 40, 15, 0, -10)
TRIPLES: Final = (95, 95, 95, 94, 93, 92, 90, 88, 84, 78, 68, 52, 25, 0, 0)
# fmt: on
"""What one, two or three of a rank cost, by how high it stands below what is out against it."""
BOSS: Final = (-10, -15, -20)
"""The same where nothing out is higher."""
DEAR: Final[i64] = 25
"""What two wild cards in one place must save beyond what one does best."""
RIDING: Final[i64] = 12
"""What a pair costs that a triple takes along."""
BOMBS: Final = (0, 0, 0, 0, -50, -78, -95, -105, -110, -115, -120)
"""What bombs cost, by their cards."""
FLUSH: Final[i64] = -84
JOKERS: Final[i64] = -130

FLUSHES: Final[i64] = 40
STRAIGHTS: Final[i64] = 50
TUBES: Final[i64] = 62
PLATES: Final[i64] = 75
"""Where the runs of each kind end, in the order in which they are tried."""


def play_of(row: i64, rank: i64, length: i64, suit: i64) -> i64:
    """A kernel's play without wings and wild cards; `suit` is counted from 1."""
    return row << ROW_SHIFT | length << LENGTH_SHIFT | rank << RANK_SHIFT | suit << SUIT_SHIFT


def bomb_row(cards: i64) -> i64:
    """The row of a bomb of so many cards."""
    return cards + 4 if cards <= 5 else cards + 5


class Parting:
    """The cheapest partings while the rank of the digit `level` is raised."""

    def __init__(self, level: i64) -> None:
        self.level = level
        self.strength = vec[i64]([0 for _ in range(15)])
        """By digit, how high a rank stands among cards of one rank, from 0."""
        at: i64 = 0
        self.strength[12] = 0 if level != 12 else 12
        if level != 12:
            at = 1
        digit: i64 = 0
        while digit < 12:
            if digit != level:
                self.strength[digit] = at
                at += 1
            digit += 1
        self.strength[level] = 12
        self.strength[13] = 13
        self.strength[14] = 14
        self.costs = vec[i64]([0 for _ in range(60)])
        """What so many of a rank cost: one to three of the digit `d` at 4 * d + count."""
        self.seen = EACH
        self.nodes: i64 = 0
        self.best: i64 = FAR
        self.best_path = vec[i64](capacity=8)
        self.best_wilds: i64 = 0
        self.best_counts: i64 = 0
        self.look(8 * EACH)

    def look(self, unseen: i64) -> None:
        """Judge ranks against the cards still `unseen`."""
        if unseen == self.seen:
            return
        self.seen = unseen
        unit: i64 = 1
        while unit <= 3:
            top: i64 = -1
            digit: i64 = 0
            while digit < 15:
                if count_at(unseen, digit) >= unit and self.strength[digit] > top and (unit < 3 or digit < 13):
                    top = self.strength[digit]
                digit += 1
            highest: i64 = 12 if unit == 3 else 14
            digit = 0
            while digit < 15:
                stands = self.strength[digit] + highest - top
                if self.strength[digit] >= top:
                    cost: i64 = BOSS[unit - 1]
                elif unit == 1:
                    cost = SINGLES[stands]
                elif unit == 2:
                    cost = PAIRS[stands]
                else:
                    cost = TRIPLES[stands]
                self.costs[4 * digit + unit] = cost
                digit += 1
            unit += 1

    def cost(self, held: Holding) -> i64:
        """What a hand costs in all, in hundredths of a turn."""
        self._search(held)
        return self.best

    def parts(self, held: Holding) -> vec[i64]:
        """The plays of the cheapest parting; no full houses, but the triples and pairs that make them."""
        self._search(held)
        out = vec[i64](capacity=16)
        for play in self.best_path:
            out = append(out, play)
        return self._groups(out, self.best_counts, self.best_wilds)

    def _search(self, held: Holding) -> None:
        self.nodes = 0
        self.best = FAR
        path = vec[i64](capacity=8)
        counts = held.counts
        jokers: i64 = 0
        if count_at(counts, 13) >= 2 and count_at(counts, 14) >= 2:
            counts -= 2 * one(13) + 2 * one(14)
            jokers = JOKERS
            path = append(path, play_of(ROCKET, 13, 1, 0))
        suits = vec[i64](capacity=4)
        for suit in held.suits:
            suits = append(suits, suit)
        while len(suits) < 4:
            suits = append(suits, 0)
        base = jokers + self._ranks_cost(counts, held.wilds)
        self._try(path, suits, counts, held.wilds, jokers, base, 0)

    def _try(self, path: vec[i64], suits: vec[i64], counts: i64, wilds: i64, taken: i64, now: i64, first: i64) -> None:
        """Keep this parting if it is the best so far, and take further runs from the one numbered `first` on."""
        self.nodes += 1
        if now < self.best:
            self.best = now
            self.best_path = path[0 : len(path)]
            self.best_counts = counts
            self.best_wilds = wilds
        places = line(counts)
        at = first
        while at < PLATES and self.nodes < NODES:
            if at < FLUSHES:
                suit: i64 = at // 10
                self._take(path, suits, counts, line(suits[suit]), wilds, taken, now, at, at % 10, suit + 1)
            elif at < STRAIGHTS:
                self._take(path, suits, counts, places, wilds, taken, now, at, at - FLUSHES, 0)
            elif at < TUBES:
                self._take(path, suits, counts, places, wilds, taken, now, at, at - STRAIGHTS, 0)
            else:
                self._take(path, suits, counts, places, wilds, taken, now, at, at - TUBES, 0)
            at += 1

    def _take(
        self,
        path: vec[i64],
        suits: vec[i64],
        counts: i64,
        places: i64,
        wilds: i64,
        taken: i64,
        now: i64,
        at: i64,
        start: i64,
        suit: i64,
    ) -> None:
        """Try a run that begins at the place `start`, if the cards for it are there."""
        unit: i64 = 1
        length: i64 = 5
        row = STRAIGHT
        if suit:
            row = STRAIGHT_FLUSH
        elif at >= TUBES:
            unit = 3
            length = 2
            row = PLATE
        elif at >= STRAIGHTS:
            unit = 2
            length = 3
            row = TUBE
        play = play_of(row, start, length, suit)
        used = unline(EACH >> 4 * (15 - length) << 4 * start) * unit
        lacking: i64 = 0
        step: i64 = 0
        places >>= 4 * start
        while step < length:
            have = places & 15
            if have < unit:
                lacking += unit - have
                if lacking > wilds:
                    return
                digit = digit_at(start + step)
                play = stand_in(play, digit, unit - have)
                used -= (unit - have) * one(digit)
            places >>= 4
            step += 1
        cost = FLUSH - start if suit else self._run_cost(row, start + length - 1)
        left = counts - used
        then = taken + cost + self._ranks_cost(left, wilds - lacking)
        if then > now + SLACK:
            return
        longer = append(path[0 : len(path)], play)
        if suit:
            fewer = suits[0 : len(suits)]
            fewer[suit - 1] -= used
            self._try(longer, fewer, left, wilds - lacking, taken + cost, then, at)
        else:
            self._try(longer, suits, left, wilds - lacking, taken + cost, then, at)

    def _run_cost(self, row: i64, top: i64) -> i64:
        """What a run costs whose highest place is `top`."""
        if row == STRAIGHT:
            return 96 - 6 * (top - 4)
        if row == TUBE:
            return 84 - 6 * (top - 2)
        return 74 - 6 * (top - 1)

    def group_cost(self, digit: i64, count: i64) -> i64:
        """What `count` of one rank cost by themselves."""
        if count == 0:
            return 0
        if count <= 3:
            return self.costs[4 * digit + count]
        cost: i64 = BOMBS[count]
        return cost - self.strength[digit]

    def _ranks_cost(self, counts: i64, wilds: i64) -> i64:
        """What cards cost that go by rank, wild ones where they save most."""
        while wilds:
            digit, count = self._best_wild(counts, wilds)
            counts += count * one(digit)
            wilds -= count
        total: i64 = 0
        triples: i64 = 0
        digit = 0
        rest = counts
        while rest:
            count = rest & 15
            if count:
                if count == 3:
                    triples += 1
                total += self.group_cost(digit, count)
            rest >>= 4
            digit += 1
        return total - self._saved(counts, triples) if triples else total

    def _with_wild(self, counts: i64, digit: i64, count: i64) -> i64:
        """How much cheaper a rank gets with so many wild cards, below zero if it does."""
        have = count_at(counts, digit)
        return self.group_cost(digit, have + count) - self.group_cost(digit, have)

    def _best_wild(self, counts: i64, wilds: i64) -> tuple[i64, i64]:
        """Where wild cards save most, and how many of them."""
        best: i64 = FAR
        where: i64 = self.level
        number: i64 = 1
        digit: i64 = 0
        while digit < 13:
            have = count_at(counts, digit)
            if have and have < 9:
                count: i64 = 1
                while count <= wilds and have + count <= 10:
                    gain = self._with_wild(counts, digit, count)
                    if count == 2:
                        gain += DEAR
                    if gain < best:
                        best = gain
                        where = digit
                        number = count
                    count += 1
            digit += 1
        alone = self._with_wild(counts, self.level, 1)
        if alone < best:
            where = self.level
            number = 1
        return where, number

    def _saved(self, counts: i64, triples: i64) -> i64:
        """What pairs save that triples take along: the dearest do."""
        saved: i64 = 0
        floor: i64 = FAR
        while triples:
            dearest: i64 = RIDING
            where: i64 = -1
            digit: i64 = 0
            while digit < 15:
                if count_at(counts, digit) == 2:
                    cost = self.costs[4 * digit + 2]
                    if cost > dearest and cost < floor:
                        dearest = cost
                        where = digit
                digit += 1
            if where < 0:
                return saved
            saved += dearest - RIDING
            floor = dearest
            triples -= 1
        return saved

    def _groups(self, out: vec[i64], counts: i64, wilds: i64) -> vec[i64]:
        """The plays of cards that go by rank."""
        stands = vec[i64]([0 for _ in range(15)])
        while wilds:
            digit, count = self._best_wild(counts, wilds)
            counts += count * one(digit)
            stands[digit] += count
            wilds -= count
        digit = 0
        while digit < 15:
            count = count_at(counts, digit)
            if count:
                row = count if count <= 3 else bomb_row(count)
                out = append(out, stand_in(play_of(row, digit, 1, 0), digit, stands[digit]))
            digit += 1
        return out
