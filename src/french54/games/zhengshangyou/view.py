"""What one seat may know of a deal."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from french54.core.card import Cards
from french54.core.game import Seat, View
from french54.games.zhengshangyou.actions import Action
from french54.kit.climbing.told import Laid

Phase: TypeAlias = Literal["play", "over"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ZhengshangyouView(View[Action]):
    """A deal of Zheng Shangyou as one seat sees it."""

    phase: Phase
    dealer: Seat
    opening: bool
    """The first play is to come, and must contain the three of hearts."""
    table: Laid | None
    """What must be beaten; None for whoever leads. Shapes: `single`, `pair`, `triple`, `straight`, `pair_chain`,
    `bomb`, `triple_bomb` (the aces), `heavenly_bomb`."""
    last: tuple[Cards | None, ...]
    """What each seat laid since the table was cleared: () for a pass, None for nothing yet."""
    plays: tuple[int, ...]
    """How often each seat has played; passes do not count."""
    played: Cards
    """All cards played, in the order they were laid."""
    bonuses: tuple[int, ...]
    """How many bombs have earned their bonus, by seat."""
    earned: tuple[int, ...]
    """What those bonuses have brought each seat, or cost it."""
    stakes: tuple[int, ...]
    """What each seat would pay if another one went out now, as far as the viewer knows."""
