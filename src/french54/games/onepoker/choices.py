"""What the seat on turn may do: lock a card, then bet."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from french54.core.card import Cards
from french54.core.game import Choices, Illegal, Prompt
from french54.games.onepoker.actions import Action, Lock
from french54.kit.betting.choices import Paragraphs, Wagers
from french54.kit.betting.wagers import Wager

PARAGRAPHS: Final = Paragraphs(
    fold="onepoker 3.3",
    check="onepoker 3.3",
    call="onepoker 3.3",
    bet="onepoker 3.4",
    more="onepoker 3.4",
    most="onepoker 3.5",
    short="onepoker 3.8",
    closed="onepoker 3.6",
    alone="onepoker 3.7",
)


@dataclass(frozen=True, slots=True)
class Locking(Choices[Action]):
    """One of the two cards held."""

    hand: Cards

    def check(self, action: Action) -> None:
        if not isinstance(action, Lock):
            raise Illegal("onepoker 3.2", "onepoker-error-lock-first")
        if action.card not in self.hand:
            raise Illegal("onepoker 3.1", "error-not-held")

    def __iter__(self) -> Iterator[Action]:
        return map(Lock, sorted(set(self.hand), reverse=True))

    def draw(self, rng: Random) -> Action:
        return Lock(self.hand[int(rng.random() * len(self.hand))])

    def readings(self, cards: Cards) -> Sequence[Action]:
        if len(cards) != 1:
            raise Illegal("onepoker 3.1", "onepoker-error-one-card")
        lock = Lock(cards[0])
        self.check(lock)
        return (lock,)

    def prompt(self, picked: Cards = ()) -> Prompt[Action]:
        return Prompt(pick=range(1, 2), playable=self.hand)


class Betting(Wagers):
    """The betting, once both cards are locked."""

    __slots__ = ()

    def check(self, action: Wager) -> None:
        if isinstance(action, Lock):
            raise Illegal("onepoker 3.2", "onepoker-error-locked")
        super().check(action)
