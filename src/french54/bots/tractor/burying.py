"""Which eight cards the banker buries.

Runs as plain Python or compiled by mypyc, unchanged.
"""

from typing import Final

from mypy_extensions import i64

from french54.bots.tractor.outlook import Sight, pair_worth, worth
from french54.kit.tricks.twopack import ALL, place_of, points, size, suit

TRUMP: Final = 12.0
"""What it costs to bury a trump, before the trump's own worth."""
RISK: Final = 0.7
"""The part of the buried points that is likely to be lost."""
VOID: Final = 3.5
"""What it is worth to be out of a plain suit."""
SHORT: Final = 1.5
"""What it is worth to have one card left of it."""


def choices(sight: Sight, count: i64) -> list[tuple[int, int, float]]:
    """Ways to bury `count` cards of the hand: their places, those of their pairs, and what it costs.

    Each gets rid of some plain suits, if they are short enough, and then of the cheapest other cards.
    """
    suits: i64 = sight.trumps // 12
    ways: i64 = 8 if suits == 3 else 16
    found: list[tuple[int, int, float]] = []
    way: i64 = 0
    while way < ways:
        ones: i64 = 0
        twos: i64 = 0
        at: i64 = 0
        while at < suits:
            if way >> at & 1:
                cards = suit(12 * at, sight.trumps)
                ones |= sight.ones & cards
                twos |= sight.twos & cards
            at += 1
        if size(ones) + size(twos) <= count:
            ones, twos = _filled(sight, ones, twos, count)
            new = True
            for known, pairs, _ in found:
                if known == ones and pairs == twos:
                    new = False
            if new:
                found.append((ones, twos, price(sight, ones, twos)))
        way += 1
    return found


def bury(sight: Sight, count: i64) -> tuple[int, int]:
    """The cheapest way."""
    chosen_ones = 0
    chosen_twos = 0
    least = 1e9
    for ones, twos, cost in choices(sight, count):
        if cost < least:
            least = cost
            chosen_ones = ones
            chosen_twos = twos
    return chosen_ones, chosen_twos


def _filled(sight: Sight, ones: i64, twos: i64, count: i64) -> tuple[i64, i64]:
    """With the cheapest other cards, to make so many."""
    missing = count - size(ones) - size(twos)
    while missing > 0:
        best: i64 = 0
        least = 1e9
        left = sight.ones & ~ones | sight.twos & ones & ~twos
        while left:
            low = left & -left
            left ^= low
            cost = _cost(sight, low)
            if sight.twos & low and not ones & low:
                cost += pair_worth(sight, place_of(low))
            if cost < least:
                least = cost
                best = low
        if ones & best:
            twos |= best
        else:
            ones |= best
        missing -= 1
    return ones, twos


def price(sight: Sight, ones: i64, twos: i64) -> float:
    """What it costs to bury these."""
    cost = 0.0
    left = ones
    while left:
        low = left & -left
        left ^= low
        cost += _cost(sight, low)
        if twos & low:
            cost += _cost(sight, low)
        if sight.twos & low:
            cost += pair_worth(sight, place_of(low))
    start: i64 = 0
    while start < sight.trumps:
        cards = suit(start, sight.trumps)
        kept = size(sight.ones & cards) + size(sight.twos & cards) - size(ones & cards) - size(twos & cards)
        cost -= VOID if kept == 0 else SHORT if kept == 1 else 0.0
        start += 12
    return cost


def _cost(sight: Sight, card: i64) -> float:
    place = place_of(card)
    cost = worth(sight, place) + RISK * float(points(card, 0, sight.fives, sight.tens))
    return cost + TRUMP if place >= sight.trumps else cost


def looks_at(sight: Sight, ones: i64, twos: i64) -> None:
    """Make `sight` one of a seat that holds these and has seen no other card."""
    sight.ones = ones
    sight.twos = twos
    sight.out_ones = ALL & ~twos
    sight.out_twos = ALL & ~ones
