"""What the laws ask of Tractor."""

from collections.abc import Iterator

from french54.core.card import Card
from french54.games.tractor import told
from french54.games.tractor.actions import Action, Bury
from french54.games.tractor.rules import TractorState


def cards(state: TractorState) -> Iterator[Card]:
    """The hands, what is buried, what was played, and the kitty until it is taken up."""
    for hand in state.hands:
        yield from hand
    yield from state.buried
    for trick in (*state.board.tricks, *((state.board.trick,) if state.board.trick else ())):
        for laid in trick.cards:
            yield from laid
    if state.board.order is None:
        yield from state.deck[told.KITTY.start :]


def actions(sample: TractorState, done: tuple[Action, ...]) -> tuple[Action, ...]:
    """What was done, but that the banker buries the cards that are buried in the sample."""
    return tuple([Bury(sample.buried) if isinstance(action, Bury) else action for action in done])
