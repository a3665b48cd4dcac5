"""The players of Guandan."""

from french54.bots.guandan.casual import Casual
from french54.bots.guandan.strong import Strong

__all__ = ["Casual", "Strong"]
