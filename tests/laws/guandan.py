"""What the laws ask of Guandan."""

from collections.abc import Iterator

from french54.core.card import Card
from french54.games.guandan.rules import GuandanState


def cards(state: GuandanState) -> Iterator[Card]:
    """The hands, and what was played."""
    for held in state.hands:
        yield from held
    for event in state.log:
        if event.kind == "play":
            yield from event.cards


def shows(state: GuandanState) -> object:
    """The tribute, which nobody is asked for."""
    return state.refused, [(each.payer, each.receiver, each.card) for each in state.tributes]
