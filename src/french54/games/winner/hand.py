"""Cards bound to the kernel's plays, and what may be laid on what."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Final

from french54.core.card import BLACK_JOKER, Card, Cards
from french54.games.winner.options import Options
from french54.kit.climbing.actions import Play
from french54.kit.climbing.hands import POWER, how_many, places
from french54.kit.climbing.lay import lay
from french54.kit.climbing.meaning import Meaning
from french54.kit.climbing.meaning import meaning as meant
from french54.kit.climbing.shapes import hold

SUIT_RANK: Final = (1, 0, 2, 3)
"""By suit: diamonds are below clubs, and those below hearts and spades."""
NAMED: Final = {"plane": "triple_chain", "rocket": "ultra_bomb"}
"""What shapes of the kernel are called here."""
STRAIGHTS: Final = frozenset({"straight", "straight_flush"})
TOPS: Final = frozenset({("single", "RJ"), ("pair", "RJ"), ("pair", "2")})
"""What next to nothing beats (7.7)."""
_PLACE: Final = places()


def ordered(cards: Cards) -> Cards:
    """From the highest rank down; within a rank spades, hearts, diamonds, clubs."""
    return tuple(sorted(cards, key=_PLACE.__getitem__))


def height(card: Card) -> tuple[int, int]:
    """By rank and then by suit; of jokers the red one is higher."""
    return POWER[card], SUIT_RANK[card % 4] if card < BLACK_JOKER else 0


def read(cards: Cards, options: Options) -> int:
    """The kernel's play for `cards`; 0 if they are no combination."""
    if not cards or max(how_many(cards)) > 8:
        return 0
    return next(iter(options.table().readings(hold(cards))), 0)


def laid(cards: Cards, options: Options) -> Play:
    """The play of `cards`, which need not be a combination, as they lie on the table."""
    move = read(cards, options)
    return bound(move, cards, options) if move else Play(ordered(cards))


def bound(move: int, hand: Cards, options: Options, rng: Random | None = None) -> Play:
    """The play `move` with cards of `hand`: in the highest suits held, or in any with `rng`."""
    held = hand if rng is None else tuple(rng.sample(hand, len(hand)))
    return Play(lay(options.table(), move, held), meaning(move, options))


def meaning(move: int, options: Options) -> Meaning:
    """What a play that is no pass means."""
    chosen = (options.triple_single, options.straight_flush, options.triple_bomb, options.revolution)
    return _meaning(move, options.packs, chosen)


@cache
def _meaning(move: int, packs: int, chosen: tuple[bool, bool, bool, bool]) -> Meaning:
    names = ("triple_single", "straight_flush", "triple_bomb", "revolution")
    players = 3 if packs == 1 else 4
    what = meant(Options(players, **dict(zip(names, chosen, strict=True))).table(), move)
    return replace(what, shape=NAMED.get(what.shape, what.shape))


@dataclass(frozen=True, slots=True)
class Lying:
    """What lies on the table, and how things compare."""

    options: Options
    move: int = 0
    """As the kernel has it; 0 where nothing lies there."""
    cards: Cards = ()
    turned: bool = False
    """The order of ranks is turned round."""

    @property
    def meaning(self) -> Meaning:
        """What it means; something must lie there."""
        return meaning(self.move, self.options)

    def beaten_by(self, move: int, cards: Cards) -> bool:
        """Whether `cards` laid in order, which are the play `move`, may be laid on it."""
        table = self.options.table(self.turned)
        if not self.move or table.beats(move, self.move):
            return True
        return self.by_suit and meaning(move, self.options) == self.meaning and self._above(cards[0])

    @property
    def lets_pass(self) -> bool:
        """Whether those who hold nothing higher pass by themselves."""
        what = self.meaning
        return self.options.auto_pass and (what.shape, what.rank) in TOPS

    @property
    def by_suit(self) -> bool:
        """Whether a straight of the same ranks may follow."""
        return self.options.suits and bool(self.move) and self.meaning.shape in STRAIGHTS

    def _above(self, card: Card) -> bool:
        """Whether a straight of the same ranks that ends with `card` is higher."""
        return SUIT_RANK[card % 4] > SUIT_RANK[self.cards[0] % 4]

    def moves(self, hand: Cards) -> list[int]:
        """What of `hand` is higher, suits aside; all of it where nothing lies there."""
        table = self.options.table(self.turned)
        plays = table.moves_from(hold(hand), self.move)
        return [int(play) for play in plays if play]

    def ties(self, hand: Cards) -> Iterator[tuple[int, Cards]]:
        """Straights of the same ranks that are higher by suit, each with cards of `hand` it can be made of.

        Of the deciding rank those cards hold a single one; a straight comes once for each, the highest first.
        """
        if not self.by_suit:
            return
        top, table = POWER[self.cards[0]], self.options.table(self.turned)
        rest = tuple([card for card in hand if POWER[card] != top])
        above = {card for card in hand if POWER[card] == top and self._above(card)}
        for card in sorted(above, key=height, reverse=True):
            cards = (card, *rest)
            for move in table.ties_from(hold(cards), self.move):
                yield int(move), cards

    def can_be_beaten(self, hand: Cards) -> bool:
        """Whether anything of `hand` is higher."""
        return bool(self.moves(hand)) or next(self.ties(hand), None) is not None
