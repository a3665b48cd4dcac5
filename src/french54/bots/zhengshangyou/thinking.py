"""Weighing plays within a budget."""

from collections.abc import Iterator
from functools import cache
from random import Random
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from french54.bots.effort import Effort
from french54.bots.racing import race
from french54.bots.zhengshangyou import why
from french54.bots.zhengshangyou.habits import Habits
from french54.bots.zhengshangyou.reading import action_of, sight_of
from french54.bots.zhengshangyou.search import Course, Search
from french54.core.game import Advice
from french54.games.zhengshangyou import hand
from french54.games.zhengshangyou.actions import Action
from french54.games.zhengshangyou.rules import Zhengshangyou
from french54.games.zhengshangyou.view import ZhengshangyouView
from french54.kit.climbing.digits import hand_of

CANDIDATES: Final = 10
"""So many plays are weighed at most."""
ADVISED: Final = 4
"""So many plays are advised at most."""
PLAYOUTS: Final = 10_000
"""No decision takes more of them: what they leave open is a matter of taste."""
RESERVE: Final = 0.85
"""The part of a budget that is thought through; the rest is for what comes before and after."""


@cache
def habitual() -> Habits:
    """The player of habit."""
    return Habits(hand.LATER, hand.OPENING)


def weigh(view: ZhengshangyouView, rng: Random, effort: Effort) -> list[tuple[int, float]]:
    """The sensible plays, best first, and the points each brings on average."""
    began, plays = perf_counter(), candidates(view)
    if len(plays) == 1:
        return [(plays[0], 0.0)]
    search = trials(view, rng, plays)
    left = max(0.0, RESERVE * effort.seconds - (perf_counter() - began))
    order = race(search, left, effort.playouts, perf_counter)
    return [(plays[at], int(search.sums[at]) / max(1, int(search.tries[at]))) for at in order]


def candidates(view: ZhengshangyouView) -> list[int]:
    """The plays worth weighing."""
    player, sight = habitual(), sight_of(view)
    moves = player.moves(sight)
    return [int(move) for _, move in sorted(zip(player.scores(sight, moves), moves, strict=True))[:CANDIDATES]]


def trials(view: ZhengshangyouView, rng: Random, plays: list[int]) -> Search:
    """`plays` to be tried in deals that the view may come from."""
    return Search(habitual(), _now(view), vec[i64](plays), _worlds(view, rng))


def advice(view: ZhengshangyouView, rng: Random, effort: Effort) -> list[Advice[Action]]:
    """What to play, best first, in points of the deal."""
    player, sight = habitual(), sight_of(view)
    ways = len(player.moves(sight))
    return [
        Advice(action_of(view, move), points, why.of_play(player, sight, move, ways))
        for move, points in weigh(view, rng, effort)[:ADVISED]
    ]


def _now(view: ZhengshangyouView) -> Course:
    """The deal as it stands, without the others' hands; seats are counted from the viewer's."""
    seat = view.seat or 0
    course = Course()
    course.hands[0] = hand_of(view.hand)
    for place in range(3):
        course.plays[place] = view.plays[(seat + place) % 3]
        course.bonuses[place] = view.bonuses[(seat + place) % 3]
    if view.table is not None:
        course.last = hand.read(view.table.cards, view.table.shape == "heavenly_bomb")
    return course


def _worlds(view: ZhengshangyouView, rng: Random) -> Iterator[tuple[int, int]]:
    """What the next and the third seat may hold, without end."""
    seat = view.seat or 0
    for state in Zhengshangyou().samples(view, rng):
        yield int(hand_of(state.hands[(seat + 1) % 3])), int(hand_of(state.hands[(seat + 2) % 3]))
