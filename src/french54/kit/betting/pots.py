"""What was not matched, the pots, and who gets them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from french54.core.game import Seat
from french54.kit.betting.wagers import Chips

Each: TypeAlias = tuple[int, ...]
"""A number for each seat."""


@dataclass(frozen=True, slots=True)
class Pot:
    """Chips, and the seats that may win them."""

    chips: Chips
    seats: tuple[Seat, ...]


def uncalled(paid: Each, live: Sequence[bool]) -> tuple[Seat, Chips] | None:
    """Who gets back how much of what nobody matched; None if all was matched."""
    *_, second, first = sorted(paid)
    seat = paid.index(first)
    return (seat, first - second) if first > second and live[seat] else None


def pots(paid: Each, live: Sequence[bool]) -> tuple[Pot, ...]:
    """The main pot, then the side pots. Chips of folded seats above every live one lie in the last."""
    staked = [chips * alive for chips, alive in zip(paid, live, strict=True)]
    *levels, last = sorted(set(staked))
    made, below = [], 0
    for level in levels:
        if level:
            seats = tuple([seat for seat, chips in enumerate(staked) if chips >= level])
            within = sum([chips if chips < level else level for chips in paid])
            made.append(Pot(within - below, seats))
            below = within
    if last:
        made.append(Pot(sum(paid) - below, tuple([seat for seat, chips in enumerate(staked) if chips == last])))
    return tuple(made)


@dataclass(frozen=True, slots=True)
class Share:
    """What a seat wins of a pot."""

    pot: int
    """The pot's place; 0 is the main pot."""
    seat: Seat
    chips: Chips
    odd: Chips = 0
    """How many of them could not be divided."""


def share(pot: Pot, number: int, ranks: Sequence[int], order: Iterable[Seat]) -> tuple[Share, ...]:
    """The pot to its highest ranks, in `order`, which also says who gets the chips that cannot be divided."""
    best = max([ranks[seat] for seat in pot.seats])
    winners = [seat for seat in order if seat in pot.seats and ranks[seat] == best]
    each, odd = divmod(pot.chips, len(winners))
    return tuple([Share(number, seat, each + (place < odd), int(place < odd)) for place, seat in enumerate(winners)])
