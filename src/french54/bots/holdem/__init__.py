"""Texas Hold'em's players: both read the others' hands from their bets; one closely, one roughly."""

from french54.bots.holdem.player import Casual, Strong

__all__ = ["Casual", "Strong"]
