"""What a seat may say: `play S3 H3`; `pass` is never a choice, since whoever cannot beat passes without being asked."""

from dataclasses import dataclass, field
from typing import Self, TypeAlias

from french54.core.card import Cards, show
from french54.core.game import Action as AnyAction
from french54.core.game import Illegal, Message
from french54.games.zhengshangyou import hand, reasons
from french54.kit.climbing.actions import PASS, Pass, named


@dataclass(frozen=True, slots=True)
class Play(AnyAction):
    """Cards laid down, from the highest rank down."""

    cards: Cards = field()
    move: int = field(init=False, repr=False, compare=False)
    """The play as the kernel has it; 0 if the cards are no combination. Four threes are the heavenly bomb only in
    choices for the first play."""

    def __post_init__(self) -> None:
        move = hand.read(self.cards, opening=False)
        object.__setattr__(self, "move", move)
        object.__setattr__(self, "cards", hand.laid(self.cards, move))

    @classmethod
    def bound(cls, move: int, cards: Cards) -> Self:
        """The play `move` with `cards`, which lie as they will on the table."""
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
        return hand.meaning(self.move).said


Action: TypeAlias = Play | Pass


def read(text: str) -> Action:
    """The action written as `text`; raises `Illegal` if it is none."""
    verb, _, rest = text.partition(" ")
    if text == "pass":
        return PASS
    if verb == "play" and rest.strip():
        return Play(named(rest, "zhengshangyou 2.1"))
    raise Illegal("zhengshangyou 3.6", "error-unknown-action", action=text)
