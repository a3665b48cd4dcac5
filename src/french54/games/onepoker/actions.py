"""What a seat may say: `lock S3`, then `fold`, `check`, `call`, `bet 4`, `raise 9`, by the total without the ante."""

from dataclasses import dataclass
from typing import TypeAlias

from french54.core.card import NAMES, Card, Cards, parse
from french54.core.game import Action as AnyAction
from french54.core.game import Illegal, Message
from french54.kit.betting import wagers
from french54.kit.betting.wagers import Wager


@dataclass(frozen=True, slots=True)
class Lock(AnyAction):
    """Choosing the card to play, face down."""

    card: Card

    def __str__(self) -> str:
        return f"lock {NAMES[self.card]}"

    @property
    def said(self) -> Message:
        return Message("onepoker-lock")

    @property
    def cards(self) -> Cards:
        return (self.card,)


Action: TypeAlias = Lock | Wager


def read(text: str) -> Action:
    """The action written as `text`; raises `Illegal` if it is none."""
    verb, _, name = text.partition(" ")
    if verb != "lock" or not name:
        wager = wagers.read(text)
        if wager is None:
            raise Illegal("onepoker 3.1", "error-unknown-action", action=text)
        return wager
    if name not in NAMES:
        raise Illegal("onepoker 3.1", "error-not-a-card", card=name)
    return Lock(parse(name)[0])
