"""Hidden cards spread over seats: every way that fits what is known, each as often as there are cards to make it.

Cards come in groups within which nothing tells them apart (those of one rank, say). How many of a group each seat may
get is limited, and watchers follow what the seats get, group by group: a row that nobody may have, or something that
somebody must have.
"""

from collections.abc import Iterator, Sequence
from itertools import accumulate
from math import factorial, prod
from random import Random
from typing import Protocol, TypeAlias

from french54.core.card import Card

Counts: TypeAlias = tuple[int, ...]
"""How many cards each seat gets."""
Step: TypeAlias = tuple[int, Counts, tuple[int, ...]]
"""The next group, how many cards each seat has got, and how far each watcher has come."""


class Watcher(Protocol):
    """Something a seat must not have, or must; it begins at 0."""

    def after(self, group: int, counts: Counts, so_far: int) -> int | None:
        """How far it has come once a group is spread so; None if it may not be spread so."""

    def content(self, so_far: int) -> bool:
        """Whether all is well once every group is spread."""


class Spread:
    """The ways in which groups of hidden cards can be spread over the seats that have some."""

    def __init__(
        self,
        groups: Sequence[Sequence[Card]],
        needs: Counts,
        caps: Sequence[Sequence[int]],
        watchers: Sequence[Watcher] = (),
    ) -> None:
        """Take the hidden cards in groups; `needs` says how many each seat gets, `caps` how many of each group at most.

        Groups that can go to many seats are best taken last.
        """
        self._groups = [list(cards) for cards in groups]
        self._needs, self._caps, self._watchers = needs, caps, watchers
        self._ways: dict[Step, int] = {}
        self._options: dict[Step, tuple[list[Counts], list[Step], list[int]]] = {}
        self._begin: Step = (0, (0,) * len(needs), (0,) * len(watchers))

    def deal(self, rng: Random) -> list[list[Card]]:
        """The hidden cards of each seat: any way that fits, all equally likely; raises ValueError if none does."""
        got: list[list[Card]] = [[] for _ in self._needs]
        step = self._begin
        for cards in self._groups:
            spreads, steps, weights = self._from(step)
            if not weights:
                raise ValueError("no deal fits what is known")
            at = rng.randrange(weights[-1])
            index = next(index for index, weight in enumerate(weights) if at < weight)
            step = steps[index]
            rng.shuffle(cards)
            start = 0
            for hand, count in zip(got, spreads[index], strict=True):
                hand.extend(cards[start : start + count])
                start += count
        return got

    def _count(self, step: Step) -> int:
        """In how many ways the groups from `step` on can be spread."""
        group, filled, runs = step
        if group == len(self._groups):
            content = all(watcher.content(run) for watcher, run in zip(self._watchers, runs, strict=True))
            return int(content and filled == self._needs)
        known = self._ways.get(step)
        if known is None:
            weights = self._from(step)[2]
            known = self._ways[step] = weights[-1] if weights else 0
        return known

    def _from(self, step: Step) -> tuple[list[Counts], list[Step], list[int]]:
        """The spreads of one group, the steps they lead to, and their weights added up."""
        known = self._options.get(step)
        if known is not None:
            return known
        group, filled, _ = step
        size = len(self._groups[group])
        spreads, steps, weights = [], [], []
        rooms = [min(cap[group], need - got) for cap, need, got in zip(self._caps, self._needs, filled, strict=True)]
        for counts in _spreads(size, rooms):
            then = self._after(step, counts)
            weight = self._count(then) if then else 0
            if then and weight:
                spreads.append(counts)
                steps.append(then)
                weights.append(factorial(size) // prod(map(factorial, counts)) * weight)
        self._options[step] = spreads, steps, list(accumulate(weights))
        return self._options[step]

    def _after(self, step: Step, counts: Counts) -> Step | None:
        group, filled, runs = step
        now = []
        for watcher, run in zip(self._watchers, runs, strict=True):
            further = watcher.after(group, counts, run)
            if further is None:
                return None
            now.append(further)
        return group + 1, tuple([got + more for got, more in zip(filled, counts, strict=True)]), tuple(now)


def _spreads(count: int, rooms: Sequence[int]) -> Iterator[Counts]:
    """Every way to put `count` alike into places with so much room."""
    if len(rooms) == 1:
        if count <= rooms[0]:
            yield (count,)
        return
    rest = sum(rooms[1:])
    for first in range(max(0, count - rest), min(count, rooms[0]) + 1):
        for others in _spreads(count - first, rooms[1:]):
            yield (first, *others)
