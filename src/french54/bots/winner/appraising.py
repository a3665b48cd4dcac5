"""What a play of Winner was worth, in points; gifts are not weighed, nor what is played once somebody is out."""

from collections.abc import Sequence
from random import Random
from typing import Final

from french54.bots import comparing
from french54.bots.appraising import Appraisal
from french54.bots.climbing import why
from french54.bots.climbing.appraising import find
from french54.bots.effort import Effort
from french54.bots.winner import reading
from french54.games.winner import hand
from french54.games.winner.actions import Action
from french54.games.winner.view import WinnerView

DOUBT: Final = 0.5
"""By so many points may the quick player's playouts mislead."""


def appraise(view: WinnerView, taken: Action, rng: Random, effort: Effort) -> Sequence[Appraisal[Action]]:
    """The play that was made, and a better one."""
    if view.phase in {"offer", "take"} or any(view.places):
        return ()
    options, position = reading.options_of(view), reading.position_of(view)
    player, sight = reading.player_of(options), position.sight
    actions = reading.legal(view, player, sight)
    play = next((number for number, action in actions.items() if action == taken), hand.read(taken.cards, options))
    actions.setdefault(play, taken)
    best, found = find(player, position, tuple(actions), play, rng.getrandbits(62), effort)
    return comparing.row((actions[best], why.of_play(player, sight, best, False)), taken, found, 1.0, DOUBT)
