"""What a seat may say: `fold`, `check`, `call`, `bet 60`, `raise 60`, where the number is the round's total."""

from french54.core.game import Illegal
from french54.kit.betting import wagers
from french54.kit.betting.wagers import Wager


def read(text: str) -> Wager:
    """The action written as `text`; raises `Illegal` if it is none."""
    wager = wagers.read(text)
    if wager is None:
        raise Illegal("holdem 3.2", "error-unknown-action", action=text)
    return wager
