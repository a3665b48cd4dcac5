"""What is chosen before a table of Winner is opened."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from french54.core.card import Cards, pack
from french54.core.game import Option
from french54.kit.climbing.known import winner
from french54.kit.climbing.table import Table


@dataclass(frozen=True)
class Options:
    """How many play, and which of the options of section 7 hold."""

    players: int = 4
    one_pack: bool = False
    """Four players with one pack, without its jokers (7.2)."""
    triple_single: bool = False
    """A triple may carry a single card (7.3)."""
    straight_flush: bool = False
    """Straights of one suit are a combination of their own (7.4)."""
    triple_bomb: bool = False
    """Three of a rank are a bomb; with one pack only (7.5)."""
    suits: bool = False
    """Equal straights are compared by the suit of the highest card (7.6)."""
    auto_pass: bool = False
    """After a red joker or a pair of 2s those who hold nothing higher pass by themselves (7.7)."""
    gift: bool = False
    """The loser gives the highest card and takes one of two (7.8)."""
    revolution: bool = False
    """Four of a rank are no bomb but turn the order of ranks round (7.9)."""

    def __post_init__(self) -> None:
        if not 3 <= self.players <= 6:
            raise ValueError(f"three to six play, not {self.players}")
        if self.one_pack and self.players != 4:
            raise ValueError("only four players choose between one pack and two")
        if self.triple_bomb and self.packs == 2:
            raise ValueError("three of a rank are a bomb with one pack only")
        if self.triple_bomb and self.revolution:
            raise ValueError("where there are revolutions there are no bombs")

    @property
    def packs(self) -> int:
        """How many packs are used."""
        return 1 if self.players == 3 or self.one_pack else 2

    @property
    def cards(self) -> Cards:
        """All cards of a deal."""
        return pack(self.packs, jokers=not self.one_pack)

    def table(self, turned: bool = False) -> Table:
        """The combinations, in the order of ranks as it is or turned round."""
        chosen = (self.triple_single, self.straight_flush, self.triple_bomb, self.revolution)
        return _table(self.packs, chosen, turned)


@cache
def _table(packs: int, chosen: tuple[bool, bool, bool, bool], turned: bool) -> Table:
    triple_single, straight_flush, triple_bomb, revolution = chosen
    return winner(
        packs,
        triple_single=triple_single,
        straight_flush=straight_flush,
        triple_bomb=triple_bomb,
        revolution=revolution,
        turned=turned,
    )


OPTIONS: Final = (
    Option("players", (4, 3, 5, 6)),
    Option("one_pack", needs=({"players": 4},)),
    Option("triple_single"),
    Option("straight_flush"),
    Option("suits"),
    Option(
        "triple_bomb",
        needs=({"players": 3, "revolution": False}, {"players": 4, "one_pack": True, "revolution": False}),
    ),
    Option("auto_pass"),
    Option("gift"),
    Option("revolution"),
)
"""The same as people choose from; what goes with what is as `Options` has it."""
PRESETS: Final[Mapping[str, Mapping[str, bool]]] = {
    "plain": {},
    "rich": {"triple_single": True, "straight_flush": True, "suits": True, "auto_pass": True},
    "gift": {"auto_pass": True, "gift": True},
    "revolution": {"triple_single": True, "revolution": True},
}
"""Options that go well together, for any number of players."""
