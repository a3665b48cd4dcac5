"""The legal plays of a climbing game from one table of its shapes: the same rows list, read and compare.

A `Table` is made once for a set of rules (Guandan: one for each level). `lead` and `follow` list the plays of a hand
given as counts by rank (`digits.hand_of`), `read` says what cards are, `beats` compares. Where suits or wild cards
count, `lead_from`, `follow_from` and `readings` ask the same of a `Holding`. Plays are numbers, laid out in `plays`.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from french54.kit.climbing.digits import EACH, digit_at, one, size, unline
from french54.kit.climbing.listing import add_groups, add_rocket, add_runs
from french54.kit.climbing.plays import (
    PASS,
    ROW_SHIFT,
    STAND_MORE_SHIFT,
    STAND_SHIFT,
    WINGS,
    length_of,
    rank_of,
    row_of,
    wilds_in,
    wing_wilds,
    wings_at,
)
from french54.kit.climbing.shapes import Holding, Shape, bare

_ONE_PLACE: Final[i64] = 0x100_0000_0000_0000


@final
class Table:
    """The shapes of a game, and which ranks are above which."""

    def __init__(
        self, shapes: tuple[Shape, ...], order: tuple[int, ...], runs: tuple[int, ...], level: int = -1
    ) -> None:
        """Make a table.

        order: the digits from the weakest rank to the strongest. runs: the starting places of runs likewise.
        level: the digit of wild cards alone, -1 where there are none. Raises ValueError if wild cards would have to
        stand among several wings, which no game here knows.
        """
        for shape in shapes:
            if level >= 0 and shape.wings and (shape.wings != 1 or shape.longest > 1):
                raise ValueError(f"wild cards among the wings of {shape.name}")
        self.shapes: Final = shapes
        self.level: Final[i64] = level
        self._ranks_above: Final = masks_above(order)
        self._runs_above: Final = masks_above(runs)

    def lead(self, counts: i64) -> vec[i64]:
        """Every play of a seat that leads from `counts`, each once, in a fixed order; suits and wilds aside."""
        return self._list(vec[i64](capacity=64), bare(counts), 0)

    def follow(self, counts: i64, last: i64) -> vec[i64]:
        """`PASS`, and then every play of `counts` that beats the play `last`."""
        return self._reply(bare(counts), last, False)

    def moves(self, counts: i64, last: i64) -> vec[i64]:
        """What a seat may play on `last`; `PASS` as the last play means that it leads."""
        return self.follow(counts, last) if last else self.lead(counts)

    def lead_from(self, held: Holding) -> vec[i64]:
        """Every play of a seat that leads, each meaning of each choice of cards once."""
        return self._list(vec[i64](capacity=256), held, 0)

    def follow_from(self, held: Holding, last: i64) -> vec[i64]:
        """`PASS`, and then every play of `held` that beats `last`."""
        return self._reply(held, last, False)

    def moves_from(self, held: Holding, last: i64) -> vec[i64]:
        """What a seat may play on `last`; `PASS` as the last play means that it leads."""
        return self.follow_from(held, last) if last else self.lead_from(held)

    def ties_from(self, held: Holding, last: i64) -> vec[i64]:
        """Every play of `held` that equals `last` in shape, length and rank: for games that break ties by suit."""
        return self._reply(held, last, True)

    def readings(self, held: Holding) -> vec[i64]:
        """Everything that all the cards held, laid down together, can mean."""
        total = size(held.counts) + held.wilds
        found = vec[i64]()
        for play in self._list(vec[i64](), held, total):
            if wilds_in(play) == held.wilds and self.natural_cards(play) == held.counts:
                found = append(found, play)
        return found

    def read(self, counts: i64) -> i64:
        """The first meaning of cards known by rank, or 0 if they are no play."""
        for play in self._list(vec[i64](), bare(counts), size(counts)):
            if self.cards_of(play) == counts:
                return play
        return PASS

    def beats(self, play: i64, last: i64) -> bool:
        """Whether `play` may be laid on `last`; anything but a pass beats an empty table."""
        if play == PASS or last == PASS:
            return play != PASS
        row = row_of(play)
        shape = self.shapes[row]
        if row != row_of(last):
            return shape.power > self.shapes[row_of(last)].power
        if length_of(play) != length_of(last) or shape.rocket:
            return False
        return self._above_of(shape, last) >> 4 * rank_of(play) & 1 == 1

    def cards_of(self, play: i64) -> i64:
        """The cards `play` stands for, as counts by rank: wild cards as what they mean."""
        return self.body_of(play) + self.wings_of(play)

    def body_of(self, play: i64) -> i64:
        """The cards that decide, as counts by rank."""
        if play == PASS:
            return 0
        shape = self.shapes[row_of(play)]
        if shape.rocket:
            return shape.unit * (one(13) + one(14))
        if shape.longest == 1:
            return shape.unit * one(rank_of(play))
        return shape.unit * unline(EACH >> 4 * (15 - length_of(play)) << 4 * rank_of(play))

    def wings_of(self, play: i64) -> i64:
        """The cards carried along, as counts by rank."""
        counts: i64 = 0
        if play & WINGS:
            each = self.shapes[row_of(play)].wing
            digit: i64 = 0
            while digit < 15:
                counts += wings_at(play, digit) * each * one(digit)
                digit += 1
        return counts

    def natural_cards(self, play: i64) -> i64:
        """The cards `play` takes from a hand beside its wild cards, as counts by rank."""
        counts = self.cards_of(play)
        if play >> STAND_SHIFT & 15:
            counts -= one((play >> STAND_SHIFT & 15) - 1)
        if play >> STAND_MORE_SHIFT & 15:
            counts -= one((play >> STAND_MORE_SHIFT & 15) - 1)
        if wing_wilds(play):
            digit: i64 = 0
            while not wings_at(play, digit):
                digit += 1
            counts -= wing_wilds(play) * one(digit)
        return counts

    def shape_of(self, play: i64) -> Shape:
        """The row of a play that is no pass."""
        return self.shapes[row_of(play)]

    def top_of(self, play: i64) -> i64:
        """The digit that decides: the body's rank, the highest rank of a run, the red joker of a rocket."""
        shape = self.shapes[row_of(play)]
        if shape.rocket:
            return 14
        if shape.longest == 1:
            return rank_of(play)
        return digit_at(rank_of(play) + length_of(play) - 1)

    def _above_of(self, shape: Shape, last: i64) -> i64:
        return (self._ranks_above if shape.longest == 1 else self._runs_above)[rank_of(last)]

    def _list(self, out: vec[i64], held: Holding, total: i64) -> vec[i64]:
        """Every play, or with a `total` those of so many cards."""
        row: i64 = 0
        for shape in self.shapes:
            row += 1
            shortest = shape.shortest
            longest = shape.longest
            if total:
                while shortest <= longest and shape.size(shortest) != total:
                    shortest += 1
                if longest > shortest:
                    longest = shortest
            if shortest <= longest:
                out = self._add(out, held, row, shortest, longest, EACH)
        return out

    def _reply(self, held: Holding, last: i64, ties: bool) -> vec[i64]:
        out = vec[i64](capacity=16)
        if not ties:
            out = append(out, PASS)
        last_row = row_of(last) + 1
        last_shape = self.shapes[last_row - 1]
        row: i64 = 0
        for shape in self.shapes:
            row += 1
            if row == last_row:
                above = one(rank_of(last)) if ties else self._above_of(shape, last)
                if not shape.rocket:
                    out = self._add(out, held, row, length_of(last), length_of(last), above)
            elif shape.power > last_shape.power and not ties:
                out = self._add(out, held, row, shape.shortest, shape.longest, EACH)
        return out

    def _add(self, out: vec[i64], held: Holding, row: i64, shortest: i64, longest: i64, above: i64) -> vec[i64]:
        shape = self.shapes[row - 1]
        head = row << ROW_SHIFT
        if shape.rocket:
            return add_rocket(out, held, shape, head)
        if shape.longest == 1:
            return add_groups(out, held, shape, head, above, self.level)
        return add_runs(out, held, shape, head, shortest, longest, above)


def masks_above(order: tuple[int, ...]) -> vec[i64]:
    """For each rank or place the mask of those that follow it in `order`."""
    masks = vec[i64]([0] * 15)
    above: i64 = 0
    for place in reversed(order):
        at: i64 = place
        masks[at] = above
        above |= one(at)
    return masks
