"""A match: deals played one after another from one key of chance."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Generic, Self, TypeVar

from french54.core.card import Cards
from french54.core.chance import Stream, shuffle
from french54.core.game import Action, Game, State

A = TypeVar("A", bound=Action)
S = TypeVar("S", bound=State[Any, Any])
Setup = TypeVar("Setup")


@dataclass(frozen=True, slots=True)
class Deal(Generic[A, Setup]):
    """What a deal started from, and the actions so far."""

    setup: Setup
    deck: Cards
    actions: tuple[A, ...] = ()
    drawn: tuple[tuple[int, int], ...] = ()
    """What `draw N` gave for this deal, as (n, value)."""


@dataclass(frozen=True, slots=True)
class Match(Generic[S, A, Setup]):
    """The deals of a match up to now; immutable, like the state of the last one."""

    game: Game[S, Any, A, Setup]
    key: bytes
    deals: tuple[Deal[A, Setup], ...]
    state: S
    alone: int = 0
    """Where a single deal is played by itself: its number in the match it comes from."""

    @classmethod
    def again(cls, game: Game[S, Any, A, Setup], key: bytes, number: int, setup: Setup) -> Self:
        """Deal `number` of the match drawn from `key`, which inherited `setup`, once more and by itself."""
        deck = shuffle(game.pack(setup), Stream(key, f"deal {number}"))
        return cls(game, key, (Deal(setup, deck),), game.start(setup, deck), number)

    @classmethod
    def laid(cls, game: Game[S, Any, A, Setup], setup: Setup, deck: Cards, actions: Iterable[A]) -> Self:
        """A deal by itself of cards that nobody drew, after `actions`; raises ValueError, Illegal among it."""
        if sorted(deck) != sorted(game.pack(setup)):
            raise ValueError("not the pack of the game")
        match = cls(game, b"", (Deal(setup, deck),), game.start(setup, deck), 1)
        for action in actions:
            match = match.play(action)
        return match

    @classmethod
    def begin(cls, game: Game[S, Any, A, Setup], key: bytes) -> Self:
        """The first deal, its chance drawn from `key`."""
        draw = Stream(key, "draw 1")
        return cls._dealt(game, key, (), game.opening(draw), draw)

    @classmethod
    def _dealt(
        cls, game: Game[S, Any, A, Setup], key: bytes, before: tuple[Deal[A, Setup], ...], setup: Setup, draw: Stream
    ) -> Self:
        deck = shuffle(game.pack(setup), Stream(key, f"deal {len(before) + 1}"))
        deal: Deal[A, Setup] = Deal(setup, deck, drawn=tuple(draw.drawn))
        return cls(game, key, (*before, deal), game.start(setup, deck))

    @property
    def setup(self) -> Setup:
        """What the last deal started from."""
        return self.deals[-1].setup

    def play(self, action: A) -> Self:
        """The match after `action`; raises `Illegal`."""
        state = self.state.play(action)
        deal = self.deals[-1]
        longer = Deal(deal.setup, deal.deck, (*deal.actions, action), deal.drawn)
        return type(self)(self.game, self.key, (*self.deals[:-1], longer), state, self.alone)

    def next(self) -> Self | None:
        """The next deal, once the last is over; None when the match is."""
        if self.alone:
            return None
        draw = Stream(self.key, f"draw {len(self.deals) + 1}")
        setup = self.game.next(self.setup, self.state, draw)
        return None if setup is None else self._dealt(self.game, self.key, self.deals, setup, draw)
