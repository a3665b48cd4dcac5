"""Cards nobody has shown, dealt at random to those who may hold them."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement, product
from random import Random
from typing import Self, TypeAlias

from french54.core.card import Card, Cards
from french54.kit.tricks.layouts import Layouts, pack

Holder: TypeAlias = int
"""A hidden hand, or another place where hidden cards lie: 0, 1, 2 ..."""
Limits: TypeAlias = Mapping[Card, int]
"""How many copies of a card a holder has at most; no entry is no limit."""


@dataclass(frozen=True, slots=True)
class Hidden:
    """Who may hold what."""

    kinds: tuple[Card, ...]
    """The cards not everybody may hold, each with its shares in `layouts`."""
    shares: tuple[tuple[tuple[int, ...], ...], ...]
    """For each of `kinds` how many copies each holder gets, by option."""
    layouts: Layouts
    loose: Cards
    """The cards anybody may hold."""
    room: tuple[int, ...]
    """How many cards each holder has."""

    @classmethod
    def of(
        cls,
        room: Sequence[int],
        pool: Cards,
        limits: Sequence[Limits],
        pinned: Sequence[tuple[Card, Sequence[Holder]]] = (),
    ) -> Self:
        """What is hidden.

        room: how many cards each holder has. pool: the cards that nobody has shown, with every copy. pinned: further
        cards, of which it is known that one of the holders named has them. Raises ValueError if nothing fits.
        """
        if sum(room) != len(pool) + len(pinned):
            raise ValueError("there are more or fewer cards than places for them")
        counts = Counter(pool)
        held = {card: [list(holders) for each, holders in pinned if each == card] for card, _ in pinned}
        bound: dict[Card, dict[tuple[int, ...], int]] = {}
        for card in sorted({*counts, *held}):
            copies = counts[card] + len(held.get(card, ()))
            if card in held or any(each.get(card, copies) < copies for each in limits):
                bound[card] = _shares(len(room), counts[card], held.get(card, []), [each.get(card) for each in limits])
        kinds = sorted(bound, key=lambda card: (list(bound[card]), card))
        options = [[(pack(share), ways) for share, ways in bound[card].items()] for card in kinds]
        loose = tuple([card for card in pool if card not in bound])
        shares = tuple([tuple(bound[card]) for card in kinds])
        return cls(tuple(kinds), shares, Layouts(pack(room), options), loose, tuple(room))

    def deals(self, rng: Random) -> Iterator[tuple[list[Card], ...]]:
        """The cards of each holder, all ways equally likely, without end."""
        loose = list(self.loose)
        while True:
            dealt: tuple[list[Card], ...] = tuple([[] for _ in self.room])
            chosen = self.layouts.draw([rng.random() for _ in self.kinds])
            for card, shares, option in zip(self.kinds, self.shares, chosen, strict=True):
                for holder, copies in enumerate(shares[option]):
                    dealt[holder].extend([card] * copies)
            rng.shuffle(loose)
            at = 0
            for cards, room in zip(dealt, self.room, strict=True):
                after = at + room - len(cards)
                cards.extend(loose[at:after])
                at = after
            yield dealt


def _shares(
    holders: int, copies: int, pinned: Sequence[Sequence[Holder]], most: Sequence[int | None]
) -> dict[tuple[int, ...], int]:
    """Every way to share out the copies of a card, and how many ways of telling the copies apart that stands for."""
    found: dict[tuple[int, ...], int] = {}
    for free in combinations_with_replacement(range(holders), copies):
        ways = 2 if len(set(free)) == 2 else 1
        for fixed in product(*pinned):
            share = [0] * holders
            for holder in (*free, *fixed):
                share[holder] += 1
            if all(limit is None or count <= limit for count, limit in zip(share, most, strict=True)):
                found[tuple(share)] = found.get(tuple(share), 0) + ways
    return found
