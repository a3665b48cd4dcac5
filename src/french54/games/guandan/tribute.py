"""Tribute: who gives whom which card, and what may be given back."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from french54.core.card import RED_JOKER, Card, Cards, rank
from french54.core.game import Seat
from french54.games.guandan import hand
from french54.games.guandan.levels import SEATS, partner
from french54.kit.climbing.hands import POWER, without

HIGHEST_RETURN = 8
"""The rank of the tens."""


@dataclass(frozen=True, slots=True)
class Tribute:
    """A card given to somebody who ran out earlier, and the card given back for it."""

    payer: Seat
    receiver: Seat
    card: Card
    back: Card | None = None
    """None until it is given back."""


def payers(finished: Sequence[Seat]) -> tuple[Seat, ...]:
    """Who owes tribute after a deal that ended so: last place, or both whose opponents came first and second."""
    return tuple(finished[2:] if finished[1] == partner(finished[0]) else finished[3:])


def refused(hands: Sequence[Cards], finished: Sequence[Seat]) -> bool:
    """Whether those who owe tribute hold both red jokers among them."""
    return sum(hands[seat].count(RED_JOKER) for seat in payers(finished)) == 2


def owed(hands: Sequence[Cards], finished: Sequence[Seat], level: int) -> tuple[Tribute, ...]:
    """Who gives which card to whom, that for first place first."""
    first = finished[0]
    gifts = [(seat, highest(hands[seat], level)) for seat in payers(finished)]
    strength = hand.order(level)
    gifts.sort(key=lambda gift: (-strength.index(POWER[gift[1]]), (gift[0] - first) % SEATS))
    return tuple(Tribute(seat, receiver, card) for (seat, card), receiver in zip(gifts, finished, strict=False))


def highest(held: Cards, level: int) -> Card:
    """The card to give: the highest that is not wild, spades before hearts, diamonds and clubs."""
    return min((card for card in held if card != hand.wild(level)), key=hand.places(level).__getitem__)


def plain(card: Card) -> bool:
    """Whether a card's face is 2 to 10."""
    return rank(card) <= HIGHEST_RETURN


def returnable(rest: Cards, level: int) -> Cards:
    """What may be given back out of a hand without the card that was received; each card once, in the hand's order."""
    joker = hand.wild(level)
    fitting = [card for card in rest if card != joker and plain(card)]
    if not fitting:
        natural = [card for card in rest if card != joker] or list(rest)
        lowest = min((POWER[card] for card in natural), key=hand.order(level).index)
        fitting = [card for card in natural if POWER[card] == lowest]
    return hand.ordered(set(fitting), level)


def exchanged(hands: Sequence[Cards], tributes: Sequence[Tribute], level: int) -> Iterator[Cards]:
    """The hands after tribute was given, before anything is given back."""
    for seat, held in enumerate(hands):
        given = tuple([each.card for each in tributes if each.payer == seat])
        got = tuple([each.card for each in tributes if each.receiver == seat])
        yield hand.ordered((*without(held, given), *got), level)
