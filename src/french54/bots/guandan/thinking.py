"""Weighing actions within a budget."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from french54.bots.effort import Effort
from french54.bots.guandan import habits, returning, why
from french54.bots.guandan.habits import Liked
from french54.bots.guandan.parting import Parting
from french54.bots.guandan.playing import Round, part_of
from french54.bots.guandan.reading import Position, action_of, position_of
from french54.bots.guandan.search import Search
from french54.bots.racing import race
from french54.core.card import Cards
from french54.core.game import Advice
from french54.games.guandan.actions import Action
from french54.games.guandan.levels import SEATS
from french54.games.guandan.rules import Guandan
from french54.games.guandan.view import GuandanView
from french54.kit.climbing.hands import POWER
from french54.kit.climbing.shapes import Holding, hold

CANDIDATES: Final = 10
"""So many plays are weighed at most."""
ADVISED: Final = 4
"""So many actions are advised at most."""
PLAYOUTS: Final = 8_000
"""No decision takes more of them."""
RESERVE: Final = 0.85
"""The part of a budget that is thought through; the rest is for what comes before and after."""
TRUST: Final = 0.6
"""How many hundredths of a level a hundredth of a turn counts that habit likes one play better than another."""
FARTHEST: Final = 150.0
"""Habit counts no further."""
TURNS_A_LEVEL: Final = 100.0
"""A guess at what hundredths of a turn are worth where nothing is played out."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A play as habit likes it, and the levels it brings on average."""

    liked: Liked
    levels: float


def weigh(position: Position, view: GuandanView, rng: Random, effort: Effort) -> list[Weighed]:
    """The sensible plays, best first."""
    began = perf_counter()
    liked = candidates(position)
    if len(liked) == 1 or liked[0].score <= habits.OUT:
        return [Weighed(each, 0.0) for each in liked[:1]]
    moves = [each.move for each in liked]
    search = trials(position, view, rng, moves, [position.after(move) for move in moves])
    for at, each in enumerate(liked):
        search.priors[at] = -round(TRUST * min(FARTHEST, each.score - liked[0].score))
    left = max(0.0, RESERVE * effort.seconds - (perf_counter() - began))
    order = race(search, left, effort.playouts, perf_counter)
    return [Weighed(liked[at], int(search.levels[at]) / max(1, int(search.tries[at]))) for at in order]


def trials(position: Position, view: GuandanView, rng: Random, plays: Sequence[int], rests: Sequence[Cards]) -> Search:
    """`plays`, each with the cards it leaves, to be tried in deals that the view may come from."""
    parting = Parting(POWER[position.wild])
    held = [hold(rest, position.wild) for rest in rests]
    return Search(parting, now(position, view), vec[i64](list(plays)), held, _worlds(view, rng))


def candidates(position: Position) -> list[Liked]:
    """The plays that habit likes best, the pass among them where there is one."""
    liked = habits.weigh(position)
    seen: set[tuple[int, ...]] = set()
    found: list[Liked] = []
    for each in liked:
        key = (each.move & ~(0x3FF << 46), *sorted(position.cards_of(each.move))) if each.move else (0,)
        if key not in seen and (len(found) < CANDIDATES or not each.move):
            seen.add(key)
            found.append(each)
    return found


def now(position: Position, view: GuandanView) -> Round:
    """The deal as it stands, without the hands; seats are counted from the viewer's."""
    seat, deal = position.seat, Round()
    order = sorted((other for other in range(SEATS) if view.places[other]), key=view.places.__getitem__)
    ranks = [(other - seat) % SEATS for other in order]
    deal.done = len(ranks)
    deal.first = ranks[0] if ranks else -1
    deal.second = ranks[1] if len(ranks) > 1 else -1
    if position.owner is not None:
        deal.owner = (position.owner - seat) % SEATS
        deal.table = part_of(position.parting, position.table)
        deal.passes = sum(bool(view.counts[(position.owner + step) % SEATS]) for step in range(1, 4 - int(deal.owner)))
    return deal


def _worlds(view: GuandanView, rng: Random) -> Iterator[tuple[Holding, Holding, Holding]]:
    """What the next seats may hold, without end."""
    seat = view.seat or 0
    for state in Guandan().samples(view, rng):
        first, second, third = (hold(state.hands[(seat + step) % SEATS], view.wild) for step in (1, 2, 3))
        yield first, second, third


def advice(view: GuandanView, rng: Random, effort: Effort) -> Sequence[Advice[Action]]:
    """What to do, best first, in levels of the deal."""
    if view.phase == "return":
        found = returning.weigh(view)[:ADVISED]
        return [Advice(action, -cost / TURNS_A_LEVEL, why.of_return(view)) for action, cost in found]
    position = position_of(view)
    weighed = weigh(position, view, rng, effort)[:ADVISED]
    return [
        Advice(action_of(position, each.liked.move), each.levels, why.of_play(position, each.liked)) for each in weighed
    ]
