"""The level `casual`: plays by habit, and counts on a few layouts that play allows once five tricks are over."""

from french54.bots.bridge import worlds
from french54.bots.bridge.player import Player
from french54.bots.bridge.weighing import Effort


class Casual(Player):
    """A sensible player who remembers what was played, but not what was bid."""

    effort = Effort(dict.fromkeys(range(2, 9), 4), worlds.plain, doubt=1.0)
