"""Players of Bridge."""

from french54.bots.bridge.casual import Casual
from french54.bots.bridge.strong import Strong

__all__ = ["Casual", "Strong"]
