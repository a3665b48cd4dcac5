"""Cards weighed over layouts of the hidden hands, each played out double dummy."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from time import perf_counter
from typing import Final, TypeAlias

from french54.bots.bridge import habits, solver
from french54.bots.bridge.scene import Scene
from french54.bots.bridge.worlds import Hands
from french54.core.card import Card
from french54.core.game import Advice, Message
from french54.games.bridge.actions import Action, Play
from french54.games.bridge.score import Score

TRICK: Final = 8.0
"""What a trick is worth beside the points it makes, as the scorer does not see how near a contract was."""
NEAR: Final = 30.0
"""A card that is worth so much less, in points, is no longer sensible."""
FEW: Final = 4
"""Fewer layouts than this say nothing against a habit."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much to think."""

    layouts: Mapping[int, int]
    """By the cards in hand, how many layouts are solved at most."""
    draw: Callable[[Scene, Random], Iterator[Hands]]
    """Where they come from."""
    doubt: float
    """By so many standard errors a card must be better than the one played by habit, whose worth the solver does not
    see: it thinks that everybody sees all cards."""


@dataclass(slots=True)
class Weighed:
    """What was found out about each card."""

    layouts: int = 0
    worth: dict[Card, list[float]] = field(default_factory=dict)
    """In each layout, for the side that plays it."""
    habit: Card = 0
    why: Message = field(default_factory=lambda: Message("hint-bridge-only"))

    def value(self, card: Card) -> float:
        """The mean worth of a card."""
        return sum(self.worth[card]) / self.layouts if self.layouts else 0.0

    def keeps_habit(self, doubt: float) -> bool:
        """Whether no card is clearly better than the one played by habit."""
        if self.layouts < FEW:
            return True
        best = max(self.worth, key=self.value)
        gains = [one - other for one, other in zip(self.worth[best], self.worth[self.habit], strict=True)]
        mean = sum(gains) / len(gains)
        spread = sum((gain - mean) ** 2 for gain in gains)
        return mean <= doubt * sqrt(spread / (len(gains) * (len(gains) - 1)))


Solve: TypeAlias = Callable[[solver.Position, float], dict[Card, int] | None]
"""Finds the tricks that each card brings, within so many seconds."""


def weigh(  # noqa: PLR0917 - what a player thinks by
    scene: Scene,
    rng: Random,
    effort: Effort,
    until: float,
    trick: float = TRICK,
    solve: Solve = solver.tricks_within,
) -> Weighed:
    """Solve layouts until the clock shows `until`, or there are enough; none where there is no choice.

    A trick is worth `trick` beside the points it makes.
    """
    found = Weighed()
    found.habit, found.why = habits.choose(scene)
    left = scene.held.bit_count()
    most = effort.layouts.get(left, 0)
    if not most or all(scene.alike(scene.legal[0], card) for card in scene.legal[1:]):
        return found
    spent = 0.0
    table = tuple([card for (card,) in scene.trick.cards]) if scene.trick else ()
    leader = scene.trick.leader if scene.trick else scene.holder
    worth = _worth(scene)
    for hands in effort.draw(scene, rng):
        began = perf_counter()
        # Not what is unlikely to be done in time: whoever decides next would have to wait for its end.
        if began + spent / max(1, found.layouts) > until or found.layouts == most:
            break
        tricks = solve(solver.Position(hands, scene.trump, leader, table), until - began)
        if tricks is None:
            break
        for card, taken in tricks.items():
            found.worth.setdefault(card, []).append(worth[taken] + trick * taken)
        found.layouts += 1
        spent += perf_counter() - began
    return found


def _worth(scene: Scene) -> list[int]:
    """By the tricks the side on turn still takes, what it scores."""
    side = scene.contract.declarer % 2
    vulnerable = scene.view.vulnerable in {"both", ("ns", "ew")[side]}
    left, won = 13 - len(scene.view.tricks), scene.view.won[side]
    found = []
    for taken in range(left + 1):
        declarers = won + (taken if scene.declaring else left - taken)
        points = Score(scene.contract, vulnerable, declarers).points
        found.append(points if scene.declaring else -points)
    return found


def advice(scene: Scene, found: Weighed, doubt: float) -> list[Advice[Action]]:
    """Cards from the best on, and those that are hardly worse; of cards alike one stands for all."""
    first = found.habit if found.keeps_habit(doubt) else None
    cards = sorted(scene.legal, key=lambda card: (card != first, -found.value(card), card))
    shown: list[Card] = []
    for card in cards if found.layouts else [found.habit]:
        near = not shown or found.value(card) > found.value(shown[0]) - NEAR
        if near and not any(scene.alike(card, other) for other in shown):
            shown.append(card)
    return [Advice(Play(card), found.value(card), why(found, card, shown[0])) for card in shown]


def why(found: Weighed, card: Card, best: Card) -> Message:
    """Why to play `card`, where another may be the best."""
    if card == found.habit:
        return found.why
    if card == best:
        return Message("hint-bridge-best", {"count": found.layouts})
    return Message("hint-bridge-near", {"count": found.layouts})
