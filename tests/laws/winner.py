"""What the laws ask of Winner."""

from collections.abc import Iterator

from french54.core.card import Card
from french54.games.winner.rules import WinnerState


def cards(state: WinnerState) -> Iterator[Card]:
    """The hands, and what was played."""
    for held in state.hands:
        yield from held
    for event in state.log:
        if event.kind == "play":
            yield from event.cards


def shows(state: WinnerState) -> object:
    """Whose turn it is, who passed without being asked, and the loser's gift."""
    return state.turn, [(event.kind, event.seat, event.cards) for event in state.log]
