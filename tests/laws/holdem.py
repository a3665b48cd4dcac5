"""What the laws ask of Texas Hold'em."""

from french54.core.card import Cards
from french54.games.holdem.rules import HoldemState


def cards(state: HoldemState) -> Cards:
    """The deck: nothing leaves it but to be seen."""
    return state.deck
