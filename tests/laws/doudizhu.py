"""What the laws ask of Dou Dizhu."""

from collections.abc import Iterator

from french54.core.card import Card
from french54.games.doudizhu import hand
from french54.games.doudizhu.rules import DoudizhuState


def cards(state: DoudizhuState) -> Iterator[Card]:
    """The hands, what was played, and the kitty until it is taken up."""
    for held in state.held:
        yield from hand.listed(held)
    for action in state.actions:
        yield from action.cards
    if state.landlord is None:
        yield from state.deck[51:]
