"""What a seat may say: `bid 2`, `bid 0` (no bid), `play S3 H3`, `pass`."""

from dataclasses import dataclass, field
from typing import Self, TypeAlias

from french54.core.card import Cards, show
from french54.core.game import Action as AnyAction
from french54.core.game import Illegal, Message
from french54.games.doudizhu import hand, reasons
from french54.kit.climbing.actions import PASS, Pass, named


@dataclass(frozen=True, slots=True)
class Bid(AnyAction):
    """A call of the auction; 0 is no bid."""

    points: int

    def __str__(self) -> str:
        return f"bid {self.points}"

    @property
    def said(self) -> Message:
        return Message("doudizhu-bid", {"points": self.points}) if self.points else Message("doudizhu-no-bid")

    @property
    def call(self) -> Message:
        """How it reads on a button, where it is still to be done."""
        return Message("doudizhu-call", {"points": self.points}) if self.points else self.said


@dataclass(frozen=True, slots=True)
class Play(AnyAction):
    """Cards laid down: the body first, then what it carries, each from the highest rank down."""

    cards: Cards = field()
    move: int = field(init=False, repr=False, compare=False)
    """The play as `french54.kit.climbing.onepack` has it; 0 if the cards are no combination."""

    def __post_init__(self) -> None:
        move = hand.read(self.cards)
        object.__setattr__(self, "move", move)
        object.__setattr__(self, "cards", hand.laid(self.cards, move))

    @classmethod
    def bound(cls, move: int, cards: Cards) -> Self:
        """The play `move` with `cards`, which lie as they will on the table (`hand.bind`)."""
        play = object.__new__(cls)
        object.__setattr__(play, "cards", cards)
        object.__setattr__(play, "move", move)
        return play

    def __str__(self) -> str:
        return f"play {show(self.cards)}"

    @property
    def said(self) -> Message:
        """The combination in words; raises `Illegal` if the cards are none."""
        if not self.move:
            raise reasons.nothing(self.cards)
        return hand.said(self.move)


Action: TypeAlias = Bid | Play | Pass
BIDS = tuple(map(Bid, range(4)))


def read(text: str) -> Action:
    """The action written as `text`; raises `Illegal` if it is none."""
    verb, _, rest = text.partition(" ")
    if text == "pass":
        return PASS
    if verb == "bid" and rest in {"0", "1", "2", "3"}:
        return BIDS[int(rest)]
    if verb == "play" and rest.strip():
        return Play(named(rest, "doudizhu 2.1"))
    raise Illegal("doudizhu 3.1", "error-unknown-action", action=text)
