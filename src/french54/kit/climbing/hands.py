"""Cards of hands: their ranks, their order, and which of them to light up."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from french54.core.card import BLACK_JOKER, Card, Cards
from french54.kit.climbing.digits import count_at, digit_of, hand_of
from french54.kit.climbing.known import ORDER
from french54.kit.climbing.plays import suit_of, wilds_in
from french54.kit.climbing.table import Table

POWER: Final[tuple[int, ...]] = tuple(int(digit_of(card)) for card in range(54))
"""The digit of each card's rank in the kernels: 0 (three) to 12 (two), 13 and 14 (the jokers)."""


def places(order: Sequence[int] = ORDER) -> tuple[int, ...]:
    """For each card its place in a hand that runs from the strongest rank down, where `order` gives them upward.

    Within a rank spades come first, then hearts, diamonds and clubs.
    """
    downward = sorted(range(54), key=lambda card: (-order.index(POWER[card]), -card))
    return tuple(map(downward.index, range(54)))


def without(hand: Cards, cards: Cards) -> Cards:
    """`hand` with `cards` taken out; raises ValueError if it does not hold them."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def holds(hand: Cards, cards: Cards) -> bool:
    """Whether `hand` has all of `cards`, each as often as it comes."""
    return Counter(cards) <= Counter(hand)


def how_many(cards: Iterable[int]) -> list[int]:
    """How many cards of each rank there are, by digit."""
    counts = [0] * 15
    for card in cards:
        counts[POWER[card]] += 1
    return counts


def lit(hand: Cards, picked: Cards, plays: Iterable[int], bits: int = 4) -> Cards:
    """The cards of `hand` that lie with `picked` in one of `plays`; cards of a rank stand for one another.

    Plays are counts by rank, of `bits` each.
    """
    mask, chosen = (1 << bits) - 1, 0
    for card in picked:
        chosen += 1 << bits * POWER[card]
    needed = [(shift, chosen >> shift & mask) for shift in {bits * POWER[card] for card in picked}]
    found, more = False, 0
    for cards in plays:
        if all(cards >> shift & mask >= count for shift, count in needed):
            more |= cards - chosen
            found = True
    if not found:
        return ()
    kept = set(picked)
    return tuple([card for card in hand if card in kept or more >> bits * POWER[card] & mask])


def lit_from(table: Table, plays: Iterable[int], hand: Cards, picked: Cards, wild: Card) -> Cards:
    """The cards of `hand` that lie with `picked` in one of `plays`, listed from it; suits and wilds count."""
    chosen = [card for card in picked if card != wild]
    wilds, counts, ranks = len(picked) - len(chosen), hand_of(tuple(chosen)), {POWER[card] for card in chosen}
    suits = {card % 4 for card in chosen} if all(card < BLACK_JOKER for card in chosen) else {-1}
    found, more = False, set[Card]()
    for play in plays:
        natural, suit, free = table.natural_cards(play), suit_of(play), wilds_in(play) - wilds
        if free < 0 or any(count_at(natural, digit) < count_at(counts, digit) for digit in ranks):
            continue
        if suit >= 0 and suits - {suit}:
            continue
        left = natural - counts
        rest = [card for card in hand if card != wild and count_at(left, POWER[card]) and suit in {-1, card % 4}]
        if table.shape_of(play).mixed and not wilds_in(play):
            rest = [card for card in rest if _mixes(card, rest, suits)]
            if not rest and len(suits) < 2:
                continue
        found = True
        more.update(rest)
        if free:
            more.add(wild)
    return tuple([card for card in hand if card in picked or card in more]) if found else ()


def _mixes(card: Card, rest: Sequence[Card], suits: set[int]) -> bool:
    """Whether a straight of several suits can have `card`, cards of `suits` and one of each other rank in `rest`."""
    now = suits | {card % 4}
    return len(now) > 1 or any(other % 4 not in now and POWER[other] != POWER[card] for other in rest)
