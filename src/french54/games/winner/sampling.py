"""Deals a view may come from: hidden cards fall at random, but for what gifts and passes have told.

The loser's gift is its highest card. Whoever passes by itself (7.7) holds nothing that beats what lies there, and
whoever is asked then holds something that does. Deals are drawn until one fits; where few do, one that nearly fits is
mended by exchanging cards.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from french54.core.card import Card, Cards
from french54.core.game import Seat
from french54.games.winner import hand, told
from french54.games.winner.actions import Action, Offer, Take
from french54.games.winner.hand import Lying
from french54.games.winner.options import Options
from french54.games.winner.view import WinnerView
from french54.kit.climbing.actions import PASS, Play
from french54.kit.climbing.hands import without
from french54.kit.climbing.unseen import Shown, Unseen

TRIES: Final = 60
"""How many deals are drawn before one is mended."""
MIXING: Final = 200
"""How many exchanges follow, so that any deal that fits may come."""


@dataclass(frozen=True, slots=True)
class Told:
    """What a turn has told of a hand."""

    seat: Seat
    lying: Lying
    beats: bool
    """Whether the hand held something higher."""
    known: Cards
    """What the seat is known to have held then."""

    def fits(self, hidden: Sequence[Card]) -> bool:
        """Whether a seat that hides these cards may have told it."""
        return self.lying.can_be_beaten((*self.known, *hidden)) is self.beats


def deals(view: WinnerView, options: Options, rng: Random) -> Iterator[tuple[Cards, tuple[Cards, ...]]]:
    """Decks with the hands as they stand now, without end."""
    players = options.players
    heaps = [told.places(seat, view.dealer, players, len(options.cards)) for seat in range(players)]
    fixed: dict[int, Card] = {}
    for event in view.events:
        if event.kind in {"deal", "turned"} and event.cards:
            fixed |= zip(event.data["places"], event.cards, strict=True)
    shown = shown_in(view)
    unseen = Unseen(options.cards, heaps, shown.dealt, fixed)
    hidden = Hidden(unseen, _gift(view), _told(view, options, shown.dealt))
    while True:
        cards = hidden.draw(rng)
        deck = unseen.filled([card for heap in cards for card in heap])
        held = [hand.ordered((*shown.held[seat], *heap)) for seat, heap in enumerate(cards)]
        yield tuple(deck), tuple(held)


class Hidden:
    """The cards nobody has shown, and how they may lie."""

    def __init__(self, unseen: Unseen, gift: tuple[Seat, Card] | None, turns: Sequence[Told]) -> None:
        self._pool = unseen.pool
        self._sizes = [len(gaps) for gaps in unseen.gaps]
        self._gift = gift
        hiding = [turn for turn in turns if self._sizes[turn.seat]]
        self._turns = [turn for turn in hiding if not (turn.beats and turn.fits(()))]

    def draw(self, rng: Random) -> list[list[Card]]:
        """The hidden cards of each seat."""
        for _ in range(TRIES):
            cards = self._dealt(rng)
            if all(turn.fits(cards[turn.seat]) for turn in self._turns):
                return cards
        return self._mended(self._dealt(rng), rng)

    def _dealt(self, rng: Random) -> list[list[Card]]:
        """Dealt at random, but nothing above the loser's gift to the loser."""
        pool, own = list(self._pool), list[Card]()
        rng.shuffle(pool)
        if self._gift:
            seat = self._gift[0]
            own = [card for card in pool if self._may_have(seat, card)][: self._sizes[seat]]
            pool = list(without(tuple(pool), tuple(own)))
        cards, start = [], 0
        for seat, size in enumerate(self._sizes):
            if self._gift and seat == self._gift[0]:
                cards.append(own)
            else:
                cards.append(pool[start : start + size])
                start += size
        return cards

    def _may_have(self, seat: Seat, card: Card) -> bool:
        return self._gift is None or seat != self._gift[0] or hand.height(card) <= hand.height(self._gift[1])

    def _mended(self, cards: list[list[Card]], rng: Random) -> list[list[Card]]:
        """Two seats exchange a card each, time and again, as long as nothing fits less; and then some more."""
        seats = [seat for seat, size in enumerate(self._sizes) if size]
        wrong, left = self._wrong(cards), MIXING
        while len(seats) > 1 and (wrong or left):
            one, other = rng.sample(seats, 2)
            mine, yours = rng.randrange(len(cards[one])), rng.randrange(len(cards[other]))
            if not (self._may_have(one, cards[other][yours]) and self._may_have(other, cards[one][mine])):
                left -= not wrong
                continue
            cards[one][mine], cards[other][yours] = cards[other][yours], cards[one][mine]
            now = self._wrong(cards)
            if now > wrong:
                cards[one][mine], cards[other][yours] = cards[other][yours], cards[one][mine]
            else:
                wrong = now
            left -= not wrong
        return cards

    def _wrong(self, cards: list[list[Card]]) -> int:
        return sum(not turn.fits(cards[turn.seat]) for turn in self._turns)


def actions(view: WinnerView) -> Iterator[Action]:
    """What every seat has done so far; passes that go by themselves are nobody's doing."""
    for event in view.events:
        if event.kind == "play":
            yield Play(event.cards)
        elif event.kind == "pass" and "forced" not in event.data:
            yield PASS
        elif event.kind == "offer":
            yield Offer(event.cards)
        elif event.kind == "take":
            yield Take(event.cards[0])


def shown_in(view: WinnerView) -> Shown:
    """The cards that seats are known to hold, the viewer's own among them."""
    shown = Shown(len(view.counts))
    for _ in _walked(view, shown):
        pass
    return shown


def _walked(view: WinnerView, shown: Shown) -> Iterator[int]:
    """Take in every event: before each, its index; afterwards `shown` has all that was seen."""
    for index, event in enumerate(view.events):
        yield index
        seat, cards = event.seat, event.cards
        if seat is None:
            continue
        if event.kind in {"deal", "turned", "offer", "show"}:
            shown.has(seat, cards)
        elif event.kind == "play":
            shown.loses(seat, cards)
        elif event.kind == "give":
            shown.loses(seat, cards)
            shown.gets(event.data["to"], cards)
        elif event.kind == "take":
            shown.loses(event.data["from"], cards)
            shown.gets(seat, cards)


def _gift(view: WinnerView) -> tuple[Seat, Card] | None:
    """The loser and its gift."""
    return None if view.given is None else (view.dealer, view.given)


def _told(view: WinnerView, options: Options, dealt: Sequence[Sequence[Card]]) -> list[Told]:
    """What turns have told of hands that are hidden in part, where passes go by themselves."""
    if not options.auto_pass:
        return []
    shown = Shown(options.players)
    for seat, cards in enumerate(dealt):
        shown.has(seat, cards)
    course = told.Course((), options.players)
    turned, found = False, list[Told]()
    for index in _walked(view, shown):
        event = view.events[index]
        asked = event.seat if event.kind in {"pass", "play"} else None
        found += _turn(asked, _lying(course, options, turned), shown, "forced" not in event.data)
        course.add(event)
        turned = event.data["turned"] if event.kind == "revolution" else turned
    found += _turn(view.turn, _lying(course, options, turned), shown, beats=True)
    return found


def _lying(course: told.Course, options: Options, turned: bool) -> Lying:
    """What lies on the table."""
    cards = course.table.cards if course.table else ()
    return Lying(options, hand.read(cards, options), cards, turned)


def _turn(seat: Seat | None, lying: Lying, shown: Shown, beats: bool) -> Iterator[Told]:
    """What it tells that `seat` was asked, or was not, with that on the table."""
    if seat is not None and lying.move and lying.lets_pass:
        yield Told(seat, lying, beats, tuple(shown.held[seat]))
