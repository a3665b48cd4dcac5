"""What a hidden card may still be: what a player works out who remembers everything that was shown."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from french54.core.card import Card, Cards, rank
from french54.games.onepoker.score import EIGHT, up

RANKS: Final = 13
PER_RANK: Final = 8
"""Cards of each rank in two packs."""
Which: TypeAlias = Literal["kept", "new", "either"]
"""The card kept from the deal before, the one dealt now, or one of two of which nobody can say which."""
Counts: TypeAlias = tuple[int, ...]
"""Cards of each rank, from the two up."""


@dataclass(frozen=True, slots=True)
class Hidden:
    """One of the two cards of the other player that has not been turned up."""

    which: Which
    ranks: Counts
    """How many cards of each rank it may be; 0 where it cannot be of that rank."""


def left(seen: Cards) -> Counts:
    """How many cards of each rank are none of those seen."""
    counts = [PER_RANK] * RANKS
    for card in seen:
        counts[rank(card)] -= 1
    return tuple(counts)


def hidden(
    unseen: Counts,
    signals: tuple[int, int],
    kept_up: bool | None,
    counted: Card | None,
    shown: Card | None,
) -> tuple[Hidden, ...]:
    """The other player's cards that have not been turned up.

    `unseen` are the cards the viewer has not seen, `kept_up` whether the card the other kept is UP (None in the first
    deal), `counted` that card where counting tells it, `shown` the card that has been turned up.
    """
    groups = [True] * signals[0] + [False] * signals[1]
    if shown is not None:
        groups.remove(up(shown))
        return (_remaining(unseen, groups[0], kept_up, counted, shown),)
    if kept_up is None:
        return tuple([Hidden("either", _of(group, unseen)) for group in groups])
    groups.remove(kept_up)
    if counted is None:
        return Hidden("kept", _of(kept_up, unseen)), Hidden("new", _of(groups[0], unseen))
    others = [count - (place == rank(counted)) for place, count in enumerate(unseen)]
    return Hidden("kept", _only(counted)), Hidden("new", _of(groups[0], others))


def _remaining(unseen: Counts, group: bool, kept_up: bool | None, counted: Card | None, shown: Card) -> Hidden:
    """The card that is left of a hand once the other, `shown`, has been turned up; `group` says whether it is UP."""
    if counted is not None:
        return Hidden("new", _of(group, unseen)) if shown == counted else Hidden("kept", _only(counted))
    told = kept_up is not None and up(shown) != group
    which: Which = "either" if not told else "kept" if kept_up == group else "new"
    return Hidden(which, _of(group, unseen))


def _of(group: bool, unseen: Sequence[int]) -> Counts:
    return tuple([count if (place >= EIGHT) == group else 0 for place, count in enumerate(unseen)])


def _only(card: Card) -> Counts:
    return tuple([int(place == rank(card)) for place in range(RANKS)])
