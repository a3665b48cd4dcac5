"""Layouts of the hidden cards that a view may come from, made to agree with what the auction told."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from french54.bots.bridge import reading
from french54.bots.bridge.bidding import calls_of
from french54.bots.bridge.promise import Known
from french54.bots.bridge.scene import Scene
from french54.core.card import Card
from french54.games.bridge import sampling

STEPS: Final = 120
"""Exchanges of two cards that are tried to make a layout agree with the auction."""
SUIT_WEIGHT: Final = 3
"""A card too many or too few in a suit counts as so many high-card points."""
Hands = tuple[int, int, int, int]


def plain(scene: Scene, rng: Random) -> Iterator[Hands]:
    """Layouts that play allows, all equally likely, without end."""
    board = sampling.board(scene.view)
    for _, held in sampling.deals(scene.view, board, rng):
        yield held


def informed(scene: Scene, rng: Random) -> Iterator[Hands]:
    """Layouts that play allows, each brought as near to what the auction promised as exchanges of cards can."""
    board = sampling.board(scene.view)
    known = reading.known(calls_of(scene.view), scene.view.vulnerable or "none")
    voids = sampling.voids(board)
    hidden = [seat for seat in range(4) if not scene.seen[seat]]
    played: list[list[Card]] = [[], [], [], []]
    for trick in scene.tricks:
        for turn, (card,) in enumerate(trick.cards):
            played[(trick.leader + turn) % 4].append(card)
    for _, held in sampling.deals(scene.view, board, rng):
        seats = [_Seat.of(held[seat], played[seat], known[seat], voids[seat]) for seat in hidden]
        _settle(seats, rng)
        hands = list(held)
        for seat, found in zip(hidden, seats, strict=True):
            hands[seat] = sum(1 << card for card in found.cards)
        south, west, north, east = hands
        yield south, west, north, east


@dataclass(slots=True)
class _Seat:
    """A hidden hand, counted as it was dealt."""

    cards: list[Card]
    hcp: int
    lengths: list[int]
    known: Known
    void: set[int]

    @classmethod
    def of(cls, held: int, played: Sequence[Card], known: Known, void: set[int]) -> "_Seat":
        cards = [card for card in range(52) if held >> card & 1]
        dealt = [*cards, *played]
        lengths = [sum(card % 4 == suit for card in dealt) for suit in range(4)]
        return cls(cards, sum(max(0, card // 4 - 8) for card in dealt), lengths, known, void)

    def distance(self) -> int:
        """How far it is from what is known."""
        known, low, high = self.known, self.known.hcp[0], self.known.hcp[1]
        far = max(0, low - self.hcp, self.hcp - high)
        for least, length, most in zip(known.least, self.lengths, known.most, strict=True):
            if length < least:
                far += SUIT_WEIGHT * (least - length)
            elif length > most:
                far += SUIT_WEIGHT * (length - most)
        return far

    def change(self, at: int, card: Card) -> Card:
        """Put a card in the place of another, which is returned."""
        old = self.cards[at]
        self.cards[at] = card
        self.hcp += max(0, card // 4 - 8) - max(0, old // 4 - 8)
        self.lengths[card % 4] += 1
        self.lengths[old % 4] -= 1
        return old


def _settle(seats: list[_Seat], rng: Random) -> None:
    """Exchange cards between hands as long as that brings them nearer to what is known."""
    far = sum(seat.distance() for seat in seats)
    if len(seats) < 2 or not all(seat.cards for seat in seats):
        return
    for _ in range(STEPS):
        if far == 0:
            return
        first = int(rng.random() * len(seats))
        second = (first + 1 + int(rng.random() * (len(seats) - 1))) % len(seats)
        one, other = seats[first], seats[second]
        here, there = int(rng.random() * len(one.cards)), int(rng.random() * len(other.cards))
        mine, theirs = one.cards[here], other.cards[there]
        if mine % 4 in other.void or theirs % 4 in one.void:
            continue
        one.change(here, theirs)
        other.change(there, mine)
        after = sum(seat.distance() for seat in seats)
        if after <= far:
            far = after
        else:
            one.change(here, mine)
            other.change(there, theirs)
