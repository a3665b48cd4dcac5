"""Players of Tractor: one by habit, one that plays sampled deals to their end."""

from french54.bots.tractor.casual import Casual
from french54.bots.tractor.strong import Strong

__all__ = ["Casual", "Strong"]
