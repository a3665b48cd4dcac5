"""What one deal of a match leaves to the next: chips, who begins, the cards kept, and the stock."""

from dataclasses import dataclass
from typing import Final

from french54.core.card import Card, Cards, pack
from french54.core.game import Seat
from french54.kit.betting.pots import Each

PACK: Final[Cards] = pack(2, jokers=False)


@dataclass(frozen=True, slots=True)
class Setup:
    """What a deal starts from; it holds hidden cards."""

    number: int
    """The deal's number in the match, from 1."""
    stacks: Each
    first: Seat
    """Who locks and bets first."""
    kept: tuple[Card, ...] = ()
    """The card each seat kept; empty in the first deal."""
    stock: Cards = ()
    """The cards still to be dealt, the next first."""
    shuffled: int = 1
    """The deal for which the stock was shuffled."""
    gone: int = 0
    """How many of that shuffle have been dealt."""
    discards: Cards = ()
    """The cards played since that shuffle, as they were shown."""
    aside: tuple[Card | None, Card | None] = (None, None)
    """The card each seat held while the stock was shuffled anew, as long as it has not shown it. The stock was then
    empty, so that the other can know it: it is the one card neither had discarded nor held itself."""


def to_shuffle(stock: Cards, discards: Cards) -> Cards:
    """What is shuffled before a deal: nothing while the stock suffices, else all but the cards held."""
    return () if len(stock) >= 2 else tuple(sorted(stock + discards))


@dataclass(frozen=True, slots=True)
class Dealt:
    """The cards of a deal, and where those just dealt lay in their deck."""

    hands: tuple[Cards, Cards]
    """Each seat's two cards, the one it kept first."""
    places: tuple[tuple[int, ...], tuple[int, ...]]
    stock: Cards
    shuffled: int
    gone: int
    discards: Cards
    aside: tuple[Card | None, Card | None]


def deal(setup: Setup, deck: Cards) -> Dealt:
    """One card at a time to each in turn, until each has two; `deck` is empty where the stock suffices."""
    stock, gone = (deck, 0) if deck else (setup.stock, setup.gone)
    aside = setup.aside
    if deck:
        aside = (setup.kept[0], setup.kept[1]) if setup.kept else (None, None)
    turns = 1 if setup.kept else 2
    mine = [tuple(range(seat != setup.first, 2 * turns, 2)) for seat in range(2)]
    first, second = (setup.kept[seat : seat + 1] + tuple([stock[place] for place in mine[seat]]) for seat in range(2))
    return Dealt(
        (first, second),
        (tuple([gone + place for place in mine[0]]), tuple([gone + place for place in mine[1]])),
        stock[2 * turns :],
        setup.number if deck else setup.shuffled,
        gone + 2 * turns,
        () if deck else setup.discards,
        aside,
    )


def following(setup: Setup, dealt: Dealt, locked: tuple[Card, Card], stacks: Each, first: Seat) -> Setup:
    """What the next deal starts from, once `locked` have been shown."""
    hands, aside, discards = dealt.hands, dealt.aside, dealt.discards + locked
    kept = (left(hands[0], locked[0]), left(hands[1], locked[1]))
    still = (None if aside[0] == locked[0] else aside[0], None if aside[1] == locked[1] else aside[1])
    return Setup(setup.number + 1, stacks, first, kept, dealt.stock, dealt.shuffled, dealt.gone, discards, still)


def left(hand: Cards, card: Card) -> Card:
    """The other card of a hand of two."""
    return hand[1] if hand[0] == card else hand[0]
