"""Why a player would do this, in a sentence."""

from french54.bots.holdem.weighing import Option, Weighed
from french54.core.game import Message
from french54.games.holdem.view import HoldemView


def why(option: Option, weighed: Weighed, view: HoldemView) -> Message:
    """The reason for a choice, with how often the hand wins against what the others are likely to hold."""
    percent, word = round(100 * weighed.equity), option.wager.word
    if word in ("fold", "call"):
        name = "hint-holdem-fold" if word == "fold" else "hint-holdem-call"
        return Message(name, {"percent": percent, "need": round(100 * weighed.odds)})
    if word == "check":
        trap = weighed.equity > 0.7
        return Message("hint-holdem-check-strong" if trap else "hint-holdem-check", {"percent": percent})
    if not view.board and not weighed.reading.course.raises:
        return Message("hint-holdem-open")
    return Message("hint-holdem-bluff" if option.bluff else "hint-holdem-bet", {"percent": percent})
