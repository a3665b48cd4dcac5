"""Cards bound to the kernel's counts, and its plays in words."""

from functools import cache
from random import Random
from typing import Final

from french54.core.card import Card, Cards, pack, parse
from french54.kit.climbing.digits import hand_of
from french54.kit.climbing.hands import places
from french54.kit.climbing.known import zhengshangyou
from french54.kit.climbing.lay import lay
from french54.kit.climbing.meaning import Meaning
from french54.kit.climbing.meaning import meaning as meant
from french54.kit.climbing.table import Table

AWAY: Final = parse("HA D2 H2 C2 BJ RJ")
PACK: Final[Cards] = tuple(card for card in pack() if card not in AWAY)
HEART_THREE: Final[Card] = parse("H3")[0]
SPADE_TWO: Final[Card] = parse("S2")[0]
LATER: Final[Table] = zhengshangyou()
OPENING: Final[Table] = zhengshangyou(opening=True)
"""For the first play of a deal. Its plays and those of `LATER` compare."""

_PLACE: Final = places()


def table(opening: bool) -> Table:
    """The table of the first play, or of the others."""
    return OPENING if opening else LATER


def ordered(cards: Cards) -> Cards:
    """From the highest rank down; within a rank spades, hearts, diamonds, clubs."""
    return tuple(sorted(cards, key=_PLACE.__getitem__))


def read(cards: Cards, opening: bool) -> int:
    """The kernel's play for `cards`; 0 if they are no combination."""
    return table(opening).read(hand_of(cards)) if len(set(cards)) == len(cards) else 0


def moves(hand: Cards, last: int, opening: bool) -> list[int]:
    """The combinations of `hand` that may be laid on `last` (0: led), the opening ones with a three."""
    plays = table(opening).moves(hand_of(hand), last)
    return [play for play in plays if play and not (opening and not table(opening).cards_of(play) & 15)]


def beaten(hand: Cards, last: int) -> bool:
    """Whether anything of `hand` beats `last`."""
    return len(LATER.follow(hand_of(hand), last)) > 1


def bind(move: int, hand: Cards, opening: bool, rng: Random | None = None) -> Cards:
    """The cards of `hand` that make `move`, as they lie on the table; the highest suits, or any with `rng`.

    The opening play takes the three of hearts before other threes.
    """
    held = list(hand) if rng is None else rng.sample(hand, len(hand))
    if opening:
        held.sort(key=lambda card: card != HEART_THREE)
    return lay(table(opening), move, tuple(held))


def laid(cards: Cards, move: int) -> Cards:
    """`cards` as they lie on the table."""
    return lay(OPENING, move, cards) if move else ordered(cards)


@cache
def meaning(move: int) -> Meaning:
    """What a play that is no pass means."""
    return meant(OPENING, move)
