"""What a deal has shown of the cards that were dealt, and deals of the rest."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random

from french54.core.card import Card, Cards
from french54.core.game import Seat


class Shown:
    """Cards that seats are known to hold, and those of them that they must have been dealt.

    Equal cards of two packs are told apart by nobody: a card that a seat was given and then lays may be either.
    """

    def __init__(self, seats: int) -> None:
        self.dealt: list[list[Card]] = [[] for _ in range(seats)]
        self.held: list[list[Card]] = [[] for _ in range(seats)]

    def has(self, seat: Seat, cards: Iterable[Card]) -> None:
        """It is seen that `seat` holds all of `cards`."""
        for card, count in Counter(cards).items():
            lacking = count - self.held[seat].count(card)
            self.dealt[seat] += [card] * lacking
            self.held[seat] += [card] * lacking

    def loses(self, seat: Seat, cards: Cards) -> None:
        """`seat` lays `cards`, or gives them away."""
        self.has(seat, cards)
        for card in cards:
            self.held[seat].remove(card)

    def gets(self, seat: Seat, cards: Cards) -> None:
        """`seat` takes up `cards`, which everybody sees."""
        self.held[seat] += cards


class Unseen:
    """A deck of which some cards are known to lie in certain heaps (the hands as dealt, a kitty)."""

    def __init__(
        self,
        pack: Cards,
        places: Sequence[Sequence[int]],
        known: Sequence[Iterable[Card]],
        fixed: Mapping[int, Card],
    ) -> None:
        """`places` in the deck and `known` cards by heap; `fixed` says where some of the known ones lie."""
        self.deck = [-1] * len(pack)
        self.gaps: list[list[int]] = []
        """The places of each heap whose cards are not known."""
        pool = Counter(pack)
        for place, card in fixed.items():
            self.deck[place] = card
        for heap, cards in zip(places, known, strict=True):
            pool.subtract(cards := list(cards))
            for place in heap:
                if place in fixed:
                    cards.remove(fixed[place])
            free = [place for place in heap if place not in fixed]
            for place, card in zip(free, cards, strict=False):
                self.deck[place] = card
            self.gaps.append(free[len(cards) :])
        self.pool: list[Card] = sorted(pool.elements())
        """The cards that may lie anywhere else."""

    def deal(self, rng: Random) -> list[Card]:
        """A deck with the unseen cards anywhere, every way equally likely."""
        rng.shuffle(self.pool)
        return self.filled(self.pool)

    def filled(self, cards: Sequence[Card]) -> list[Card]:
        """The deck with `cards` in the gaps, heap by heap."""
        deck, unseen = list(self.deck), iter(cards)
        for heap in self.gaps:
            for place in heap:
                deck[place] = next(unseen)
        return deck
