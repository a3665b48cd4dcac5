"""Section 3 of the rulebook of Tractor a second time, by trying everything: cards by name, nothing packed.

What may follow is found by looking at every choice of cards that the hand has.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

RANKS = "23456789TJQKA"


@dataclass(frozen=True)
class Deal:
    """What is trumps."""

    level: str
    """A rank."""
    trump: str
    """A suit, or `NT`."""

    def suit(self, card: str) -> str:
        """The suit a card belongs to; `T` for the trumps."""
        if card in {"BJ", "RJ"} or card[1] == self.level or card[0] == self.trump:
            return "T"
        return card[0]

    def ladder(self, suit: str) -> list[set[str]]:
        """The cards of a suit from the lowest up, equal ones on one rung."""
        if suit != "T":
            return [{suit + rank} for rank in RANKS if rank != self.level]
        if self.trump == "NT":
            return [{each + self.level for each in "CDHS"}, {"BJ"}, {"RJ"}]
        rest = [{self.trump + rank} for rank in RANKS if rank != self.level]
        others = {each + self.level for each in "CDHS" if each != self.trump}
        return [*rest, others, {self.trump + self.level}, {"BJ"}, {"RJ"}]

    def rung(self, card: str) -> int:
        """How high a card stands in its suit."""
        return next(at for at, rung in enumerate(self.ladder(self.suit(card))) if card in rung)

    def structure(self, cards: Sequence[str]) -> str | None:
        """`single`, `pair`, `tractor`, or nothing that may be led."""
        if len(cards) == 1:
            return "single"
        copies = Counter(cards)
        if not cards or set(copies.values()) != {2} or len({self.suit(card) for card in cards}) > 1:
            return None
        if len(copies) == 1:
            return "pair"
        rungs = sorted(self.rung(card) for card in copies)
        return "tractor" if rungs == list(range(rungs[0], rungs[0] + len(rungs))) else None

    def leads(self, hand: Sequence[str]) -> set[tuple[str, ...]]:
        """Everything that may be led from a hand, each as its sorted cards."""
        found: set[tuple[str, ...]] = {(card,) for card in hand}
        doubled = [card for card, copies in Counter(hand).items() if copies == 2]
        for size in range(1, len(doubled) + 1):
            for chosen in combinations(doubled, size):
                cards = tuple(sorted(chosen * 2))
                if self.structure(cards):
                    found.add(cards)
        return found

    def follows(self, hand: Sequence[str], led: Sequence[str]) -> set[tuple[str, ...]]:
        """Everything that may be played on `led` from a hand that has as many cards, each as its sorted cards."""
        suit, count = self.suit(led[0]), len(led)
        choices = {tuple(sorted(chosen)) for chosen in combinations(hand, count)}

        def given(cards: tuple[str, ...]) -> list[str]:
            return [card for card in cards if self.suit(card) == suit]

        def pairs(cards: tuple[str, ...]) -> int:
            return sum(copies == 2 for copies in Counter(given(cards)).values())

        most = max(len(given(cards)) for cards in choices)
        choices = {cards for cards in choices if len(given(cards)) == most}
        if count == 1:
            return choices
        best = max(map(pairs, choices))
        return {cards for cards in choices if pairs(cards) == best}

    def winner(self, plays: Sequence[Sequence[str]]) -> int:
        """The place of the play that takes the trick."""
        led = plays[0]
        best = 0
        for place, cards in enumerate(plays):
            if self.structure(cards) != self.structure(led):
                continue
            (suit,) = {self.suit(card) for card in cards}
            top = max(map(self.rung, cards))
            held = self.suit(plays[best][0])
            above = suit == held and top > max(map(self.rung, plays[best]))
            if above or (suit == "T" and held != "T"):
                best = place
        return best
