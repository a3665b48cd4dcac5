"""Who has the button and who pays the blinds; seats with no chips are out."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from french54.core.game import Seat
from french54.kit.betting.pots import Each


@dataclass(frozen=True, slots=True)
class Setup:
    """What a deal starts from."""

    stacks: Each
    button: Seat
    places: Each
    """Where each seat came in the match; 0 for those still in."""


def order(stacks: Sequence[int], button: Seat) -> tuple[Seat, ...]:
    """The seats still in, clockwise from the left of the button, which comes last."""
    seats = len(stacks)
    return tuple([seat % seats for seat in range(button + 1, button + seats + 1) if stacks[seat % seats]])


def blinds(stacks: Sequence[int], button: Seat) -> tuple[Seat, Seat]:
    """Who pays the small blind and who the big one."""
    first, second, *others = order(stacks, button)
    return (first, second) if others else (second, first)


def moved(before: Sequence[int], after: Sequence[int], button: Seat) -> Seat:
    """The next button, by the stacks before and after a deal in which it lay at `button`."""
    following = order(after, button)[0]
    heads_up = sum(map(bool, after)) == 2 < sum(map(bool, before))
    big = blinds(before, button)[1]
    return big if heads_up and blinds(after, following)[1] == big else following


def places(before: Each, after: Each, known: Each) -> Each:
    """Where each seat came: of those who go out together, whoever had more chips before the deal comes higher."""
    left = sum(map(bool, after))
    gone = [chips for chips, rest in zip(before, after, strict=True) if chips and not rest]

    def place(chips: int, rest: int, old: int) -> int:
        if chips and not rest:
            return 1 + left + _above(chips, gone)
        return 1 if rest and left == 1 else old

    return tuple(map(place, before, after, known))


def _above(chips: int, others: Iterable[int]) -> int:
    return sum(other > chips for other in others)
