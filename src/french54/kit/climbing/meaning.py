"""What a combination is, in words and figures, whichever kernel read it."""

from dataclasses import dataclass
from typing import Final

from french54.core.game import Message
from french54.kit.climbing.digits import digit_at, size
from french54.kit.climbing.plays import length_of, rank_of
from french54.kit.climbing.table import Table

RANK_NAMES: Final = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "BJ", "RJ")
"""What the digits of the kernels are called in messages."""
_UNRANKED: Final = frozenset({"rocket", "joker_bomb", "heavenly_bomb"})
"""There is but one of each."""
_FOUR: Final = 4


@dataclass(frozen=True, slots=True)
class Meaning:
    """What cards laid together are."""

    shape: str
    rank: str
    """The name of the rank that decides; of a run, the highest."""
    length: int = 1
    """Ranks in a row."""
    lowest: str = ""
    """The lowest rank of a run."""
    size: int = 0
    """How many cards it has."""
    bomb: bool = False
    """Whether it beats what is no bomb."""

    @property
    def said(self) -> Message:
        """The combination in words."""
        name = f"play-{self.shape.replace('_', '-')}"
        if self.shape == "bomb" and self.size > _FOUR:
            return Message("play-bomb-of", {"rank": self.rank, "count": self.size})
        if self.length > 1:
            return Message(name, {"from": self.lowest, "to": self.rank, "count": self.length})
        return Message(name) if self.shape in _UNRANKED else Message(name, {"rank": self.rank})


def meaning(table: Table, play: int) -> Meaning:
    """What a play of `table` that is no pass means."""
    shape, length = table.shape_of(play), int(length_of(play))
    lowest = RANK_NAMES[digit_at(rank_of(play))] if length > 1 else ""
    cards = int(size(table.cards_of(play)))
    return Meaning(shape.name, RANK_NAMES[table.top_of(play)], length, lowest, cards, bool(shape.power))
