"""Tricks of one card each, with one pack: what may follow, who takes the trick, and random play to the end.

Plain Python over packed integers, compiled by mypyc where there is a C compiler. A hand is a set of the cards of
`core.card` without the jokers: bit 0 is the two of clubs, bit 51 the ace of spades. A card alone is a set of one, and
of two cards of a suit the greater number is the higher card. A suit is the set of all its cards; no suit is 0.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

SPADES: Final[i64] = 0x8_8888_8888_8888
PACK: Final[i64] = 0xF_FFFF_FFFF_FFFF
_LAST: Final[i64] = 0x8_0000_0000_0000  # others are made by shifting right: mypyc shifts a small constant in 32 bits
_PAIRS: Final[i64] = 0x5_5555_5555_5555
_FOURS: Final[i64] = 0x3_3333_3333_3333
_EIGHTS: Final[i64] = 0xF_0F0F_0F0F_0F0F


def bit(card: i64) -> i64:
    """The set of `card` alone."""
    return _LAST >> 51 - card


def hand(cards: Sequence[int]) -> i64:
    """The set of `cards`."""
    held: i64 = 0
    for card in cards:
        held |= bit(card)
    return held


def size(held: i64) -> i64:
    """How many cards."""
    count = held - (held >> 1 & _PAIRS)
    count = (count & _FOURS) + (count >> 2 & _FOURS)
    count = count + (count >> 4) & _EIGHTS
    count += count >> 8
    count += count >> 16
    count += count >> 32
    return count & 127


def suit(number: i64) -> i64:
    """All cards of a suit of `core.card`; nothing for 4, which is no trumps."""
    return 0 if number == 4 else SPADES >> 3 - number


def suit_of(card: i64) -> i64:
    """All cards of the suit of `card`."""
    mask = SPADES
    while not card & mask:
        mask >>= 1
    return mask


def follow(held: i64, led: i64) -> i64:
    """The cards of a hand that may be played when the suit `led` was led; 0 for a seat that leads."""
    return held & led or held


def beats(card: i64, best: i64, trumps: i64) -> bool:
    """Whether `card` takes a trick from `best`, the card that has it so far and is of the suit led or a trump."""
    if (suit_of(best) & card) != 0:
        return card > best
    return card & trumps != 0


def winner(cards: Sequence[int], trump: i64) -> i64:
    """The place, from 0, of the card that takes the trick of `cards` (numbers of `core.card`, the lead first).

    `trump` is a suit of `core.card`, or 4 for no trumps.
    """
    trumps = suit(trump)
    best: i64 = 0
    at: i64 = 0
    place: i64 = 0
    for number in cards:
        card = bit(number)
        if place == 0 or beats(card, best, trumps):
            best = card
            at = place
        place += 1
    return at


def _some(held: i64, chosen: i64) -> i64:
    """The card of `held` with `chosen` lower ones in it."""
    while chosen > 0:
        held &= held - 1
        chosen -= 1
    return held & -held


def playout(
    first: i64,
    second: i64,
    third: i64,
    fourth: i64,
    turn: i64,
    trumps: i64,
    laid: i64,
    led: i64,
    best: i64,
    taker: i64,
    seed: i64,
) -> i64:
    """Play at random to the end from the hands of seats 0 to 3, seat `turn` to play.

    laid: how many cards lie in this trick; if any, `led` is the suit led, `best` the card that has the trick so far and
    `taker` whose it is. Returns `seed * 16` plus the tricks that seats 0 and 2 take, this one too. `seed` is below
    2**31.
    """
    hands = append(append(append(append(vec[i64](capacity=4), first), second), third), fourth)
    taken: i64 = 0
    while laid or hands[turn]:
        playable = follow(hands[turn], led) if laid else hands[turn]
        seed = seed * 1103515245 + 12345 & 0x7FFFFFFF
        card = _some(playable, (seed >> 8) * size(playable) >> 23)
        hands[turn] ^= card
        if laid == 0:
            led = suit_of(card)
            best = card
            taker = turn
        elif beats(card, best, trumps):
            best = card
            taker = turn
        laid += 1
        turn = turn + 1 & 3
        if laid == 4:
            taken += 1 - (taker & 1)
            turn = taker
            laid = 0
    return seed * 16 + taken


def playouts(first: i64, second: i64, third: i64, fourth: i64, turn: i64, trumps: i64, count: i64, seed: i64) -> i64:
    """How many tricks seats 0 and 2 take in `count` random playouts that seat `turn` leads to."""
    taken: i64 = 0
    done: i64 = 0
    while done < count:
        result = playout(first, second, third, fourth, turn, trumps, 0, 0, 0, 0, seed)
        seed = result >> 4
        taken += result & 15
        done += 1
    return taken


def shuffled(seed: i64) -> vec[i64]:
    """Four random hands of thirteen, and the seed after them."""
    deck = vec[i64](capacity=52)
    card = _LAST
    while card:
        deck = append(deck, card)
        card >>= 1
    hands = append(append(append(append(vec[i64](capacity=5), 0), 0), 0), 0)
    place: i64 = 51
    while place >= 0:
        seed = seed * 1103515245 + 12345 & 0x7FFFFFFF
        chosen = (seed >> 8) * (place + 1) >> 23
        hands[place & 3] |= deck[chosen]
        deck[chosen] = deck[place]
        place -= 1
    return append(hands, seed)
