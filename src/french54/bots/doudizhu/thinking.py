"""Weighing calls and plays within a budget."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from random import Random
from struct import unpack
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from french54.bots.doudizhu import auction, reading, why
from french54.bots.doudizhu.habits import WEIGHTS, Habits
from french54.bots.doudizhu.quick import Quick
from french54.bots.doudizhu.search import Search, sensible
from french54.bots.doudizhu.sight import Player
from french54.bots.doudizhu.worlds import Chance, Past, Position, Worlds
from french54.bots.effort import Effort
from french54.bots.racing import race
from french54.core.game import Advice
from french54.games.doudizhu.actions import BIDS, Action
from french54.games.doudizhu.view import DoudizhuView

CANDIDATES: Final = 12
"""So many plays are weighed at most."""
SHARE_OF_IMAGINING: Final = 0.15
"""The part of the budget that goes into finding likely deals."""
DEALS_IMAGINED: Final = 400
ADVISED: Final = 4
"""So many plays are advised at most."""
MILD: Final = 1500.0
"""How much regret makes a deal e times less likely."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A play, and the points it brings its side on average, where a plain win counts 1."""

    play: int
    points: float


@cache
def learnt() -> Quick:
    """The quick player with the tables that were learnt."""
    raw = (files(__package__) / "quick.bin").read_bytes()
    weights = unpack(f"<{len(raw) // 2}h", raw)
    return Quick(vec[i64](WEIGHTS), vec[i64](weights))


@cache
def habitual() -> Habits:
    """The player of habit."""
    return Habits(vec[i64](WEIGHTS))


def weigh(
    player: Player,
    position: Position,
    past: Past,
    rng: Random,
    effort: Effort,
    *,
    allowed: Callable[[int], bool] | None = None,
) -> list[Weighed]:
    """The sensible plays of `position`, best first; only those `allowed`, where rules are narrower than the kernel."""
    began = perf_counter()
    plays = candidates(player, position, allowed)
    search = trials(player, position, past, rng, effort.seconds, plays)
    order = race(search, effort.seconds - (perf_counter() - began), effort.playouts, perf_counter)
    return [Weighed(plays[at], int(search.points[at]) / max(int(search.tries[at]), 1)) for at in order]


def candidates(player: Player, position: Position, allowed: Callable[[int], bool] | None = None) -> list[int]:
    """The plays worth weighing, of those `allowed`."""
    found = sensible(player, position.sight(), CANDIDATES if allowed is None else 2 * CANDIDATES)
    return [int(play) for play in found if allowed is None or allowed(int(play))][:CANDIDATES]


def trials(player: Player, position: Position, past: Past, rng: Random, seconds: float, plays: list[int]) -> Search:
    """`plays` to be tried in likely deals, whose finding takes its share of the `seconds`."""
    until = perf_counter() + seconds * SHARE_OF_IMAGINING
    worlds = Worlds(position, Chance(rng.getrandbits(62)))
    if len(plays) > 1:
        worlds.imagine(player, past, DEALS_IMAGINED, MILD, perf_counter, until)
    return Search(player, worlds, vec[i64](plays))


def weigh_calls(player: Player, view: reading.AnyView, rng: Random, effort: Effort) -> list[tuple[int, float]]:
    """The calls allowed, best first, and the points each brings on average."""
    until = perf_counter() + effort.seconds
    calls = reading.calls_of(view)
    bidding = auction.Bidding(player, habitual().parting, reading.own_counts(view), calls, Chance(rng.getrandbits(62)))
    auction.weigh(bidding, effort.playouts // 4 + 1, perf_counter, until)
    allowed = [points for points in range(4) if points == 0 or points > view.bid]
    allowed.sort(key=lambda points: -bidding.sums[points])
    return [(points, int(bidding.sums[points]) / int(bidding.tries)) for points in allowed]


def advice(view: DoudizhuView, rng: Random, effort: Effort, player: Player) -> list[Advice[Action]]:
    """What to call or play, best first, in points of the deal as it stands."""
    if view.landlord is None:
        least = view.bid + 1
        calls = weigh_calls(player, view, rng, effort)
        return [Advice(BIDS[points], value, why.of_bid(points, least, value)) for points, value in calls]
    position = reading.position_of(view)
    stake = view.bid * view.multiplier * (1 if position.part else 2)
    weighed = weigh(player, position, reading.past_of(view), rng, effort)[:ADVISED]
    return [
        Advice(reading.action_of(view, each.play), stake * each.points, why.of_play(player, position, each.play))
        for each in weighed
    ]
