"""What the laws ask of Zheng Shangyou."""

from collections.abc import Iterator

from french54.core.card import Card
from french54.games.zhengshangyou.rules import ZhengshangyouState


def cards(state: ZhengshangyouState) -> Iterator[Card]:
    """The hands, and what was played."""
    for held in state.hands:
        yield from held
    for event in state.log:
        if event.kind == "play":
            yield from event.cards


def shows(state: ZhengshangyouState) -> object:
    """Who passed, since nobody is asked to, and whose turn it came to be."""
    return state.turn, [(event.kind, event.seat) for event in state.log]
