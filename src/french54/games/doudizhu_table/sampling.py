"""Deals a view may come from: what its seat cannot see falls at random, what play has shown stays where it was."""

from collections.abc import Iterator
from random import Random

from french54.core.card import Cards
from french54.games.doudizhu_table import hand, told
from french54.games.doudizhu_table.view import DoudizhuTableView
from french54.kit.climbing.hands import without
from french54.kit.climbing.unseen import Shown, Unseen


def deals(view: DoudizhuTableView, rng: Random) -> Iterator[tuple[Cards, tuple[Cards, ...]]]:
    """Decks with the hands as they stand now, all equally likely, without end."""
    players = len(view.counts)
    heaps = [told.places(seat, view.dealer, players) for seat in range(players)]
    unseen = _unseen(view, heaps)
    played: list[list[int]] = [[] for _ in range(players)]
    for event in view.events:
        if event.kind == "play" and event.seat is not None:
            played[event.seat] += event.cards
    while True:
        deck = unseen.deal(rng)
        hands = []
        for seat, places in enumerate(heaps):
            cards = [deck[place] for place in places]
            if seat == view.landlord:
                cards += view.kitty
            hands.append(without(hand.ordered(tuple(cards)), tuple(played[seat])))
        yield tuple(deck), tuple(hands)


def turned(view: DoudizhuTableView) -> int:
    """The place in the deck of the card turned up."""
    place: int = next(event.data["places"][0] for event in view.events if event.kind == "turned")
    return place


def _unseen(view: DoudizhuTableView, heaps: list[range]) -> Unseen:
    players = len(heaps)
    shown, fixed = Shown(players), {turned(view): view.turned}
    for event in view.events:
        seat = event.seat
        if seat is None:
            continue
        if event.kind == "deal" and event.cards:
            fixed |= zip(event.data["places"], event.cards, strict=True)
        if event.kind in {"deal", "turned", "show"}:
            shown.has(seat, event.cards)
        elif event.kind == "take":
            fixed |= zip(event.data["places"], event.cards, strict=True)
            shown.gets(seat, event.cards)
        elif event.kind == "play":
            shown.loses(seat, event.cards)
    return Unseen(hand.PACKS[players], [*heaps, told.left(players)], [*shown.dealt, view.kitty], fixed)
