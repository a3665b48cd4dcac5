"""What one seat may know of a deal."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from french54.core.card import Card, Cards
from french54.core.game import Seat, View
from french54.games.doudizhu_table.actions import Action
from french54.kit.climbing.told import Laid

Phase: TypeAlias = Literal["auction", "play", "over"]


@dataclass(frozen=True, slots=True, kw_only=True)
class DoudizhuTableView(View[Action]):
    """A deal of Dou Dizhu at the table as one seat sees it."""

    phase: Phase
    dealer: Seat
    turned: Card
    """The card turned up; whoever drew it calls first."""
    first: Seat
    """Who drew it."""
    bids: tuple[int | None, ...]
    """Each seat's last call; 0 is no bid, None none yet."""
    bid: int
    """The highest bid so far; 0 before any."""
    landlord: Seat | None
    kitty: Cards
    """The cards left over; empty until the landlord takes them up."""
    multiplier: int
    """2 for each play so far that doubles the payments."""
    table: Laid | None
    """What must be beaten; None for whoever leads. Shapes: `single`, `pair`, `triple`, `triple_single`, `triple_pair`,
    `straight`, `pair_chain`, `plane`, `plane_single`, `plane_pair`, `four_two_single`, `four_two_pair`, `bomb`,
    `rocket`."""
    last: tuple[Cards | None, ...]
    """What each seat laid since the table was cleared: () for a pass, None for nothing yet."""
    plays: tuple[int, ...]
    """How often each seat has played; passes do not count."""
    played: Cards
    """All cards played, in the order they were laid."""
    totals: tuple[int, ...]
    """What each seat had won in the session before this deal."""
