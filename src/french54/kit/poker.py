"""Poker hands: the rank of five to seven cards as one number, the higher the better.

Plain Python over packed integers, compiled by mypyc where there is a C compiler. A hand is a set of cards: sixteen bits
a suit, of which a two is the lowest and an ace the thirteenth. A rank is its category, above the set of card ranks
that make the category, above the set of kickers.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from mypy_extensions import i64

HIGH_CARD: Final = 0
PAIR: Final = 1
TWO_PAIR: Final = 2
THREE: Final = 3
STRAIGHT: Final = 4
FLUSH: Final = 5
FULL_HOUSE: Final = 6
FOUR: Final = 7
STRAIGHT_FLUSH: Final = 8

SUIT: Final[i64] = 0x1FFF
LAST: Final[i64] = 0x1000_0000_0000_0000
"""The ace of spades. Other cards are made by shifting it right: mypyc shifts a small constant left in 32 bits."""
PAIRS: Final[i64] = 0x5555_5555_5555_5555
FOURS: Final[i64] = 0x3333_3333_3333_3333
EIGHTS: Final[i64] = 0x0F0F_0F0F_0F0F_0F0F
SUITS: Final[i64] = 0x00FF_00FF_00FF_00FF
THREE_EACH: Final[i64] = 0x0003_0003_0003_0003
"""Added to the counts of the suits, so that a fifth card reaches the bit of `EIGHT_EACH`."""
EIGHT_EACH: Final[i64] = 0x0008_0008_0008_0008


def bit(card: i64) -> i64:
    """The hand that holds only `card`."""
    return LAST >> 60 - (card & 3) * 16 - (card >> 2)


def hand(cards: Sequence[int]) -> i64:
    """The hand of `cards`; jokers have no place in it."""
    held: i64 = 0
    for card in cards:
        held |= bit(card)
    return held


def highest(ranks: i64) -> i64:
    """The highest of `ranks`, and nothing of nothing."""
    ranks |= ranks >> 1
    ranks |= ranks >> 2
    ranks |= ranks >> 4
    ranks |= ranks >> 8
    return ranks - (ranks >> 1)


def top(ranks: i64, keep: i64) -> i64:
    """The `keep` highest of `ranks`."""
    spare = -keep
    left = ranks
    while left:
        left &= left - 1
        spare += 1
    while spare > 0:
        ranks &= ranks - 1
        spare -= 1
    return ranks


def straight(ranks: i64) -> i64:
    """The lowest card of the highest straight in `ranks`, one place up: bit 0 is the ace played low. 0 for none."""
    run = ranks << 1 | ranks >> 12
    run &= run >> 1
    return highest(run & run >> 2 & run >> 3)


def flush(held: i64) -> i64:
    """The ranks of the suit of which `held` has five cards or more; 0 for none."""
    count = held - (held >> 1 & PAIRS)
    count = (count & FOURS) + (count >> 2 & FOURS)
    count = count + (count >> 4) & EIGHTS
    count = count + (count >> 8) & SUITS
    long = count + THREE_EACH & EIGHT_EACH
    if not long:
        return 0
    if long & 0x8:
        return held & SUIT
    if long & 0x8_0000:
        return held >> 16 & SUIT
    if long & 0x8_0000_0000:
        return held >> 32 & SUIT
    return held >> 48


def rank(held: i64) -> i64:
    """The rank of the best five of the five to seven cards `held`."""
    a = held & SUIT
    b = held >> 16 & SUIT
    c = held >> 32 & SUIT
    d = held >> 48
    suited = flush(held)
    if suited:
        run = straight(suited)
        if run:
            return STRAIGHT_FLUSH << 26 | run
    ranks = a | b | c | d
    pairs = a & b | c & d | (a | b) & (c | d)
    if not pairs:
        if suited:
            return FLUSH << 26 | top(suited, 5)
        run = straight(ranks)
        return STRAIGHT << 26 | run if run else top(ranks, 5)
    return paired(ranks, pairs, a & b & (c | d) | c & d & (a | b), a & b & c & d, suited)


def paired(ranks: i64, pairs: i64, triples: i64, four: i64, suited: i64) -> i64:
    """The rank of a hand with two or more cards of some rank; `pairs` holds the triples too."""
    if four:
        return FOUR << 26 | four << 13 | highest(ranks & ~four)
    if triples:
        best = highest(triples)
        full = pairs & ~best
        if full:
            return FULL_HOUSE << 26 | best << 13 | highest(full)
    if suited:
        return FLUSH << 26 | top(suited, 5)
    run = straight(ranks)
    if run:
        return STRAIGHT << 26 | run
    if triples:
        return THREE << 26 | triples << 13 | top(ranks & ~triples, 2)
    best = top(pairs, 2)
    if best & best - 1:
        return TWO_PAIR << 26 | best << 13 | highest(ranks & ~best)
    return PAIR << 26 | best << 13 | top(ranks & ~best, 3)


def rank7(a: i64, b: i64, c: i64, d: i64, e: i64, f: i64, g: i64) -> i64:
    """The rank of the best five of seven cards."""
    return rank(bit(a) | bit(b) | bit(c) | bit(d) | bit(e) | bit(f) | bit(g))


def category(of: i64) -> i64:
    """The category of a rank, `HIGH_CARD` to `STRAIGHT_FLUSH`."""
    return of >> 26


def best(cards: Sequence[int]) -> list[int]:
    """The five of five to seven `cards` that make their rank, what makes the category first.

    Of equal cards those that stand first in `cards` are taken.
    """
    wanted = rank(hand(cards))
    for five in combinations(cards, 5):
        if rank(hand(five)) == wanted:
            return laid(five)
    raise ValueError("a hand has five to seven different cards")


def laid(five: Sequence[int]) -> list[int]:
    """Five cards, those of which there are most first, then by rank; the ace last where it is played low."""
    ranks = [card >> 2 for card in five]
    low = sorted(ranks) == [0, 1, 2, 3, 12]
    return sorted(
        five, key=lambda card: (ranks.count(card >> 2), -1 if low and card >> 2 == 12 else card), reverse=True
    )
