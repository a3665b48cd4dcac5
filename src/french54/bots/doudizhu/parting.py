"""How many turns a hand is from going out: the cheapest way of parting it into plays.

Every play costs about one turn (`TURN`), less if it is likely to keep or regain the lead, less than nothing if it
surely does. The cheapest parting is found by recursion on the lowest rank, remembered in a table by hand. Runs as
plain Python or compiled by mypyc, unchanged.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from french54.kit.climbing.onepack import (
    BLACK,
    CARDS,
    EACH,
    JOKERS,
    LENGTH_SHIFT,
    RANK_SHIFT,
    ROCKET,
    RUNNABLE,
    UNIT_SHIFT,
    WING_SHIFT,
    at_least,
    length_of,
    read,
)

TURN: Final[i64] = 100
NEVER: Final[i64] = 9999
EMPTY: Final[i64] = 9999 * 524_288
COST_SHIFT: Final[i64] = 19
TALLY_SHIFT: Final[i64] = 8
WORST: Final[i64] = 0o777_777_777_777_777
SLOTS: Final[i64] = 32_749

SINGLE: Final[i64] = 1
SINGLE_WING: Final[i64] = 2
PAIR: Final[i64] = 3
PAIR_WING: Final[i64] = 4
TRIPLE: Final[i64] = 5
BOMB: Final[i64] = 6
ROCKET_PART: Final[i64] = 7
STRAIGHT: Final[i64] = 8
PAIR_RUN: Final[i64] = 9
PLANE: Final[i64] = 10

# Places in the table of costs.
COST_SINGLE: Final[i64] = 0  # 15: by how high it stands
COST_PAIR: Final[i64] = 15  # 13
COST_TRIPLE: Final[i64] = 28  # 13
COST_BOMB: Final[i64] = 41
COST_ROCKET: Final[i64] = 42
COST_STRAIGHT: Final[i64] = 43  # base, per card beyond five, per rank of the top
COST_PAIR_RUN: Final[i64] = 46
COST_PLANE: Final[i64] = 49
COST_WING: Final[i64] = 52  # a card carried along
BOSS_SINGLE: Final[i64] = 53
BOSS_PAIR: Final[i64] = 54
COSTS: Final[i64] = 55


RED_CARD: Final[i64] = 0o100_000_000_000_000


def card(rank: i64) -> i64:
    """One card of `rank` as counts."""
    return RED_CARD >> 42 - 3 * rank


def top_digit(counts: i64) -> i64:
    """The highest rank in `counts`; -1 if there is none."""
    rank: i64 = 14
    while rank >= 0 and not counts >> 3 * rank & 7:
        rank -= 1
    return rank


def run_length(ones: i64, rank: i64) -> i64:
    """How many ones in a row stand from the digit `rank` up."""
    length: i64 = 0
    ones >>= 3 * rank
    while ones & 1:
        length += 1
        ones >>= 3
    return length


def plain(hand: i64) -> bool:
    """Whether `hand` has nothing but single cards and pairs, the rocket at most."""
    twos = at_least(hand, 2) & RUNNABLE
    if at_least(hand, 3) or twos & twos >> 3 & twos >> 6:
        return False
    ones = at_least(hand, 1) & RUNNABLE
    twos = ones & ones >> 3
    return twos & twos >> 6 & ones >> 12 == 0


class Parting:
    """The cheapest partings under one table of costs, as seen by a seat that misses the cards `unseen`."""

    def __init__(self, costs: vec[i64]) -> None:
        self.costs = costs
        self.memo = vec[i64]([0 for _ in range(2 * SLOTS)])
        self.top_single: i64 = 14
        self.top_pair: i64 = 12
        self.context: i64 = 0

    def look(self, unseen: i64) -> None:
        """Judge single cards and pairs against the cards still `unseen`."""
        self.top_single = top_digit(unseen)
        self.top_pair = top_digit(at_least(unseen, 2))
        self.context = (self.top_single + 1) << 4 | (self.top_pair + 1)

    def cost(self, hand: i64) -> i64:
        """What `hand` costs in all, in hundredths of a turn."""
        return (self.best(hand, 0, 0) >> COST_SHIFT) - NEVER

    def single_cost(self, rank: i64) -> i64:
        """What it costs to play one card of `rank`."""
        if rank >= self.top_single:
            return self.costs[BOSS_SINGLE]
        stands = rank + 14 - self.top_single
        return self.costs[COST_SINGLE + stands]

    def pair_cost(self, rank: i64) -> i64:
        """What it costs to play a pair of `rank`."""
        if rank >= self.top_pair:
            return self.costs[BOSS_PAIR]
        stands = rank + 12 - self.top_pair
        return self.costs[COST_PAIR + stands]

    def best(self, hand: i64, carriers: i64, rank: i64) -> i64:
        """The cheapest parting of `hand`, which has nothing below `rank`.

        It comes as (cost + NEVER) << 19 | tally << 8 | part << 4 | length. The tally counts the plays: single cards,
        pairs << 4, all others << 8.

        `carriers` counts the triples parted so far that carry nothing yet; below zero, cards are carried by triples
        to come.
        """
        if hand == 0:
            if carriers < 0:
                return (NEVER - carriers * TURN) << COST_SHIFT | -carriers << TALLY_SHIFT
            return EMPTY
        if carriers <= 0 and plain(hand):
            return self.best_plain(hand, carriers, rank)
        key = hand | (carriers + 4) << 45 | self.context << 49
        slot = 2 * (key % SLOTS)
        memo = self.memo
        if memo[slot] == key:
            return memo[slot + 1]
        while not hand >> 3 * rank & 7:
            rank += 1
        result = self.part_lowest(hand, carriers, rank)
        memo[slot] = key
        memo[slot + 1] = result
        return result

    def best_plain(self, hand: i64, carriers: i64, rank: i64) -> i64:
        """The same for a `hand` of single cards and pairs alone."""
        cost = NEVER - carriers * TURN
        tally: i64 = -carriers
        first: i64 = 0
        hand >>= 3 * rank
        while hand:
            count = hand & 7
            if count == 1:
                if rank == BLACK and hand == 9:
                    cost += self.costs[COST_ROCKET]
                    tally += 256
                    if first == 0:
                        first = ROCKET_PART
                    break
                cost += self.single_cost(rank)
                tally += 1
                if first == 0:
                    first = SINGLE
            elif count:
                cost += self.pair_cost(rank)
                tally += 16
                if first == 0:
                    first = PAIR
            hand >>= 3
            rank += 1
        return cost << COST_SHIFT | tally << TALLY_SHIFT | first << 4 | 1

    def after(self, hand: i64, carriers: i64, rank: i64, cost: i64, part: i64, length: i64) -> i64:
        """The cost of a part and of the cheapest parting of what is left, marked with the part."""
        tally: i64 = 256
        if part == SINGLE:
            tally = 1
        elif part == PAIR:
            tally = 16
        elif part == SINGLE_WING or part == PAIR_WING:
            tally = 0
        return (
            (self.best(hand, carriers, rank) >> TALLY_SHIFT) + (cost << 11) + tally << TALLY_SHIFT | part << 4 | length
        )

    def part_lowest(self, hand: i64, carriers: i64, rank: i64) -> i64:
        """The best of all plays that the lowest card of `hand` may belong to."""
        costs = self.costs
        count = hand >> 3 * rank & 7
        one = card(rank)
        if rank >= BLACK:
            return self.part_jokers(hand, carriers, rank)
        longest = run_length(at_least(hand, 1) & RUNNABLE, rank)
        runs = longest >= 5
        wing = costs[COST_WING]
        carry = carriers > 0 or (carriers > -3 and at_least(hand, 3) != 0)
        result = WORST
        if count == 1 or runs:
            result = self.after(hand - one, carriers, rank, self.single_cost(rank), SINGLE, 1)
        if carry and (count < 3 or runs):
            result = min(result, self.after(hand - one, carriers - 1, rank, wing, SINGLE_WING, 1))
        if count >= 2:
            if count != 3 or longest >= 3:
                result = min(result, self.after(hand - 2 * one, carriers, rank, self.pair_cost(rank), PAIR, 1))
            if carry:
                result = min(result, self.after(hand - 2 * one, carriers - 1, rank, wing, PAIR_WING, 1))
            if count >= 3:
                cost = costs[COST_TRIPLE + rank]
                result = min(result, self.after(hand - 3 * one, min(carriers + 1, 4), rank, cost, TRIPLE, 1))
                if count == 4:
                    result = min(result, self.after(hand - 4 * one, carriers, rank, costs[COST_BOMB], BOMB, 1))
        if longest >= 2:
            return self.part_runs(hand, carriers, rank, longest, result)
        return result

    def part_jokers(self, hand: i64, carriers: i64, rank: i64) -> i64:
        """The better of a joker alone and of the rocket, where `hand` is nothing but jokers."""
        result = self.after(hand - card(rank), carriers, rank, self.single_cost(rank), SINGLE, 1)
        if hand == JOKERS:
            result = min(result, self.after(0, carriers, rank, self.costs[COST_ROCKET], ROCKET_PART, 1))
        return result

    def part_runs(self, hand: i64, carriers: i64, rank: i64, longest: i64, result: i64) -> i64:
        """The better of `result` and of the runs that begin at `rank`."""
        costs = self.costs
        length: i64 = 5
        while length <= longest:
            body = EACH >> 3 * (15 - length) << 3 * rank
            cost = (
                costs[COST_STRAIGHT]
                - (length - 5) * costs[COST_STRAIGHT + 1]
                - (rank + length - 5) * costs[COST_STRAIGHT + 2]
            )
            result = min(result, self.after(hand - body, carriers, rank, cost, STRAIGHT, length))
            length += 1
        if hand >> 3 * rank & 7 < 2:
            return result
        longest = run_length(at_least(hand, 2) & RUNNABLE, rank)
        length = 3
        while length <= longest:
            body = EACH >> 3 * (15 - length) << 3 * rank
            cost = (
                costs[COST_PAIR_RUN]
                - (length - 3) * costs[COST_PAIR_RUN + 1]
                - (rank + length - 3) * costs[COST_PAIR_RUN + 2]
            )
            result = min(result, self.after(hand - 2 * body, carriers, rank, cost, PAIR_RUN, length))
            length += 1
        longest = run_length(at_least(hand, 3) & RUNNABLE, rank)
        length = 2
        while length <= longest:
            body = EACH >> 3 * (15 - length) << 3 * rank
            cost = (
                costs[COST_PLANE] - (length - 2) * costs[COST_PLANE + 1] - (rank + length - 2) * costs[COST_PLANE + 2]
            )
            result = min(result, self.after(hand - 3 * body, min(carriers + length, 4), rank, cost, PLANE, length))
            length += 1
        return result

    def parts(self, hand: i64) -> vec[i64]:
        """The plays of the cheapest parting of `hand`, triples and planes carrying what is cheapest to lose."""
        bare = vec[i64](capacity=16)
        carriers = vec[i64](capacity=4)
        singles = vec[i64](capacity=4)
        pairs = vec[i64](capacity=4)
        carried: i64 = 0
        rank: i64 = 0
        while hand:
            while not hand >> 3 * rank & 7:
                rank += 1
            found = self.best(hand, carried, rank)
            part = found >> 4 & 15
            length = found & 15
            unit = unit_in(part)
            body = JOKERS if part == ROCKET_PART else (EACH >> 3 * (15 - length) << 3 * rank) * unit
            hand -= body
            if part == SINGLE_WING:
                singles = append(singles, rank)
                carried -= 1
            elif part == PAIR_WING:
                pairs = append(pairs, rank)
                carried -= 1
            elif part == TRIPLE or part == PLANE:
                carriers = append(carriers, shaped(body, rank, 3, length))
                carried = min(carried + length, 4)
            else:
                bare = append(bare, ROCKET if part == ROCKET_PART else shaped(body, rank, unit, length))
        return with_wings(bare, carriers, singles, pairs)


def unit_in(part: i64) -> i64:
    """How many cards of each rank a part has; a rocket counts as one."""
    if part >= STRAIGHT:
        return part - STRAIGHT + 1
    if part == PAIR or part == PAIR_WING:
        return 2
    if part == TRIPLE:
        return 3
    return 4 if part == BOMB else 1


def shaped(cards: i64, rank: i64, unit: i64, length: i64) -> i64:
    """The play of `cards` without wings."""
    return cards | rank << RANK_SHIFT | unit << UNIT_SHIFT | length << LENGTH_SHIFT


def with_wings(bare: vec[i64], carriers: vec[i64], singles: vec[i64], pairs: vec[i64]) -> vec[i64]:
    """The plays, the carriers given the lowest single cards or pairs that fit; what is over stands alone."""
    single: i64 = 0
    pair: i64 = 0
    all_singles: i64 = len(singles)
    all_pairs: i64 = len(pairs)
    for carrier in carriers:
        length = length_of(carrier)
        wings: i64 = 0
        given: i64 = 0
        wing: i64 = 0
        if all_singles - single >= length:
            wing = 1
            while given < length:
                wings += card(singles[single + given])
                given += 1
        elif all_pairs - pair >= length:
            wing = 2
            while given < length:
                wings += 2 * card(pairs[pair + given])
                given += 1
        winged = carrier + wings | wing << WING_SHIFT
        if wing == 0 or read(winged & CARDS) != winged:
            bare = append(bare, carrier)
        else:
            bare = append(bare, winged)
            if wing == 1:
                single += given
            else:
                pair += given
    while single < all_singles:
        bare = append(bare, shaped(card(singles[single]), singles[single], 1, 1))
        single += 1
    while pair < all_pairs:
        bare = append(bare, shaped(2 * card(pairs[pair]), pairs[pair], 2, 1))
        pair += 1
    return bare
