"""What one seat may know of a deal."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from french54.core.card import Card, Cards
from french54.core.game import Seat, View
from french54.games.guandan.actions import Action
from french54.games.guandan.orders import Piles
from french54.games.guandan.told import Laid
from french54.games.guandan.tribute import Tribute

Phase: TypeAlias = Literal["return", "play", "over"]


@dataclass(frozen=True, slots=True, kw_only=True)
class GuandanView(View[Action]):
    """A deal of Guandan as one seat sees it. Seats 0 and 2 are one side, 1 and 3 the other."""

    phase: Phase
    level: str
    """What is played: `2` to `10`, `J`, `Q`, `K` or `A`."""
    levels: tuple[str, str]
    """The levels of both sides when the deal began."""
    wild: Card
    """The wild card; there are two of it."""
    finished: tuple[Seat, ...]
    """All seats in the order in which they ran out in the last deal; empty in the first."""
    refused: bool
    """Those who owe tribute hold both red jokers, so that none is given."""
    tributes: tuple[Tribute, ...]
    """Who gave whom which card, first place's first, and what was given back."""
    table: Laid | None
    """What must be beaten; None for whoever leads. Shapes: `single`, `pair`, `triple`, `full_house`, `straight`,
    `tube`, `plate`, `bomb`, `straight_flush`, `joker_bomb`."""
    last: tuple[Cards | None, ...]
    """What each seat laid since the table was cleared: () for a pass, None for nothing yet."""
    stands: tuple[Cards | None, ...]
    """What the cards in `last` stand for, in the same order: themselves, but for wild cards."""
    places: tuple[int, ...]
    """Where each seat came: 1 for the first that ran out; 0 for those still in."""
    plays: tuple[int, ...]
    """How often each seat has played; passes do not count."""
    played: Cards
    """All cards played, in the order they were laid."""
    orders: Mapping[str, Piles]
    """The viewer's hand in piles: by `rank`, by `suit`, by `groups`."""
    flushes: tuple[Cards, ...]
    """The straight flushes in the viewer's hand, those without wild cards first."""
