"""How many turns a hand is from going out: a cheap way of dividing it into plays.

Every play costs about one turn (`TURN`), less if it is likely to keep or regain the lead, less than nothing if it
surely does. Ranks are taken whole, as groups, but for runs that are worth taking out of them: the best first, from four
different beginnings; the cheapest of the four counts. That is quick for hands of two packs, and nearly the cheapest
way there is. Runs as plain Python or compiled by mypyc, unchanged.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from french54.bots.climbing.manner import Manner, starts_of
from french54.kit.climbing.digits import BLACK, RED, at_least, count_at, digit_at, line, one
from french54.kit.climbing.plays import LENGTH_SHIFT, RANK_SHIFT, wing

TURN: Final[i64] = 100
SLOTS: Final[i64] = 16_381
LONGEST: Final[i64] = 12
"""Ranks in a row that are looked for."""
ANY: Final[i64] = 9

# fmt: off
SINGLES: Final = [-15, 10, 27, 32, 40, 48, 55, 60, 64, 70, 76, 84, 90, 95, 98, 100]
"""What a single card costs by how many cards of a pack stand above it unseen; beyond eight, two of them a step."""
PAIRS: Final = [-10, 32, 50, 60, 66, 72, 78, 83, 87, 90, 91, 92, 93, 94, 95]
"""What a pair costs by how many ranks above it have one unseen."""
TRIPLES: Final = [-10, 38, 50, 58, 64, 70, 74, 78, 82, 84, 86, 87, 88, 89, 90]
# fmt: on
STRAIGHT: Final[i64] = 93
PAIR_RUN: Final[i64] = 84
PLANE: Final[i64] = 75
LONGER: Final[i64] = 3
"""What a rank more costs."""
HIGHER: Final[i64] = 3
"""What a run saves by the rank where it begins."""
FOUR: Final[i64] = 25
"""Four of a rank that are no bomb."""
WING: Final[i64] = 8
"""A card or pair carried along, and all that it costs if it would have cost less than a turn by itself."""
DEAR: Final[i64] = 60
ROCKET: Final[i64] = -90


@final
class Division:
    """The divisions of hands, as seen by a seat that misses some cards."""

    def __init__(self, manner: Manner, packs: i64) -> None:
        self.manner: Final = manner
        self.packs: Final = packs
        self.singles = vec[i64]([0 for _ in range(15)])
        self.pairs = vec[i64]([0 for _ in range(15)])
        self.triples = vec[i64]([0 for _ in range(15)])
        """What a group of each rank costs."""
        self.bombs = vec[i64]([0 for _ in range(9)])
        """What a bomb costs, by cards."""
        self.single_prices: Final = vec[i64](SINGLES)
        self.pair_prices: Final = vec[i64](PAIRS)
        self.triple_prices: Final = vec[i64](TRIPLES)
        self.seen_singles: i64 = 0
        self.seen_pairs: i64 = 0
        self.seen_triples: i64 = 0
        self.memo_hands = vec[i64]([0 for _ in range(SLOTS)])
        self.memo_singles = vec[i64]([0 for _ in range(SLOTS)])
        self.memo_pairs = vec[i64]([0 for _ in range(SLOTS)])
        self.memo_triples = vec[i64]([0 for _ in range(SLOTS)])
        self.memo = vec[i64]([0 for _ in range(SLOTS)])
        self.runs = vec[i64](capacity=8)
        self.left: i64 = 0
        """What is not in `runs`."""
        self.found: i64 = 0
        self.gain: i64 = 0
        self.toll: i64 = 0
        """What is carried along costs all the same."""
        self.plays = vec[i64](capacity=16)
        bomb: i64 = -70 if packs == 1 else -10
        cards: i64 = 4
        while cards <= 8:
            self.bombs[cards] = bomb
            bomb -= 25
            cards += 1
        self.bombs[3] = -30

    def look(self, unseen: i64) -> None:
        """Judge groups against the cards still `unseen`."""
        above: i64 = 0
        above_pairs: i64 = 0
        above_triples: i64 = 0
        self.seen_singles = 0
        self.seen_pairs = 0
        self.seen_triples = 0
        place: i64 = 14
        while place >= 0:
            digit = self._digit_at_height(place)
            at = above if self.packs == 1 else (above + 1) // 2
            if at > 8:
                at = 8 + (at - 7) // 2
                if at > 15:
                    at = 15
            self.singles[digit] = self.single_prices[at]
            self.pairs[digit] = self.pair_prices[above_pairs]
            self.triples[digit] = self.triple_prices[above_triples]
            self.seen_singles = self.seen_singles << 4 | at
            self.seen_pairs = self.seen_pairs << 4 | above_pairs
            self.seen_triples = self.seen_triples << 4 | above_triples
            count = count_at(unseen, digit)
            above += count
            if count >= 2:
                above_pairs += 1
                if count >= 3:
                    above_triples += 1
            place -= 1

    def _digit_at_height(self, height: i64) -> i64:
        digit: i64 = 0
        heights = self.manner.height
        while heights[digit] != height:
            digit += 1
        return digit

    def cost(self, hand: i64) -> i64:
        """What `hand` costs in all, in hundredths of a turn."""
        slot = (hand ^ hand >> 23 ^ self.seen_singles) % SLOTS
        if slot < 0:
            slot += SLOTS
        if (
            self.memo_hands[slot] == hand
            and self.memo_singles[slot] == self.seen_singles
            and self.memo_pairs[slot] == self.seen_pairs
            and self.memo_triples[slot] == self.seen_triples
        ):
            return self.memo[slot]
        best = self.divide(hand, self.best_way(hand), False)
        self.memo_hands[slot] = hand
        self.memo_singles[slot] = self.seen_singles
        self.memo_pairs[slot] = self.seen_pairs
        self.memo_triples[slot] = self.seen_triples
        self.memo[slot] = best
        return best

    def parts(self, hand: i64) -> vec[i64]:
        """The plays of a cheap division of `hand`."""
        self.divide(hand, self.best_way(hand), True)
        return self.plays

    def best_way(self, hand: i64) -> i64:
        """With which run the cheapest division begins: one of so many cards a rank, or (0) none."""
        best: i64 = 0
        best_cost = self.divide(hand, 0, False)
        unit: i64 = 1
        while unit <= 3:
            shortest = self.shortest(unit)
            if shortest and starts_of(line(hand), unit, shortest):
                cost = self.divide(hand, unit, False)
                if cost < best_cost:
                    best = unit
                    best_cost = cost
            unit += 1
        return best

    def divide(self, hand: i64, first: i64, listed: bool) -> i64:
        """What dividing `hand` costs where the `first` run has so many cards a rank; `listed` fills `plays`."""
        runs = vec[i64](capacity=8)
        left = hand
        cost: i64 = 0
        unit = first
        while unit:
            self.gain = 0
            if unit == ANY:
                self.best_run(left, 1)
                self.best_run(left, 2)
                self.best_run(left, 3)
            else:
                self.best_run(left, unit)
            if self.gain <= 0:
                break
            left -= self.manner.table.body_of(self.found)
            cost += self.run_price(self.found)
            runs = append(runs, self.found)
            unit = ANY
        self.runs = runs
        self.left = left
        return cost + self.groups(left, listed)

    def shortest(self, unit: i64) -> i64:
        """The fewest ranks of a run of so many cards each; 0 if there are none."""
        if not self.manner.run_heads[unit]:
            return 0
        return self.manner.table.shapes[self.manner.run_rows[unit]].shortest

    def run_price(self, play: i64) -> i64:
        """What a run costs."""
        shape = self.manner.table.shape_of(play)
        length = play >> LENGTH_SHIFT & 15
        start = play >> RANK_SHIFT & 15
        return self.price_of_run(shape.unit, start, length)

    def price_of_run(self, unit: i64, start: i64, length: i64) -> i64:
        """What a run costs that has `unit` cards of each rank."""
        height = HIGHER * self.manner.run_height[start]
        if unit == 1:
            return STRAIGHT + LONGER * (length - 5) - height
        if unit == 2:
            return PAIR_RUN - LONGER * (length - 3) - height
        return PLANE - LONGER * (length - 2) - height

    def group_price(self, digit: i64, count: i64) -> i64:
        """What `count` cards of one rank cost."""
        if count <= 1:
            return self.singles[digit] if count else 0
        if count == 2:
            pair = self.pairs[digit]
            apart = 2 * self.singles[digit]
            return pair if pair <= apart else apart
        if count == 3:
            return self.bombs[3] if self.manner.bombs[3] else self.triples[digit]
        if self.manner.bombs[count]:
            return self.bombs[count] - (self.manner.height[digit])
        if digit >= BLACK:
            return (count >> 1) * self.pairs[digit] + (count & 1) * self.singles[digit]
        return FOUR + self.group_price(digit, count - 4)

    def best_run(self, left: i64, unit: i64) -> None:
        """Note the run in `left` that saves most, if it saves more than `gain`."""
        shortest = self.shortest(unit)
        if not shortest:
            return
        places = line(left)
        starts = starts_of(places, unit, shortest)
        shape = self.manner.table.shapes[self.manner.run_rows[unit]]
        start: i64 = shape.low
        while start <= 14 - shortest:
            if starts >> 4 * start & 1:
                saved: i64 = 0
                length: i64 = 0
                while start + length < 14 and length < LONGEST and places >> 4 * (start + length) & 15 >= unit:
                    digit = digit_at(start + length)
                    count = places >> 4 * (start + length) & 15
                    saved += self.group_price(digit, count) - self.group_price(digit, count - unit)
                    length += 1
                    if length >= shortest and length <= shape.longest:
                        gain = saved - self.price_of_run(unit, start, length)
                        if gain > self.gain:
                            self.gain = gain
                            self.found = self.manner.run_heads[unit] | length << LENGTH_SHIFT | start << RANK_SHIFT
            start += 1

    def groups(self, left: i64, listed: bool) -> i64:
        """What is left in groups costs, triples and planes carrying what is dearest; `listed` fills `plays`."""
        cost: i64 = 0
        if listed:
            self.plays = vec[i64](capacity=16)
        if self.manner.has_rocket(left):
            left -= self.manner.rocket_unit * (one(BLACK) + one(RED))
            cost += ROCKET
            if listed:
                self.plays = append(self.plays, self.manner.rocket)
        carried: i64 = 0
        for run in self.runs:
            winged = self.carry(run, left - carried)
            cost += self.toll
            carried += self.manner.table.wings_of(winged)
            if listed:
                self.plays = append(self.plays, winged)
        triples: i64 = 0
        if self.manner.heads[3]:
            triples = at_least(left, 3) & ~at_least(left, 4)
        digit: i64 = 0
        while triples:
            if triples & 1 and count_at(carried, digit) == 0:
                play = self.manner.heads[3] | digit << RANK_SHIFT
                winged = self.carry(play, left - carried)
                cost += self.group_price(digit, 3) + self.toll
                carried += self.manner.table.wings_of(winged) + 3 * one(digit)
                if listed:
                    self.plays = append(self.plays, winged)
            triples >>= 4
            digit += 1
        return cost + self.rest(left - carried, listed)

    def rest(self, left: i64, listed: bool) -> i64:
        """The same for ranks that carry nothing."""
        cost: i64 = 0
        digit: i64 = 0
        while left:
            count = left & 15
            if count:
                cost += self.group_price(digit, count)
                if listed:
                    self.list_group(digit, count)
            left >>= 4
            digit += 1
        return cost

    def list_group(self, digit: i64, count: i64) -> None:
        """Add the plays of so many cards of a rank."""
        manner = self.manner
        rank = digit << RANK_SHIFT
        while count > 0:
            taken: i64 = 1
            head = manner.heads[1]
            if count >= 3 and manner.bombs[count]:
                taken = count
                head = manner.bombs[count]
            elif count >= 4 and manner.four and digit < BLACK:
                taken = 4
                head = manner.four
            elif count >= 3 and manner.heads[3] and digit < BLACK:
                taken = 3
                head = manner.heads[3]
            elif count >= 2 and self.pairs[digit] <= 2 * self.singles[digit]:
                taken = 2
                head = manner.heads[2]
            self.plays = append(self.plays, head | rank)
            count -= taken

    def carry(self, play: i64, left: i64) -> i64:
        """A triple or plane with what it had best carry of `left`; `toll` says what that costs."""
        manner = self.manner
        shape = manner.table.shape_of(play)
        self.toll = 0
        if shape.unit != 3 or shape.wings:
            return play
        length = play >> LENGTH_SHIFT & 15
        free = left & ~(manner.table.body_of(play) * 5)  # three of each rank, all bits of its digit
        best = play
        best_gain: i64 = 0
        best_toll: i64 = 0
        cards: i64 = 1
        while cards <= 2:
            head = manner.triple_wings[cards]
            if shape.longest > 1:
                head = manner.plane_wings[cards]
                if head:
                    head |= length << LENGTH_SHIFT
            if head:
                wings = self.dearest(free, cards, length)
                if self.gain > best_gain:
                    best_gain = self.gain
                    best_toll = self.toll
                    best = head | play & 15 << RANK_SHIFT | wings
            cards += 1
        self.toll = best_toll
        return best

    def dearest(self, free: i64, cards: i64, wanted: i64) -> i64:
        """The `wanted` wings of so many `cards` each that save most, 0 if there are not so many.

        `gain` is what they save once the `toll` is paid; below zero if there are none.
        """
        wings: i64 = 0
        self.gain = 0
        self.toll = 0
        taken: i64 = 0
        while taken < wanted:
            best: i64 = -1
            best_gain: i64 = -1000
            best_toll: i64 = 0
            digit: i64 = 0
            while digit < 15:
                count = count_at(free, digit)
                if count >= cards and count < 4:
                    saved = self.group_price(digit, count) - self.group_price(digit, count - cards)
                    toll = WING
                    if saved < DEAR - WING:
                        toll = DEAR - saved
                    if count > cards:
                        toll += WING
                    if saved - toll > best_gain:
                        best = digit
                        best_gain = saved - toll
                        best_toll = toll
                digit += 1
            if best < 0:
                self.gain = -1000
                return 0
            free &= ~(15 * one(best))
            wings += wing(best)
            self.gain += best_gain
            self.toll += best_toll
            taken += 1
        return wings
