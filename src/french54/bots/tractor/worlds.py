"""Deals that a seat thinks possible: what is unseen dealt at random, with the kitty as a sensible banker buries it."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from french54.bots.tractor.burying import bury, looks_at
from french54.bots.tractor.outlook import KITTY, Sight
from french54.bots.tractor.reading import Position
from french54.core.card import Cards
from french54.games.tractor import sampling
from french54.games.tractor.view import TractorView

HABIT: Final = 0.8
"""How often the banker is thought to have buried as habit would."""


@dataclass(frozen=True, slots=True)
class World:
    """Hands by seat and the kitty, as places and those of pairs."""

    ones: list[int]
    twos: list[int]
    kitty: tuple[int, int]


def worlds(position: Position, rng: Random) -> Iterator[World]:
    """Worlds without end, for a seat that plays or buries."""
    view, order, seat, banker = position.view, position.order, position.seat, position.banker
    known = sampling.Known.of(view)
    holders = range(4)
    for dealt in known.hidden().deals(rng):
        held = [position.hand if other == seat else order.held(dealt[other]) for other in holders]
        kitty = order.held(known.buried) if known.buried else order.held(dealt[sampling.ASIDE])
        if known.seen.buried and not known.buried and rng.random() < HABIT:
            held[banker], kitty = _as_habit_buries(position, held[banker], kitty)
        yield World([ones for ones, _ in held], [twos for _, twos in held], kitty)


def _as_habit_buries(
    position: Position, hand: tuple[int, int], kitty: tuple[int, int]
) -> tuple[tuple[int, int], tuple[int, int]]:
    """The banker's hand and the kitty, parted anew: what the banker has shown to lack stays buried."""
    order, lacks = position.order, position.lacks[position.banker]
    ones, twos = hand[0] | kitty[0], hand[1] | kitty[1] | hand[0] & kitty[0]
    gone = ones & lacks, twos & lacks
    sight = Sight(order.trumps, order.fives, order.tens)
    looks_at(sight, ones & ~lacks, twos & ~lacks)
    more, pairs = bury(sight, KITTY - gone[0].bit_count() - gone[1].bit_count())
    kept = sight.ones & ~more | sight.twos & more & ~pairs
    return (kept, sight.twos & ~more), (gone[0] | more, gone[1] | pairs)


def deals(view: TractorView, rng: Random) -> Iterator[tuple[list[Cards], Cards]]:
    """Hands by seat and the kitty, without end, for a seat that may declare."""
    known = sampling.Known.of(view)
    for dealt in known.hidden().deals(rng):
        hands = [known.hand if seat == view.seat else tuple(dealt[seat]) for seat in range(4)]
        yield hands, tuple(dealt[sampling.ASIDE])
