"""Deals a view may come from, all equally likely."""

from random import Random

from french54.core.card import Card, Cards
from french54.core.game import Seat
from french54.games.onepoker.score import up
from french54.games.onepoker.stock import Setup
from french54.games.onepoker.view import OnePokerView


def deal(view: OnePokerView, rng: Random) -> tuple[Setup, Cards]:
    """A setup and a deck from which the public actions lead to `view`."""
    unseen = _unseen(view)
    rng.shuffle(unseen)
    hands = [_own(view) if seat == view.seat else _hidden(view, seat, unseen, rng) for seat in range(2)]
    turns = 1 if view.kept_up else 2
    order = (view.first, 1 - view.first)
    stock = (*(hands[seat][turn] for turn in range(-turns, 0) for seat in order), *unseen)
    kept = (hands[0][0], hands[1][0]) if view.kept_up else ()
    number, stacks, first = view.number, view.start, view.first
    if view.shuffled == number:
        return Setup(number, stacks, first, kept, discards=tuple(sorted(stock)) if kept else ()), stock
    gone = view.gone - 2 * turns
    return Setup(number, stacks, first, kept, stock, view.shuffled, gone, view.discards, view.counted), ()


def locked(view: OnePokerView, hands: tuple[Cards, Cards], rng: Random) -> tuple[Card | None, Card | None]:
    """The card each seat has locked; a hidden one is either of the two held."""
    cards = list(view.shown)
    for seat, hand in enumerate(hands):
        if view.locked[seat] and cards[seat] is None:
            cards[seat] = view.lock if seat == view.seat else rng.choice(hand)
    return cards[0], cards[1]


def _own(view: OnePokerView) -> Cards:
    """The viewer's cards as they were dealt, the one it kept first."""
    dealt = tuple(card for event in view.events if event.kind == "deal" for card in event.cards)
    return dealt if view.kept is None else (view.kept, *dealt)


def _unseen(view: OnePokerView) -> list[Card]:
    """The cards that lie in the stock or in a hand the viewer does not see."""
    left = [2] * 52
    for card in view.discards + view.hand:
        left[card] -= 1
    for seat, shown in enumerate(view.shown):
        if shown is not None and seat != view.seat:
            left[shown] -= 1
    return [card for card in range(52) for _ in range(left[card])]


def _hidden(view: OnePokerView, seat: Seat, unseen: list[Card], rng: Random) -> Cards:
    """Two cards for a seat, the one it kept first, the hidden ones taken out of `unseen`, which is shuffled."""
    groups = [True] * view.signals[seat][0] + [False] * view.signals[seat][1]
    shown, counted = view.shown[seat], view.counted[seat]
    if shown is not None:
        groups.remove(up(shown))
    if not view.kept_up:
        hand = [_take(unseen, group) for group in groups] + [shown] * (shown is not None)
        rng.shuffle(hand)
        return tuple(card for card in hand if card is not None)
    kept_up = view.kept_up[seat]
    if counted is not None:
        kept_shown = shown == counted
    else:
        kept_shown = shown is not None and up(shown) == kept_up and (groups[0] != kept_up or rng.random() < 0.5)
    if shown is None or not kept_shown:
        kept = counted if counted is not None else _take(unseen, kept_up)
        if counted is not None:
            unseen.remove(counted)
        if shown is not None:
            return kept, shown
        groups.remove(kept_up)
    else:
        kept = shown
    return kept, _take(unseen, groups[0])


def _take(unseen: list[Card], group: bool) -> Card:
    """The first card of a group, taken out."""
    return unseen.pop(next(place for place, card in enumerate(unseen) if up(card) == group))
