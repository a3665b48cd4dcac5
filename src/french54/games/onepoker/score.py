"""Which of two cards is the stronger, and how the page says so."""

from collections.abc import Mapping, Sequence
from typing import Final

from french54.core.card import Card, rank
from french54.core.game import Message, Seat

EIGHT: Final = 6
TWO, ACE = 0, 12
_NAMES: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


def up(card: Card) -> bool:
    """Whether a card is of the higher group, from the eight upward."""
    return rank(card) >= EIGHT


def stronger(first: Card, second: Card) -> int:
    """0 if the first card wins, 1 if the second, -1 if they tie."""
    one, other = rank(first), rank(second)
    if one == other:
        return -1
    if {one, other} == {TWO, ACE}:
        return int(other == TWO)
    return int(other > one)


def ranks(first: Card, second: Card) -> tuple[int, int]:
    """A number for each card, the higher the stronger, equal where they tie."""
    best = stronger(first, second)
    return int(best != 1), int(best != 0)


def notes(locked: Sequence[Card], live: Sequence[bool]) -> Mapping[Seat, Message]:
    """With what each winner won."""
    if not all(live):
        return {live.index(True): Message("betting-note-unopposed")}
    best = stronger(*locked)
    names = [_NAMES[rank(card)] for card in locked]
    if best < 0:
        tie = Message("onepoker-note-tie", {"rank": names[0]})
        return {0: tie, 1: tie}
    if names[best] == "2":
        return {best: Message("onepoker-note-two")}
    return {best: Message("onepoker-note-higher", {"high": names[best], "low": names[1 - best]})}
