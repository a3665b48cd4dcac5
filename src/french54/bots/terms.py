"""How two sides meet at each game's table."""

from collections.abc import Mapping
from typing import Any, Final

from french54.bots.arena import Side, Terms, alone, rotations
from french54.core.game import Seat, State
from french54.games.bridge.actions import VULNERABLE
from french54.games.bridge.rules import BridgeState
from french54.games.doudizhu.actions import BIDS
from french54.games.doudizhu.rules import DoudizhuState
from french54.games.doudizhu_table.actions import BIDS as TABLE_BIDS
from french54.games.doudizhu_table.rules import DoudizhuTableState
from french54.games.winner.rules import WinnerState
from french54.games.zhengshangyou.rules import ZhengshangyouState

WHOLE: Final = "whole"
"""Whole deals, every decision the players' own."""
FIXED: Final = "fixed"
"""Without the auction: what it decides is given."""


def _bid_given(state: State[Any, Any]) -> Any:
    if isinstance(state, DoudizhuTableState):
        return TABLE_BIDS[3] if state.landlord is None else None
    return BIDS[3] if isinstance(state, DoudizhuState) and state.landlord is None else None


def _part(state: State[Any, Any], seat: Seat) -> str:
    landlord = state.landlord if isinstance(state, DoudizhuState | DoudizhuTableState) else None
    return "landlord" if seat == landlord else "farmer"


def _vulnerable(state: State[Any, Any]) -> Any:
    """Who is vulnerable is no player's choice here: it goes with the deck."""
    if isinstance(state, BridgeState) and state.board.vulnerable is None:
        return VULNERABLE[state.deck[0] % len(VULNERABLE)]
    return None


def _first_out(state: State[Any, Any], seat: Seat) -> bool:
    if isinstance(state, WinnerState):
        return state.out[0] == seat
    return isinstance(state, ZhengshangyouState) and not state.hands[seat]


def _against(seats: int) -> tuple[tuple[Side, ...], ...]:
    """The first seat against all others, both ways."""
    return ((0, *[1] * (seats - 1)), (1, *[0] * (seats - 1)))


def of(game: str, seats: int) -> Mapping[str, Terms]:
    """The terms on which the game called `game` can be played: whole deals and, for some, a fixed beginning."""
    if game in {"doudizhu", "doudizhu-table"}:
        whole = (*alone(seats), *(tuple(1 - side for side in lineup) for lineup in alone(seats)))
        return {WHOLE: Terms(whole, role=_part), FIXED: Terms(_against(seats), _bid_given, _part)}
    if game in {"zhengshangyou", "winner"}:
        return {WHOLE: Terms(alone(seats), won=_first_out)}
    if game == "bridge":
        return {WHOLE: Terms(rotations(seats).lineups, _vulnerable)}
    return {WHOLE: rotations(seats)}
