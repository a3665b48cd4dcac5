"""Which card to give back for tribute: the one the hand misses least, and that helps an opponent least."""

from collections.abc import Iterator
from typing import Final

from french54.bots.guandan.reading import parter
from french54.core.card import Card
from french54.games.guandan import hand
from french54.games.guandan.actions import Return
from french54.games.guandan.levels import partner
from french54.games.guandan.view import GuandanView
from french54.kit.climbing.hands import POWER, without
from french54.kit.climbing.shapes import hold

NEEDED: Final = {"5": 14, "10": 14, "6": 5, "7": 6, "8": 6, "9": 5}
"""How much a rank helps to make straights, in hundredths of a turn: each has a five or a ten in it."""
RANK: Final = 2
"""What every rank a card stands high is worth to whoever gets it."""
LEVEL_CARD: Final = 40
"""The level rank is high, whatever its face."""


def payer_of(view: GuandanView) -> int:
    """Who gets the card."""
    return next(each.payer for each in view.tributes if each.back is None)


def weigh(view: GuandanView) -> list[tuple[Return, float]]:
    """The cards to give back, best first, and what giving each costs."""
    return sorted(_weighed(view), key=lambda each: each[1])


def _weighed(view: GuandanView) -> Iterator[tuple[Return, float]]:
    if view.seat is None or view.choices is None:
        raise ValueError("not on turn")
    level = hand.LEVEL_NAMES.index(view.level)
    parting = parter(level)
    parting.look(8 * 0x111_1111_1111_1111)
    before = int(parting.cost(hold(view.hand, view.wild)))
    friend = payer_of(view) == partner(view.seat)
    for action in view.choices:
        if isinstance(action, Return):
            rest = without(view.hand, (action.card,))
            lost = int(parting.cost(hold(rest, view.wild))) - before
            help_ = helpfulness(action.card, level)
            yield action, lost - help_ if friend else lost + help_


def helpfulness(card: Card, level: int) -> float:
    """What a card is worth to a seat of which nothing is known."""
    name = hand.LEVEL_NAMES[card // 4]
    high = LEVEL_CARD if card // 4 == level else 0
    return RANK * int(parter(level).strength[POWER[card]]) + NEEDED.get(name, 0) + high
