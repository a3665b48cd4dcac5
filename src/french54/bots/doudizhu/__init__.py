"""The players of Dou Dizhu."""

from french54.bots.doudizhu.casual import Casual
from french54.bots.doudizhu.strong import Strong

__all__ = ["Casual", "Strong"]
