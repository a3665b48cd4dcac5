"""A play of two packs in one i64; its cards follow from the rule table it belongs to.

    wings      bits 0-29    two bits a rank: how many wings of that rank it carries
    rank       bits 30-33   the digit of its body, or the lowest place of its run (see `digits`)
    length     bits 34-37   ranks in a row
    row        bits 38-42   the shape's row in the table, counted from 1
    suit       bits 43-45   of a straight flush, counted from 1: clubs, diamonds, hearts, spades; else 0
    stand-ins  bits 46-53   two digits, counted from 1: the ranks in the body that wild cards stand for
    wing wilds bits 54-55   wild cards in the wing

`PASS` is 0, and so is an empty table. Two plays are equal exactly if they lay the same ranks (and wild cards) with
the same meaning.
"""

from typing import Final

from mypy_extensions import i64

PASS: Final[i64] = 0
WINGS: Final[i64] = 0x3FFF_FFFF
BLACK_WING: Final[i64] = 0x0C00_0000
RED_WING: Final[i64] = 0x3000_0000
_RED_WING_ONE: Final[i64] = 0x1000_0000

RANK_SHIFT: Final[i64] = 30
LENGTH_SHIFT: Final[i64] = 34
ROW_SHIFT: Final[i64] = 38
SUIT_SHIFT: Final[i64] = 43
STAND_SHIFT: Final[i64] = 46
STAND_MORE_SHIFT: Final[i64] = 50
WING_WILDS_SHIFT: Final[i64] = 54


def rank_of(play: i64) -> i64:
    """The digit of the body; of a run, its lowest place."""
    return play >> RANK_SHIFT & 15


def length_of(play: i64) -> i64:
    """Ranks in a row in the body."""
    return play >> LENGTH_SHIFT & 15


def row_of(play: i64) -> i64:
    """The shape's row in its table, from 0; -1 for a pass."""
    return (play >> ROW_SHIFT & 31) - 1


def suit_of(play: i64) -> i64:
    """The suit (as in `core.card`) of a straight flush, -1 for anything else."""
    return (play >> SUIT_SHIFT & 7) - 1


def wings_at(play: i64, digit: i64) -> i64:
    """How many wings of the rank `digit` the play carries."""
    return play >> 2 * digit & 3


def wing_wilds(play: i64) -> i64:
    """How many wild cards stand in the wing."""
    return play >> WING_WILDS_SHIFT & 3


def wilds_in(play: i64) -> i64:
    """How many wild cards the play lays down, as themselves or for others."""
    wilds = wing_wilds(play)
    if play >> STAND_SHIFT & 15:
        wilds += 1
    if play >> STAND_MORE_SHIFT & 15:
        wilds += 1
    return wilds


def stand_in(play: i64, digit: i64, wilds: i64) -> i64:
    """`play` with so many more wild cards standing for `digit` in its body."""
    while wilds > 0:
        shift = STAND_MORE_SHIFT if play >> STAND_SHIFT & 15 else STAND_SHIFT
        play |= digit + 1 << shift
        wilds -= 1
    return play


def wing(digit: i64) -> i64:
    """One wing of the rank `digit`."""
    return _RED_WING_ONE >> 2 * (14 - digit)
