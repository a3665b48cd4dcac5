"""Deals a view may come from: what its seat cannot see is dealt at random, what play has shown stays where it was."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from french54.core.card import Cards
from french54.core.game import Seat
from french54.games.doudizhu import hand, told
from french54.games.doudizhu.actions import BIDS, Action, Play
from french54.games.doudizhu.view import DoudizhuView
from french54.kit.climbing.actions import PASS

Hands: TypeAlias = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Hidden:
    """A view taken apart: what of the deck is known, and what the rest may be."""

    deck: tuple[int, ...]
    """The known cards in places a deck may have them, -1 elsewhere."""
    pool: Cards
    """The cards nobody has shown."""
    gaps: tuple[tuple[int, ...], ...]
    """The free places of each seat, and then of the kitty."""
    held: Hands
    """The known cards that each seat still holds, as bit sets."""
    counts: Hands

    def deals(self, rng: Random) -> Iterator[tuple[Cards, Hands, Hands]]:
        """Decks, with the hands as they stand now: as bit sets and as counts by rank; all equally likely, no end."""
        pool = list(self.pool)
        while True:
            rng.shuffle(pool)
            deck, held, counts = list(self.deck), list(self.held), list(self.counts)
            at = 0
            for seat, gaps in enumerate(self.gaps):
                for place in gaps:
                    card = pool[at]
                    deck[place] = card
                    at += 1
                    if seat < 3:
                        held[seat] |= hand.BIT[card]
                        counts[seat] += hand.ONE[card]
            yield tuple(deck), (held[0], held[1], held[2]), (counts[0], counts[1], counts[2])


def hidden(view: DoudizhuView) -> Hidden:
    """What `view` leaves open."""
    deck = [-1] * 54
    for place, card in zip(told.KITTY, view.kitty, strict=False):
        deck[place] = card
    held, counts = [0, 0, 0], [0, 0, 0]
    for seat in range(3):
        dealt, played = _dealt(view, seat), _laid(view, seat)
        for place, card in zip(told.places(seat), dealt, strict=False):
            deck[place] = card
        left = set(dealt).union(view.kitty if seat == view.landlord else ()).difference(played)
        held[seat], counts[seat] = hand.held(tuple(left)), hand.counts(tuple(left))
    known = set(deck)
    return Hidden(
        tuple(deck),
        tuple(card for card in range(54) if card not in known),
        tuple(tuple(p for p in places if deck[p] < 0) for places in (*map(told.places, range(3)), told.KITTY)),
        (held[0], held[1], held[2]),
        (counts[0], counts[1], counts[2]),
    )


def _dealt(view: DoudizhuView, seat: Seat) -> Cards:
    """The cards known to have been dealt to `seat`: in their places for the viewer's own, else those it has shown."""
    own = view.events[seat].cards
    if own:
        return own
    shown = tuple(card for event in view.events if event.kind == "show" and event.seat == seat for card in event.cards)
    return tuple(card for card in _laid(view, seat) + shown if card not in view.kitty)


def _laid(view: DoudizhuView, seat: Seat) -> Cards:
    return tuple(card for event in view.events if event.kind == "play" and event.seat == seat for card in event.cards)


def actions(view: DoudizhuView) -> tuple[Action, ...]:
    """What every seat has said and played so far."""
    done: list[Action] = []
    for event in view.events:
        if event.kind == "call":
            done.append(BIDS[event.data["points"]])
        elif event.kind == "play":
            done.append(Play(event.cards))
        elif event.kind == "pass":
            done.append(PASS)
    return tuple(done)


def passes(view: DoudizhuView) -> int:
    """Passes in a row that still count: in the auction since the last bid, in play since the last play."""
    count = 0
    for event in reversed(view.events):
        if event.kind == "pass" or (event.kind == "call" and not event.data["points"]):
            count += 1
        elif event.kind != "void":
            break
    return count
