"""What the laws ask of Bridge."""

from collections.abc import Iterator

from french54.core.card import Card
from french54.games.bridge import hand
from french54.games.bridge.rules import BridgeState


def cards(state: BridgeState) -> Iterator[Card]:
    """The hands, and what was played."""
    for held in state.held:
        yield from hand.listed(held, 4)
    for action in state.actions:
        yield from action.cards
