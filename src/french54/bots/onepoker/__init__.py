"""One Poker's players: rules of thumb, and an equilibrium of the deal."""

from french54.bots.onepoker.casual import Casual
from french54.bots.onepoker.strong import Strong

__all__ = ["Casual", "Strong"]
