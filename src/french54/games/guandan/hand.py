"""Cards bound to the kernel's counts at a level, wild cards as what they stand for, and plays in words."""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from random import Random
from typing import Final

from french54.core.card import BLACK_JOKER, RANKS, SUITS, Card, Cards
from french54.kit.climbing import known
from french54.kit.climbing.hands import POWER
from french54.kit.climbing.lay import downward, lay, stand_ins
from french54.kit.climbing.meaning import Meaning
from french54.kit.climbing.meaning import meaning as meant
from french54.kit.climbing.plays import STAND_SHIFT, suit_of
from french54.kit.climbing.shapes import hold
from french54.kit.climbing.table import Table

HEARTS: Final = SUITS.index("H")
SPADES: Final = SUITS.index("S")
TWO: Final = 0
ACE: Final = 12
LEVEL_NAMES: Final = tuple("10" if rank == "T" else rank for rank in RANKS)
"""What levels are called; a level is a rank as `core.card` numbers it, 0 (two) to 12 (ace)."""
_ANY: Final[Card] = 54
"""No card, but a wild one to the kernel."""
_MEANT: Final = (1 << STAND_SHIFT) - 1
"""The part of a play that says what it means, without how many wild cards make it."""


def wild(level: int) -> Card:
    """The wild card: the heart of the level rank."""
    return 4 * level + HEARTS


@cache
def table(level: int) -> Table:
    """The kernel's table while `level` is raised."""
    return known.guandan(POWER[4 * level])


@cache
def order(level: int) -> tuple[int, ...]:
    """The ranks as the kernel numbers them, from the weakest to the strongest, for cards of one rank."""
    raised = POWER[4 * level]
    return (*(digit for digit in (12, *range(12)) if digit != raised), raised, 13, 14)


@cache
def places(level: int) -> tuple[int, ...]:
    """For each card its place in a hand: from the strongest rank down, wild cards first of theirs, then by suit."""
    strength = order(level)
    downward = sorted(range(54), key=lambda card: (-strength.index(POWER[card]), card != wild(level), -card))
    return tuple(map(downward.index, range(54)))


def ordered(cards: Iterable[Card], level: int) -> Cards:
    """From the strongest rank down; within a rank spades, hearts, diamonds, clubs."""
    return tuple(sorted(cards, key=places(level).__getitem__))


def moves(hand: Cards, level: int, last: int) -> list[int]:
    """What a seat that holds `hand` may lay on `last` (0: it leads); 0 is a pass. Each meaning of each choice once."""
    return list(table(level).moves_from(hold(hand, wild(level)), last))


def meanings(cards: Cards, level: int) -> list[int]:
    """Everything that the cards can mean together, as listed plays with their wild cards."""
    return list(table(level).readings(hold(cards, wild(level))))


def pure(move: int) -> int:
    """What a listed play means, whichever of its cards are wild: the number that is compared, kept and told."""
    return move & _MEANT


def read(cards: Cards, stands: Cards) -> int:
    """What cards mean where each stands for the one in the same place of `stands`; 0 if they are no combination."""
    plain = table(TWO).readings(hold(stands))
    if len(plain):
        return plain[0]
    natural = tuple([card for card, stand in zip(cards, stands, strict=True) if card == stand])
    if len(natural) == len(cards) or len({POWER[stand] for stand in stands}) > 1:
        return 0
    large = table(TWO).readings(hold((*natural, *[_ANY] * (len(cards) - len(natural))), _ANY))
    return pure(large[0]) if len(large) else 0  # nine or ten of a rank, more than the kernel counts without wild cards


def bind(move: int, hand: Cards, level: int, rng: Random | None = None) -> Cards:
    """Cards of `hand` for a listed play; the first that are held, or any with `rng`."""
    held = hand if rng is None else tuple(rng.sample(hand, len(hand)))
    return lay(table(level), move, held, wild(level))


def stood(cards: Cards, move: int, level: int) -> tuple[Cards, Cards]:
    """The cards of a listed play as they lie on the table, and what each stands for."""
    joker = wild(level)
    natural = [card for card in cards if card != joker]
    return settled(natural, [(joker, digit) for digit in stand_ins(move)], pure(move))


def settled(natural: Iterable[Card], wilds: Iterable[tuple[Card, int]], move: int) -> tuple[Cards, Cards]:
    """A combination as it lies on the table, and what each card stands for.

    Wild cards are given with the ranks they stand for. Their suit is that of a straight flush; else hearts, but where
    a straight would then be all hearts, spades. Of the ways to say the same only this one is used.
    """
    suit, shape = suit_of(move), table(TWO).shape_of(move)
    pairs = [(card, card) for card in natural]
    stand_for = HEARTS if suit < 0 else suit
    made = [(card, _card(digit, stand_for)) for card, digit in wilds]
    if shape.mixed and all(stand % 4 == HEARTS for _, stand in (*pairs, *made)):
        others = [pair for pair in made if pair[0] != pair[1]] or made
        made = [(card, stand - HEARTS + SPADES) if (card, stand) in others else (card, stand) for card, stand in made]
    at = {digit: place for place, digit in enumerate(downward(table(TWO), move))}
    pairs = sorted([*pairs, *made], key=lambda pair: (at[POWER[pair[1]]], pair[0] != pair[1], -pair[1]))
    return tuple([card for card, _ in pairs]), tuple([stand for _, stand in pairs])


def _card(digit: int, suit: int) -> Card:
    """The card of a rank as the kernel numbers it; a joker for 13 and 14."""
    if digit >= POWER[BLACK_JOKER]:
        return BLACK_JOKER + digit - POWER[BLACK_JOKER]
    return 4 * ((digit + 1) % 13) + suit


@cache
def meaning(move: int) -> Meaning:
    """What a play that is no pass means."""
    found = meant(table(TWO), pure(move))
    return replace(found, shape="joker_bomb") if found.shape == "rocket" else found
