"""What is said in a round of betting: `fold`, `check`, `call`, `bet 60`, `raise 60`, by the total of the round."""

from dataclasses import dataclass
from typing import ClassVar, Final, TypeAlias

from french54.core.game import Action, Message

Chips: TypeAlias = int


@dataclass(frozen=True, slots=True)
class Fold(Action):
    """Giving up the pot."""

    word: ClassVar[str] = "fold"
    to: ClassVar[Chips] = 0

    def __str__(self) -> str:
        return self.word

    @property
    def said(self) -> Message:
        return Message("betting-fold")


@dataclass(frozen=True, slots=True)
class Check(Action):
    """Staying in where nothing is owed."""

    word: ClassVar[str] = "check"
    to: ClassVar[Chips] = 0

    def __str__(self) -> str:
        return self.word

    @property
    def said(self) -> Message:
        return Message("betting-check")


@dataclass(frozen=True, slots=True)
class Call(Action):
    """Paying what is owed, or all the seat has left."""

    word: ClassVar[str] = "call"
    to: ClassVar[Chips] = 0

    def __str__(self) -> str:
        return self.word

    @property
    def said(self) -> Message:
        return Message("betting-call")


@dataclass(frozen=True, slots=True)
class Bet(Action):
    """The first bet of a round, `to` chips in all."""

    word: ClassVar[str] = "bet"
    to: Chips

    def __str__(self) -> str:
        return f"bet {self.to}"

    @property
    def said(self) -> Message:
        return Message("betting-bet", {"chips": self.to})


@dataclass(frozen=True, slots=True)
class Raise(Action):
    """A bet above the one that stands, `to` chips in all."""

    word: ClassVar[str] = "raise"
    to: Chips

    def __str__(self) -> str:
        return f"raise {self.to}"

    @property
    def said(self) -> Message:
        return Message("betting-raise", {"chips": self.to})


Wager: TypeAlias = Fold | Check | Call | Bet | Raise
FOLD: Final = Fold()
CHECK: Final = Check()
CALL: Final = Call()
_WORDS: Final[dict[str, Wager]] = {"fold": FOLD, "check": CHECK, "call": CALL}


def read(text: str) -> Wager | None:
    """The wager written as `text`; None if it is none."""
    word, _, chips = text.partition(" ")
    if not chips:
        return _WORDS.get(text)
    if not (chips.isascii() and chips.isdigit() and chips[0] != "0" and len(chips) < 10):
        return None
    return Bet(int(chips)) if word == "bet" else Raise(int(chips)) if word == "raise" else None
