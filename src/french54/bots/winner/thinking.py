"""Weighing gifts and plays within a budget."""

from random import Random
from typing import Final

from french54.bots.climbing import why
from french54.bots.climbing.weighing import Weighed, habit, sensible, weigh
from french54.bots.effort import Effort
from french54.bots.winner import gifts, reading
from french54.core.game import Advice, Message
from french54.games.winner.actions import Action
from french54.games.winner.view import WinnerView

ADVISED: Final = 4
"""So many plays are advised at most."""
POINTS_A_TURN: Final = 4.0
"""About what a turn is worth, for gifts."""


def given(view: WinnerView) -> list[tuple[Action, int]]:
    """Offers or cards to take, best first, and what the hand costs then."""
    sight = reading.sight_of(view)
    player = reading.player_of(reading.options_of(view))
    return gifts.offers(view, player, sight) if view.phase == "offer" else gifts.takes(view, player, sight)


def by_habit(view: WinnerView) -> Action:
    """The quick player's action."""
    if view.phase in {"offer", "take"}:
        return given(view)[0][0]
    sight, player = reading.sight_of(view), reading.player_of(reading.options_of(view))
    actions = reading.legal(view, player, sight)
    return actions[habit(player, sight, tuple(actions))]


def weighed(view: WinnerView, rng: Random, effort: Effort) -> list[tuple[Action, Weighed]]:
    """Plays, best first; once the first is out nothing is at stake, and habit decides."""
    position, player = reading.position_of(view), reading.player_of(reading.options_of(view))
    actions = reading.legal(view, player, position.sight)
    if any(view.places):
        play = habit(player, position.sight, tuple(actions))
        return [(actions[play], Weighed(play, 0.0))]
    candidates = sensible(player, position, tuple(actions))
    found = weigh(player, position, candidates, rng.getrandbits(62), effort)
    return [(actions[each.play], each) for each in found]


def advice(view: WinnerView, rng: Random, effort: Effort) -> list[Advice[Action]]:
    """What to give or play, best first, in points of the deal."""
    if view.phase in {"offer", "take"}:
        said = Message("hint-winner-offer" if view.phase == "offer" else "hint-winner-take")
        return [Advice(action, -POINTS_A_TURN * cost / 100, said) for action, cost in given(view)[:ADVISED]]
    sight, player = reading.sight_of(view), reading.player_of(reading.options_of(view))
    cannot = sum(1 for _ in zip(view.choices or (), range(2), strict=False)) < 2
    return [
        Advice(action, each.points, why.of_play(player, sight, each.play, cannot))
        for action, each in weighed(view, rng, effort)[:ADVISED]
    ]
