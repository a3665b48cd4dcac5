"""What the laws ask of Dou Dizhu at the table."""

from collections.abc import Iterator

from french54.core.card import Card
from french54.games.doudizhu_table import told
from french54.games.doudizhu_table.rules import DoudizhuTableState


def cards(state: DoudizhuTableState) -> Iterator[Card]:
    """The hands, what was played, and the cards left over until they are taken up."""
    for held in state.hands:
        yield from held
    yield from state.view(None).played
    if state.landlord is None:
        yield from state.deck[told.left(state.players).start :]
