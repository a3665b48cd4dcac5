"""Laying cards and passing, as a seat says it: `play S3 H3`, `pass`."""

from dataclasses import dataclass, field

from french54.core.card import Cards, parse, show
from french54.core.game import Action, Illegal, Message
from french54.kit.climbing.meaning import Meaning


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Cards laid down. Where the rules of a game made it they lie in order: the body, then what it carries."""

    cards: Cards = field()
    meaning: Meaning | None = field(default=None, repr=False, compare=False)
    """What the cards are; None if they are no combination."""

    def __str__(self) -> str:
        return f"play {show(self.cards)}"

    @property
    def said(self) -> Message:
        """The combination in words; raises `Illegal` if the cards are none."""
        if self.meaning is None:
            raise Illegal("", "play-error-nothing")
        return self.meaning.said


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Not following what lies on the table."""

    def __str__(self) -> str:
        return "pass"

    @property
    def said(self) -> Message:
        return Message("play-pass")


PASS = Pass()


def named(text: str, rule: str) -> Cards:
    """The cards written as `text`; raises `Illegal`, naming the paragraph `rule`, if one of them is none."""
    for name in text.split():
        try:
            parse(name)
        except ValueError:
            raise Illegal(rule, "error-not-a-card", card=name) from None
    return parse(text)
