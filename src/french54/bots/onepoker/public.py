"""What both players know when the cards are locked, and what each may hold by it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from french54.bots.onepoker.spots import Cards
from french54.bots.onepoker.worth import KEPT
from french54.core.card import rank
from french54.games.onepoker.score import EIGHT
from french54.games.onepoker.view import OnePokerView

Hand: TypeAlias = tuple[int, int]
"""Two ranks, the higher first."""
RANKS: Final = 13
COPIES: Final = 8


@dataclass(frozen=True, slots=True)
class Public:
    """What both know of the cards."""

    unseen: tuple[int, ...]
    """By rank, how many have not been discarded since the last shuffle; those certainly held are left out."""
    signals: tuple[tuple[int, int], ...]
    kept_up: tuple[bool, ...]
    """Whether each seat kept an UP card; empty in the first deal."""
    counted: tuple[int | None, ...]
    """The rank each seat is known to have kept."""

    @classmethod
    def of(cls, view: OnePokerView) -> "Public":
        """As a view has it: nothing but what both see."""
        unseen = [COPIES] * RANKS
        counted = tuple(None if card is None else rank(card) for card in view.counted)
        for each in [*map(rank, view.discards), *(card for card in counted if card is not None)]:
            unseen[each] -= 1
        return cls(tuple(unseen), view.signals, view.kept_up, counted)

    def _orders(self, seat: int, unseen: Sequence[int]) -> Iterator[tuple[Hand, float]]:
        """The card kept and the card dealt, or in the first deal one and the other, with the number of ways to it."""
        counted, ups = self.counted[seat], self.signals[seat][0]
        for kept in range(RANKS) if counted is None else (counted,):
            if self.kept_up and (kept >= EIGHT) != self.kept_up[seat]:
                continue
            ways = float(unseen[kept]) * (KEPT[kept] if self.kept_up else 1.0) if counted is None else 1.0
            for new in range(RANKS):
                left = unseen[new] - (new == kept and counted is None)
                if (kept >= EIGHT) + (new >= EIGHT) == ups and ways > 0 and left > 0:
                    yield (kept, new), ways * left

    def ways(self, seat: int, unseen: Sequence[int]) -> dict[Hand, float]:
        """In how many ways a seat may hold each hand, if so many cards are unseen."""
        found: dict[Hand, float] = {}
        for order, ways in self._orders(seat, unseen):
            hand = (max(order), min(order))
            found[hand] = found.get(hand, 0.0) + ways
        return found

    def without(self, seat: int, hand: Hand) -> list[int]:
        """What is unseen beside a hand of a seat."""
        left = list(self.unseen)
        taken = list(hand)
        counted = self.counted[seat]
        if counted is not None:
            taken.remove(counted)
        for each in taken:
            left[each] -= 1
        return left


@dataclass(frozen=True, slots=True)
class Meeting:
    """The hands both may hold, and how likely they meet."""

    hands: tuple[tuple[Hand, ...], tuple[Hand, ...]]
    cards: tuple[Cards, Cards]
    ways: float
    """In how many ways any two of them can meet."""


def meeting(public: Public) -> Meeting:
    """All pairs of hands, with weights that come to one."""
    ways = (public.ways(0, public.unseen), public.ways(1, public.unseen))
    hands = (tuple(sorted(ways[0])), tuple(sorted(ways[1])))
    extra: dict[tuple[int, int], float] = {}
    total = sum(ways[0].values()) * sum(ways[1].values())
    for one, mine in enumerate(hands[0]):
        left: dict[Hand, float] = {}
        for two, other in enumerate(hands[1]):
            if set(mine) & set(other):
                left = left or public.ways(1, public.without(0, mine))
                extra[one, two] = ways[0][mine] * (left.get(other, 0.0) - ways[1][other])
    total += sum(extra.values())
    extra = {pair: more / total for pair, more in extra.items()}
    weights = ([ways[0][hand] / total for hand in hands[0]], [ways[1][hand] for hand in hands[1]])
    turned = {(two, one): more for (one, two), more in extra.items()}
    return Meeting(hands, (_cards(hands[0], weights[0], extra), _cards(hands[1], weights[1], turned)), total)


def _cards(hands: Sequence[Hand], weights: Sequence[float], extra: dict[tuple[int, int], float]) -> Cards:
    offsets, others, more = [0], [], []
    for hand in range(len(hands)):
        pairs = sorted(pair for pair in extra if pair[0] == hand)
        others += [pair[1] for pair in pairs]
        more += [extra[pair] for pair in pairs]
        offsets.append(len(others))
    return Cards([each for hand in hands for each in hand], weights, offsets, others, more)
