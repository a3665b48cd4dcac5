"""What one seat may know of a deal."""

from dataclasses import dataclass

from french54.core.card import Cards
from french54.core.game import Seat, View
from french54.games.bridge.actions import Action, Sides
from french54.games.bridge.board import Contract, Phase
from french54.kit.tricks.trick import Trick


@dataclass(frozen=True, slots=True, kw_only=True)
class BridgeView(View[Action]):
    """A deal of Bridge as one seat sees it; seats 0 to 3 are South, West, North and East."""

    phase: Phase
    dealer: Seat
    vulnerable: Sides | None
    """None until South has chosen."""
    calls: tuple[str, ...]
    """The auction from the dealer's first call: `1C`, `3NT`, `P`, `X`, `XX`."""
    contract: Contract | None
    """What would be played if everybody passed; from the end of the auction on, what is played."""
    declarer: Seat | None
    """Once the auction is over."""
    dummy_seat: Seat | None
    """Once the auction is over."""
    dummy: Cards
    """Dummy's cards, once they lie open: trumps first, suit by suit."""
    holder: Seat | None
    """Whose card is played next: dummy's too, when declarer is on turn for it."""
    trick: Trick | None
    """The cards on the table."""
    tricks: tuple[Trick, ...]
    """Those that are over; the last is the last trick."""
    won: tuple[int, int]
    """Tricks of North and South, and of East and West."""
    needed: tuple[int, int]
    """What each side must take, to make the contract or to beat it; 0 until the auction is over."""
    honours: int | None
    """High-card points of the hand the viewer was dealt; None for a spectator, or before the deal."""
