"""Deals a view may come from: cards that nobody has shown go to those who have not failed to follow their suit."""

from collections.abc import Iterator
from random import Random
from typing import Final, TypeAlias

from french54.core.card import Card, Cards, pack
from french54.core.game import Seat
from french54.games.bridge import actions, told
from french54.games.bridge.actions import Action, Play
from french54.games.bridge.board import Board, led
from french54.games.bridge.view import BridgeView
from french54.kit.tricks import whist
from french54.kit.tricks.hidden import Hidden

PACK: Final[Cards] = pack(jokers=False)
Hands: TypeAlias = tuple[int, int, int, int]


def board(view: BridgeView) -> Board:
    """What everybody has seen, from the events of `view`."""
    made = Board(None)
    for event in view.events:
        action: Action | None = None
        if event.kind == "vulnerable":
            action = actions.Vulnerable(event.data["sides"])
        elif event.kind == "call":
            action = actions.call(event.data["call"])
        elif event.kind == "play":
            action = Play(event.cards[0])
        if made.vulnerable is None and not isinstance(action, actions.Vulnerable):
            made = Board(view.vulnerable)
        if action is not None:
            made = made.after(action)
    return made


def voids(seen: Board) -> list[set[int]]:
    """The suits each seat has shown to have none of."""
    found: list[set[int]] = [set(), set(), set(), set()]
    for trick in (*seen.tricks, *((seen.trick,) if seen.trick else ())):
        suit = led(trick)
        for turn, (card,) in enumerate(trick.cards):
            if suit is not None and card % 4 != suit:
                found[(trick.leader + turn) % 4].add(suit)
    return found


def dealt(view: BridgeView, seen: Board) -> list[list[Card]]:
    """The cards known to have been dealt to each seat: all, for those whose hand was seen; the viewer's as dealt."""
    known: list[list[Card]] = [[], [], [], []]
    for event in view.events:
        if event.kind in {"deal", "show"} and event.seat is not None and not known[event.seat]:
            known[event.seat] = list(event.cards)
    for trick in (*seen.tricks, *((seen.trick,) if seen.trick else ())):
        for turn, (card,) in enumerate(trick.cards):
            seat: Seat = (trick.leader + turn) % 4
            if card not in known[seat]:
                known[seat].append(card)
    return known


def deals(view: BridgeView, seen: Board, rng: Random) -> Iterator[tuple[Cards, Hands]]:
    """Decks, with the hands as they stand now; all equally likely, without end."""
    known = dealt(view, seen)
    played = 0
    for trick in (*seen.tricks, *((seen.trick,) if seen.trick else ())):
        for (card,) in trick.cards:
            played |= 1 << card
    pool = tuple(set(PACK).difference(*known))
    limits = [{card: 0 for card in pool if card % 4 in suits} for suits in voids(seen)]
    fixed = {event.seat for event in view.events if event.kind == "deal" and event.cards}
    for hidden in Hidden.of([13 - len(cards) for cards in known], pool, limits).deals(rng):
        deck = [0] * 52
        held = [0, 0, 0, 0]
        for seat in range(4):
            cards = [*known[seat], *hidden[seat]]
            if seat not in fixed:
                rng.shuffle(cards)
            deck[told.places(seat).start :: 4] = cards
            held[seat] = int(whist.hand(cards)) & ~played
        yield tuple(deck), (held[0], held[1], held[2], held[3])
