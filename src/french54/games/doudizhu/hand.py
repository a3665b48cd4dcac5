"""Cards bound to the kernel's counts, and its plays in words.

A *held* hand is a bit set of cards. Its counts, and a play, are numbers of `french54.kit.climbing.onepack`.
"""

from functools import cache
from itertools import combinations
from random import Random
from typing import Final

from french54.core.card import Card, Cards
from french54.core.game import Message
from french54.kit.climbing import onepack
from french54.kit.climbing.hands import POWER, places
from french54.kit.climbing.meaning import RANK_NAMES, Meaning

BIT: Final[tuple[int, ...]] = tuple(1 << card for card in range(54))
ONE: Final[tuple[int, ...]] = tuple(1 << 3 * power for power in POWER)
"""Each card as counts by rank."""

_PLACE: Final = places()
_ORDER: Final[tuple[Card, ...]] = tuple(sorted(range(54), key=_PLACE.__getitem__))
_SHIFT: Final[tuple[int, ...]] = (*(4 * ((power + 1) % 13) for power in range(13)), 52, 53)
"""The lowest bit of each rank in a held hand, by power."""
_FOUR: Final = (15,) * 13 + (1, 1)

_CARRIED: Final = {
    (1, 0): ("single", "straight"),
    (2, 0): ("pair", "pair_chain"),
    (3, 0): ("triple", "plane"),
    (3, 1): ("triple_single", "plane_single"),
    (3, 2): ("triple_pair", "plane_pair"),
    (4, 0): ("bomb", ""),
    (4, 1): ("four_two_single", ""),
    (4, 2): ("four_two_pair", ""),
    (5, 0): ("rocket", ""),
}
"""By cards of a rank and cards in a wing: the shape, and the shape of a run of it."""


def held(cards: Cards) -> int:
    """`cards` as a bit set; cards that come twice count once."""
    bits = 0
    for card in cards:
        bits |= BIT[card]
    return bits


def counts(cards: Cards) -> int:
    """How many of each rank, as the kernel counts them."""
    total = 0
    for card in cards:
        total += ONE[card]
    return total


def ordered(cards: Cards) -> Cards:
    """From the highest rank down; within a rank spades, hearts, diamonds, clubs."""
    return tuple(sorted(cards, key=_PLACE.__getitem__))


def listed(bits: int) -> Cards:
    """The cards of a held hand, from the highest rank down."""
    return tuple([card for card in _ORDER if bits & BIT[card]])


def read(cards: Cards) -> int:
    """The kernel's play for `cards`; 0 if they are no combination."""
    return onepack.read(counts(cards)) if len(set(cards)) == len(cards) else 0


def laid(cards: Cards, move: int) -> Cards:
    """`cards` as they lie on the table: the body of `move`, then what it carries."""
    if not onepack.wing_of(move):
        return ordered(cards)
    body = onepack.body_of(move)
    return tuple(sorted(cards, key=lambda card: (not body >> 3 * POWER[card] & 7, _PLACE[card])))


@cache
def _ranks(move: int) -> tuple[tuple[int, int, int], ...]:
    """The ranks of a play in the order they are laid: shift and mask in a held hand, and how many."""
    body = onepack.body_of(move)
    parts = (body, onepack.cards_of(move) - body)
    return tuple(
        (_SHIFT[power], _FOUR[power], part >> 3 * power & 7)
        for part in parts
        for power in range(14, -1, -1)
        if part >> 3 * power & 7
    )


def _subsets(base: Card, have: int, count: int) -> tuple[Cards, ...]:
    cards = [base + suit for suit in (3, 2, 1, 0) if have >> suit & 1]
    return tuple(combinations(cards, count))


_SUBSETS: Final[dict[tuple[int, int, int], tuple[Cards, ...]]] = {
    (base, have, count): _subsets(base, have, count)
    for base in (*range(0, 52, 4), 52, 53)
    for have in range(1, 16 if base < 52 else 2)
    for count in range(1, have.bit_count() + 1)
}
"""By the lowest card of a rank, the suits held and how many: the cards that may be laid, highest suits first."""


def bind(move: int, bits: int, rng: Random | None = None) -> Cards:
    """The cards of a held hand that make `move`, as they lie on the table; the highest suits, or any with `rng`."""
    cards: Cards = ()
    for shift, mask, count in _ranks(move):
        ways = _SUBSETS[shift, bits >> shift & mask, count]
        if rng is None or len(ways) == 1:
            cards += ways[0]
        else:
            cards += ways[int(rng.random() * len(ways))]
    return cards


@cache
def shape(move: int) -> str:
    """The name of a play's shape: `single`, `pair_chain`, `four_two_single`, `rocket` ..."""
    lone, run = _CARRIED[onepack.unit_of(move), onepack.wing_of(move)]
    return run if onepack.length_of(move) > 1 else lone


@cache
def doubles(move: int) -> bool:
    """Whether a play is a bomb or the rocket."""
    return onepack.is_bomb(move)


@cache
def rank(move: int) -> str:
    """The name of the rank that decides."""
    return RANK_NAMES[onepack.top_of(move)]


@cache
def meaning(move: int) -> Meaning:
    """What a play that is no pass means."""
    length = onepack.length_of(move)
    lowest = RANK_NAMES[onepack.rank_of(move)] if length > 1 else ""
    cards = onepack.size(onepack.cards_of(move))
    return Meaning(shape(move), rank(move), length, lowest, cards, doubles(move))


@cache
def said(move: int) -> Message:
    """A play, or a pass, in words."""
    return Message("play-pass") if move == onepack.PASS else meaning(move).said
