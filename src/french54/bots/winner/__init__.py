"""The players of Winner."""

from french54.bots.winner.casual import Casual
from french54.bots.winner.strong import Strong

__all__ = ["Casual", "Strong"]
