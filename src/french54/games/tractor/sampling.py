"""Deals a view may come from: what nobody has shown goes to those who can have it by what they declared and played."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias

from french54.core.card import Card, Cards, pack
from french54.core.game import Seat
from french54.games.tractor import told
from french54.games.tractor.actions import PASS, Bury, Declare, Play
from french54.games.tractor.board import Board, Setup
from french54.games.tractor.view import TractorView
from french54.kit.tricks.hidden import Hidden
from french54.kit.tricks.order import Order
from french54.kit.tricks.trick import Trick

PACK: Final[Cards] = pack(2)
ASIDE: Final = 4
"""Among those who hold hidden cards, the kitty."""
Hands: TypeAlias = tuple[Cards, Cards, Cards, Cards]


def board(view: TractorView) -> Board:
    """What everybody has seen, from the events of `view`."""
    made = Board.of(Setup(view.levels, view.first, view.opening))
    for event in view.events:
        if event.kind == "call":
            made = made.after(Declare(event.cards) if event.cards else PASS)
        elif event.kind == "show" and made.unsettled:
            made = made.turned_up(event.cards)
        elif event.kind == "bury":
            made = made.after(Bury(()))
        elif event.kind == "play":
            made = made.after(Play(event.cards))
    return made


def tricks(seen: Board) -> tuple[Trick, ...]:
    """Every trick, also the one on the table."""
    return seen.tricks if seen.trick is None else (*seen.tricks, seen.trick)


def laid(seen: Board) -> list[list[Card]]:
    """What each seat has played."""
    found: list[list[Card]] = [[], [], [], []]
    for trick in tricks(seen):
        for turn, cards in enumerate(trick.cards):
            found[(trick.leader + turn) % 4] += cards
    return found


def limits(seen: Board) -> list[dict[Card, int]]:
    """How many copies of a card each seat can have left, where its play has shown something."""
    most: list[dict[Card, int]] = [{}, {}, {}, {}]
    order = seen.order
    if order is None:
        return most
    for trick in tricks(seen):
        for turn, cards in enumerate(trick.cards):
            held = most[(trick.leader + turn) % 4]
            for card in cards:
                if card in held:
                    held[card] = max(held[card] - 1, 0)
            if turn:
                _shown(held, trick.cards[0], cards, order)
    return most


def _shown(most: dict[Card, int], led: Cards, cards: Cards, order: Order) -> None:
    """What following `led` with `cards` shows of the cards that are kept."""
    suit = order.suit(led[0])
    given = Counter(card for card in cards if order.suit(card) == suit)
    pairs = sum(copies == 2 for copies in given.values())
    if given.total() < len(led):
        most.update((card, 0) for card in set(order.card) if order.suit(card) == suit)
    elif pairs < len(led) // 2:
        for card in set(order.card):
            if order.suit(card) == suit:
                most[card] = min(most.get(card, 2), 0 if given[card] else 1)


@dataclass(frozen=True, slots=True)
class Known:
    """A view taken apart."""

    seen: Board
    own: Seat | None
    """The viewer, who knows what it was dealt."""
    dealt: Cards
    """The viewer's cards in the order they were dealt."""
    played: list[list[Card]]
    kitty: Cards
    """The eight that were dealt aside, where the viewer has seen them."""
    buried: Cards
    """The eight that lie aside now, where the viewer has seen them."""
    hand: Cards
    counts: Sequence[int]

    @classmethod
    def of(cls, view: TractorView) -> "Known":
        """What `view` shows."""
        own = next((event for event in view.events if event.kind == "deal" and event.cards), None)
        seen = board(view)
        dealt = () if own is None else own.cards
        hand = tuple(sorted(view.hand))
        return cls(seen, view.seat, dealt, laid(seen), view.kitty, view.buried, hand, view.counts)

    @property
    def fixed(self) -> dict[Seat, Counter[Card]]:
        """By hidden seat, cards it has shown or is known to have taken up, and has not played."""
        found: dict[Seat, Counter[Card]] = {}
        for declaration in self.seen.declarations:
            if declaration.seat != self.own:
                found[declaration.seat] = found.get(declaration.seat, Counter()) | Counter(declaration.cards)
        if self.seen.kitty and self.seen.banker is not None and self.seen.banker != self.own:
            found[self.seen.banker] = Counter(self.seen.kitty)
        return {seat: cards - Counter(self.played[seat]) for seat, cards in found.items()}

    def hidden(self) -> Hidden:
        """Who may hold what; the holders are the four seats, and `ASIDE`."""
        room = [0 if seat == self.own else self.counts[seat] for seat in range(4)]
        aside = 8 if self.seen.buried or self.seen.phase == "declare" else 0
        room.append(0 if self.buried or (self.kitty and not self.seen.buried) else aside)
        pool = Counter(PACK) - Counter(self.hand) - Counter(self.buried)
        for cards in self.played:
            pool -= Counter(cards)
        pinned: list[tuple[Card, tuple[int, ...]]] = []
        over = self.seen.phase == "over"
        for seat, fixed in self.fixed.items() if not over else ():
            holders = (seat, ASIDE) if seat == self.seen.banker and self.seen.buried else (seat,)
            pinned += [(card, holders) for card in fixed.elements()]
            pool -= fixed
        return Hidden.of(room, tuple(sorted(pool.elements())), [*limits(self.seen), {}], pinned)

    def deals(self, rng: Random) -> Iterator[tuple[Cards, Hands, Cards]]:
        """Decks, with the hands as they stand and what is buried, without end."""
        banker = self.seen.banker if self.seen.order is not None else None
        for holders in self.hidden().deals(rng):
            hands = [self.hand if seat == self.own else tuple(sorted(holders[seat])) for seat in range(4)]
            aside = self.buried or tuple(sorted(holders[ASIDE]))
            kitty: Sequence[Card] = self.kitty
            if banker is None:
                kitty = holders[ASIDE]
            elif not self.kitty:
                kitty = self._taken(rng, [*hands[banker], *self.played[banker], *(aside if self.seen.buried else ())])
            deck = self._deck(rng, hands, list(kitty), aside if self.seen.buried else ())
            first, second, third, fourth = hands
            yield deck, (first, second, third, fourth), aside if self.seen.buried else ()

    def _taken(self, rng: Random, cards: list[Card]) -> list[Card]:
        """Eight of the banker's cards that may have come from the kitty: not those it had shown before."""
        shown: Counter[Card] = Counter()
        for declaration in self.seen.declarations:
            if declaration.seat == self.seen.banker:
                shown |= Counter(declaration.cards)
        return rng.sample(sorted((Counter(cards) - shown).elements()), 8)

    def _deck(self, rng: Random, hands: list[Cards], kitty: list[Card], buried: Cards) -> Cards:
        deck = [0] * 108
        taken = self.seen.banker if self.seen.order is not None else None
        for seat in range(4):
            cards = list(self.dealt)
            if seat != self.own:
                held = Counter(hands[seat]) + Counter(self.played[seat])
                if seat == taken:
                    held = held + Counter(buried) - Counter(kitty)
                cards = list(held.elements())
                rng.shuffle(cards)
            deck[seat : told.KITTY.start : 4] = cards
        if not self.kitty:
            rng.shuffle(kitty)
        deck[told.KITTY.start :] = kitty
        return tuple(deck)
