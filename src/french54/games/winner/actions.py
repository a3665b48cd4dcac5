"""What a seat may say: `play S3 H3`, `pass`; where the loser's gift is played, `offer S3 H4` and `take S3`."""

from dataclasses import dataclass
from typing import TypeAlias

from french54.core.card import BLACK_JOKER, NAMES, SUITS, Card, Cards, show
from french54.core.game import Action as AnyAction
from french54.core.game import Illegal, Message
from french54.games.winner import hand
from french54.games.winner.options import Options
from french54.kit.climbing.actions import PASS, Pass, Play, named
from french54.kit.climbing.hands import POWER
from french54.kit.climbing.meaning import RANK_NAMES


@dataclass(frozen=True, slots=True)
class Offer(AnyAction):
    """Two cards from which the loser takes one."""

    cards: Cards

    def __str__(self) -> str:
        return f"offer {show(self.cards)}"

    @property
    def said(self) -> Message:
        return Message("winner-offer")


@dataclass(frozen=True, slots=True)
class Take(AnyAction):
    """One of the two cards offered."""

    card: Card

    def __str__(self) -> str:
        return f"take {NAMES[self.card]}"

    @property
    def said(self) -> Message:
        suit = SUITS[self.card % 4].lower() if self.card < BLACK_JOKER else "joker"
        return Message("winner-take", {"suit": suit, "rank": RANK_NAMES[POWER[self.card]]})


Action: TypeAlias = Play | Pass | Offer | Take


def read(text: str, options: Options) -> Action:
    """The action written as `text`; raises `Illegal` if it is none."""
    verb, _, rest = text.partition(" ")
    if text == "pass":
        return PASS
    if verb in {"play", "offer", "take"} and rest.strip():
        cards = named(rest, "winner 2.1")
        if verb == "play":
            return hand.laid(cards, options)
        if verb == "offer":
            return Offer(hand.ordered(cards))
        if len(cards) == 1:
            return Take(cards[0])
    raise Illegal("winner 3.1", "error-unknown-action", action=text)
