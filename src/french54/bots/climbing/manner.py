"""A rule table as a player uses it: which row is what, what is above what, and whether anything is.

Cards are counts by rank (`kit.climbing.digits`), plays those of a `Table` (`kit.climbing.plays`). Runs as plain Python
or compiled by mypyc, unchanged.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from french54.kit.climbing.digits import BLACK, RED, at_least, count_at, line
from french54.kit.climbing.plays import LENGTH_SHIFT, RANK_SHIFT, ROW_SHIFT, length_of, rank_of, row_of
from french54.kit.climbing.table import Table, masks_above

PLACES: Final[i64] = 0x11_1111_1111_1111
"""The fourteen places of a line."""
MOST: Final[i64] = 8
"""So many cards of a rank there are at most."""


def starts_of(places: i64, unit: i64, length: i64) -> i64:
    """Where runs of `length` ranks begin in a line, as ones."""
    have = at_least(places, unit) & PLACES
    starts = have
    step: i64 = 1
    while step < length and starts:
        starts &= have >> 4 * step
        step += 1
    return starts


@final
class Manner:
    """A table's rows by what they are for; a head is 0 where there is no such row."""

    def __init__(self, table: Table, order: tuple[int, ...], runs: tuple[int, ...]) -> None:
        """Take `order`, the digits from the weakest rank up, and `runs`, the places where runs begin, likewise."""
        self.table: Final = table
        self.height: Final = _heights(order)
        """How high each rank stands, from 0."""
        self.run_height: Final = _heights(runs)
        """How high a run stands by the place where it begins."""
        self.ranks_above: Final = masks_above(order)
        self.runs_above: Final = masks_above(runs)
        self.heads = vec[i64]([0, 0, 0, 0])
        """Of single, pair and triple, by cards."""
        self.run_heads = vec[i64]([0, 0, 0, 0])
        """Of straights, rows of pairs and planes, by cards of a rank."""
        self.run_rows = vec[i64]([0, 0, 0, 0])
        self.bombs = vec[i64]([0 for _ in range(9)])
        """By cards."""
        self.triple_wings = vec[i64]([0, 0, 0])
        """Of a triple with one card, or with a pair."""
        self.plane_wings = vec[i64]([0, 0, 0])
        self.four: i64 = 0
        """Of four of a rank that are no bomb."""
        self.rocket: i64 = 0
        self.rocket_unit: i64 = 0
        self._find_rows()

    def _find_rows(self) -> None:
        row: i64 = 0
        for shape in self.table.shapes:
            row += 1
            head = row << ROW_SHIFT | 1 << LENGTH_SHIFT
            unit = shape.unit
            if shape.rocket:
                self.rocket = head | BLACK << RANK_SHIFT
                self.rocket_unit = unit
            elif shape.power > 0 and not shape.suited:
                self.bombs[unit] = head
            elif shape.longest > 1 and not shape.suited:
                if shape.wings:
                    self.plane_wings[shape.wing] = row << ROW_SHIFT
                else:
                    self.run_heads[unit] = row << ROW_SHIFT
                    self.run_rows[unit] = row - 1
            elif unit == 3 and shape.wings:
                self.triple_wings[shape.wing] = head
            elif unit == 4 and not shape.wings:
                self.four = head
            elif unit <= 3 and not shape.wings and not shape.suited:
                self.heads[unit] = head

    def boss(self, play: i64, unseen: i64, most: i64) -> bool:
        """Whether no seat with up to `most` of the cards `unseen` can beat `play` in kind; a bomb, at all."""
        shape = self.table.shapes[row_of(play)]
        if shape.rocket:
            return True
        length = length_of(play)
        unit = shape.unit
        if shape.power == 0 and shape.size(length) > most:
            return True
        if shape.longest > 1:
            starts = starts_of(line(unseen), unit, length)
            return starts & self.runs_above[rank_of(play)] == 0
        if at_least(unseen, unit) & shape.ranks & self.ranks_above[rank_of(play)]:
            return False
        if shape.power == 0:
            return True
        more = unit + 1
        while more <= MOST:
            if self.bombs[more] and at_least(unseen, more):
                return False
            more += 1
        return not self.has_rocket(unseen)

    def has_rocket(self, counts: i64) -> bool:
        """Whether all jokers that it takes are there."""
        unit = self.rocket_unit
        return unit > 0 and count_at(counts, BLACK) >= unit and count_at(counts, RED) >= unit

    def is_bomb(self, play: i64) -> bool:
        """Whether `play` beats what is no bomb."""
        return play != 0 and self.table.shapes[row_of(play)].power > 0

    def stands(self, play: i64) -> i64:
        """How high `play` stands, from 0 to 14: by its rank, or by the place where its run begins."""
        shape = self.table.shapes[row_of(play)]
        if shape.rocket:
            return 14
        if shape.longest == 1:
            return self.height[rank_of(play)]
        height = self.run_height[rank_of(play)] + length_of(play) - 1
        return height if height < 14 else 14


def _heights(order: tuple[int, ...]) -> vec[i64]:
    heights = vec[i64]([0 for _ in range(15)])
    height: i64 = 0
    for place in order:
        at: i64 = place
        heights[at] = height
        height += 1
    return heights
