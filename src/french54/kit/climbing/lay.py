"""From the numbers of a play to cards of a hand."""

from collections.abc import Iterable

from french54.core.card import BLACK_JOKER, Card, Cards
from french54.kit.climbing.digits import ACE, LOW_THREE, TWO, count_at, digit_of
from french54.kit.climbing.plays import STAND_MORE_SHIFT, STAND_SHIFT, rank_of, suit_of, wing_wilds, wings_at
from french54.kit.climbing.table import Table


def take(counts: int, hand: Iterable[Card], suit: int = -1, bits: int = 4) -> list[Card]:
    """Cards of `hand` that make up `counts` (of `bits` a rank), the first that come; of one suit if it is given.

    Raises ValueError if the hand does not hold them.
    """
    mask = (1 << bits) - 1
    taken: list[Card] = []
    for card in hand:
        shift = bits * digit_of(card)
        if counts >> shift & mask and (suit < 0 or (card < BLACK_JOKER and card % 4 == suit)):
            counts -= 1 << shift
            taken.append(card)
    if counts:
        raise ValueError("the hand does not hold these cards")
    return taken


def lay(table: Table, play: int, hand: Cards, wild: Card = -1) -> Cards:
    """Cards of `hand` for a play listed from it, the first that come, in the order in which they are laid.

    The body comes first, from the highest rank down, then the wings. Within a rank spades come first, then hearts,
    diamonds and clubs, and then wild cards that stand for it. Raises ValueError if the hand does not hold them.
    """
    natural = [card for card in hand if card != wild]
    digits = stand_ins(play)
    if hand.count(wild) < len(digits):
        raise ValueError("the hand does not hold these wild cards")
    chosen = take(table.natural_cards(play), natural, suit_of(play))
    if table.shape_of(play).mixed and not digits and len({card % 4 for card in chosen}) == 1:
        chosen = _off_suit(chosen, natural)
    place = {digit: at for at, digit in enumerate(downward(table, play))}
    laid = sorted([(place[digit_of(card)], -card) for card in chosen])
    for digit in digits:
        laid.append((place[digit], -wild))
    laid.sort(key=lambda each: each[0])
    return tuple([-card for _, card in laid])


def _off_suit(chosen: list[Card], natural: Iterable[Card]) -> list[Card]:
    """A straight by chance all of one suit, with one card changed for its like in another."""
    for card in natural:
        for at, held in enumerate(chosen):
            if card // 4 == held // 4 and card % 4 != held % 4:
                return [*chosen[:at], card, *chosen[at + 1 :]]
    raise ValueError("the hand holds this straight in one suit only")


def stand_ins(play: int) -> list[int]:
    """The digits that the wild cards of a play stand for, those in its body first."""
    digits = [digit - 1 for shift in (STAND_SHIFT, STAND_MORE_SHIFT) if (digit := play >> shift & 15)]
    if wing_wilds(play):
        winged = next(digit for digit in range(15) if wings_at(play, digit))
        digits += [winged] * wing_wilds(play)
    return digits


def downward(table: Table, play: int) -> list[int]:
    """The digits of a play in the order in which they are laid."""
    body, wings = table.body_of(play), table.wings_of(play)
    digits = [digit for digit in range(14, -1, -1) if count_at(body, digit)]
    if table.shape_of(play).longest > 1 and rank_of(play) < LOW_THREE:  # an ace or a 2 ends the run
        digits = [*(digit for digit in digits if digit < ACE), *(digit for digit in (TWO, ACE) if digit in digits)]
    return [*digits, *(digit for digit in range(14, -1, -1) if count_at(wings, digit))]
