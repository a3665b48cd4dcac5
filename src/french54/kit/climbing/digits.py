"""Cards by rank as one number: fifteen digits of four bits, enough for two packs.

3 is digit 0, the lowest, the ace digit 11, 2 digit 12, the black joker digit 13 and the red joker digit 14; each digit
says how many (0 to 8) are held. Runs are looked up in a `line` of the same digits in natural order: place 0 is the
ace (low), 1 the 2, 2 the 3 and so on to the king at 12 and the ace (high) at 13; jokers do not run.
A mask of ranks or places is a number of the same form, made of ones.
"""

from typing import Final

from mypy_extensions import i64

EACH: Final[i64] = 0x111_1111_1111_1111
"""One of every rank."""
NATURAL: Final[i64] = 0x001_1111_1111_1111
"""One of every rank but the jokers."""
KING: Final[i64] = 10
ACE: Final[i64] = 11
TWO: Final[i64] = 12
BLACK: Final[i64] = 13
RED: Final[i64] = 14

LOW_ACE: Final[i64] = 0
LOW_THREE: Final[i64] = 2
HIGH_ACE: Final[i64] = 13

_RED_ONE: Final[i64] = 0x100_0000_0000_0000
_HIGH_PLACES: Final[i64] = 0xFF_FFFF_FFFF_FF00


def one(digit: i64) -> i64:
    """A single card of the rank `digit`."""
    return _RED_ONE >> 4 * (14 - digit)  # mypyc would shift a plain 1 left in 32 bits


def count_at(counts: i64, digit: i64) -> i64:
    """How many cards of the rank `digit` there are."""
    return counts >> 4 * digit & 15


def size(counts: i64) -> i64:
    """How many cards there are."""
    total: i64 = 0
    while counts:
        total += counts & 15
        counts >>= 4
    return total


def at_least(counts: i64, unit: i64) -> i64:
    """The ranks (or places of a line) with `unit` cards or more, as ones."""
    if unit < 1:
        return EACH
    if unit > 8:
        return 0
    return counts + EACH * (8 - unit) >> 3 & EACH


def line(counts: i64) -> i64:
    """`counts` in natural order, the ace at both ends."""
    return counts << 8 & _HIGH_PLACES | counts >> 44 & 0xFF


def unline(places: i64) -> i64:
    """Counts by rank again; the ace must stand at one end only."""
    return places >> 8 | (places & 0xFF) << 44


def digit_at(place: i64) -> i64:
    """The rank at `place` of a line."""
    return place - 2 if place >= 2 else place + 11


def digit_of(card: i64) -> i64:
    """The digit of a card of `core.card`, whatever its suit."""
    if card >= 52:
        return card - 39
    if card < 4:
        return 12
    return (card >> 2) - 1


def hand_of(cards: tuple[int, ...]) -> i64:
    """`cards` of `core.card` as counts by rank."""
    counts: i64 = 0
    for card in cards:
        counts += one(digit_of(card))
    return counts
