"""What a seat may say: `bid 2`, `bid 0` (no bid), `play S3 H3`, `pass`."""

from dataclasses import dataclass
from typing import TypeAlias

from french54.core.game import Action as AnyAction
from french54.core.game import Illegal, Message
from french54.games.doudizhu_table import hand
from french54.kit.climbing.actions import PASS, Pass, Play, named


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


Action: TypeAlias = Bid | Play | Pass
BIDS = tuple(map(Bid, range(4)))


def read(text: str, players: int) -> Action:
    """The action written as `text`; raises `Illegal` if it is none."""
    verb, _, rest = text.partition(" ")
    if text == "pass":
        return PASS
    if verb == "bid" and rest in {"0", "1", "2", "3"}:
        return BIDS[int(rest)]
    if verb == "play" and rest.strip():
        return hand.laid(named(rest, "doudizhu-table 2.1"), players)
    raise Illegal("doudizhu-table 4.2", "error-unknown-action", action=text)
