"""What a play of Dou Dizhu at the table was worth, in points; calls are not weighed."""

from collections.abc import Sequence
from random import Random

from french54.bots import comparing
from french54.bots.appraising import Appraisal
from french54.bots.doudizhu.appraising import DOUBT
from french54.bots.doudizhu_table import four, three
from french54.bots.effort import Effort
from french54.games.doudizhu_table.actions import Action
from french54.games.doudizhu_table.view import DoudizhuTableView


def appraise(view: DoudizhuTableView, taken: Action, rng: Random, effort: Effort) -> Sequence[Appraisal[Action]]:
    """The play that was made, and a better one."""
    if view.landlord is None:
        return ()
    others = len(view.counts) - 1
    stake = view.bid * view.multiplier * (others if view.seat == view.landlord else 1)
    with_cards = three if others == three.PLAYERS - 1 else four
    best, found = with_cards.appraised(view, taken, rng, effort)
    return comparing.row(best, taken, found, stake, DOUBT)
