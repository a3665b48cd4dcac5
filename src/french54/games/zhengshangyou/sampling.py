"""Deals a view may come from: hidden cards fall at random, but whoever passed held nothing that beats.

Whoever is to follow holds something that does. Both are a matter of ranks: enough of one rank, or a row. So the hidden
cards are spread rank by rank, each way as often as there are cards to make it: every deal that fits is equally likely.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final, TypeAlias

from french54.core.card import Card, Cards
from french54.core.game import Event, Seat
from french54.games.zhengshangyou import hand, told
from french54.games.zhengshangyou.view import ZhengshangyouView
from french54.kit.climbing.digits import TWO, digit_at, one
from french54.kit.climbing.hands import POWER, how_many
from french54.kit.climbing.plays import length_of, rank_of
from french54.kit.climbing.spread import Counts, Spread, Watcher
from french54.kit.climbing.told import Laid

Hands: TypeAlias = tuple[Cards, Cards, Cards]
RANKS: Final = 13
MET: Final = -1
"""Instead of a run: there is something that beats the table."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row that a seat is known not to have held."""

    seat: int
    """Its place among the seats with hidden cards."""
    unit: int
    length: int
    lowest: int
    """The lowest rank it would have begun with."""
    kept: Counts
    """How many of each rank the seat is known to have held then."""

    def run(self, rank: int, counts: Counts, so_far: int) -> int:
        """The ranks in a row up to `rank`, `so_far` below it."""
        fits = self.lowest <= rank < TWO and self.kept[rank] + counts[self.seat] >= self.unit
        return so_far + 1 if fits else 0

    def after(self, rank: int, counts: Counts, so_far: int) -> int | None:
        run = self.run(rank, counts, so_far)
        return None if run == self.length else run

    def content(self, so_far: int) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Beater:
    """What the seat that is to follow must hold: more of a rank than a pass would allow, or a row."""

    seat: int
    most: Counts
    kept: Counts
    row: Row | None

    def after(self, rank: int, counts: Counts, so_far: int) -> int:
        """How far its row has come, or `MET`."""
        if so_far == MET or self.kept[rank] + counts[self.seat] > self.most[rank]:
            return MET
        run = self.row.run(rank, counts, so_far) if self.row else 0
        return MET if self.row and run == self.row.length else run

    def content(self, so_far: int) -> bool:
        return so_far == MET


@cache
def most(move: int) -> Counts:
    """By rank, how many a hand may hold in which nothing of one rank beats `move`."""
    return tuple(
        next((count - 1 for count in range(1, 5) if len(hand.LATER.follow(count * one(rank), move)) > 1), 4)
        for rank in range(RANKS)
    )


def deals(view: ZhengshangyouView, rng: Random) -> Iterator[tuple[Cards, Hands]]:
    """Decks with the hands as they stand now, all equally likely, without end."""
    known = [_known(view, seat) for seat in range(3)]
    shown = {card for cards in known for card in cards}
    pool = [[card for card in hand.PACK if POWER[card] == rank and card not in shown] for rank in range(RANKS)]
    hiding = [seat for seat in range(3) if len(known[seat]) < told.EACH]
    spread = _spread(view, known, pool, hiding)
    gone = set(view.played)
    places = [told.places(seat, view.dealer) for seat in range(3)]
    while True:
        got = spread.deal(rng) if spread else []
        deck: list[Card] = [0] * len(hand.PACK)
        hands = []
        for seat in range(3):
            cards = list(known[seat])
            if seat in hiding:
                cards += got[hiding.index(seat)]
                rng.shuffle(cards)
            for place, card in zip(places[seat], cards, strict=True):
                deck[place] = card
            hands.append(hand.ordered(tuple([card for card in cards if card not in gone])))
        yield tuple(deck), (hands[0], hands[1], hands[2])


def _known(view: ZhengshangyouView, seat: Seat) -> Cards:
    """The cards known to have been dealt to `seat`: the viewer's own in the order dealt, else those it has shown."""
    own = next(event.cards for event in view.events if event.kind == "deal" and event.seat == seat)
    if own:
        return own
    shown = tuple([card for event in _of(view, seat) if event.kind in {"play", "show"} for card in event.cards])
    return (hand.HEART_THREE,) if view.opening and view.turn == seat else shown


def _of(view: ZhengshangyouView, seat: Seat) -> list[Event]:
    return [event for event in view.events if event.seat == seat]


def _spread(
    view: ZhengshangyouView, known: Sequence[Cards], pool: Sequence[list[Card]], hiding: list[Seat]
) -> Spread | None:
    """How `pool` can be spread over the seats that hide cards; None where nothing is hidden."""
    if not hiding:
        return None
    caps = [[4] * RANKS for _ in hiding]
    rows: set[Row] = set()
    beater = None
    for seat, move, gone, passed in _followers(view):
        if seat not in hiding:
            continue
        at = hiding.index(seat)
        kept = tuple(how_many(card for card in known[seat] if card not in gone)[:RANKS])
        shape = hand.LATER.shape_of(move)
        row = Row(at, shape.unit, length_of(move), digit_at(rank_of(move)) + 1, kept) if shape.longest > 1 else None
        if not passed:
            beater = Beater(at, most(move), kept, row)
            continue
        caps[at] = [min(cap, limit - held) for cap, limit, held in zip(caps[at], most(move), kept, strict=True)]
        if row:
            rows.add(row)
    needs = tuple([told.EACH - len(known[seat]) for seat in hiding])
    watchers: list[Watcher] = [row for row in rows if not _implied(row, rows)]
    return Spread(pool, needs, caps, [*watchers, beater] if beater else watchers)


def _implied(row: Row, rows: set[Row]) -> bool:
    """Whether another row already rules out whatever `row` does."""
    return any(
        other != row
        and (other.seat, other.unit) == (row.seat, row.unit)
        and other.lowest <= row.lowest
        and other.length <= row.length
        and all(more >= held for more, held in zip(other.kept, row.kept, strict=True))
        for other in rows
    )


def _followers(view: ZhengshangyouView) -> Iterator[tuple[Seat, int, set[Card], bool]]:
    """Who passed, and who is to follow now: seat, play to beat, cards gone before, and whether it passed."""
    course = told.Course(())
    for event in view.events:
        if event.kind == "pass" and event.seat is not None and course.table is not None:
            yield event.seat, _move(course.table), set(course.played), True
        course.add(event)
    if view.turn is not None and course.table is not None:
        yield view.turn, _move(course.table), set(course.played), False


def _move(laid: Laid) -> int:
    return hand.read(laid.cards, laid.shape == "heavenly_bomb")
