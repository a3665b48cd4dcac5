"""Ways to sort a hand, each as piles of cards that stand together, and the straight flushes in it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import groupby
from typing import Final, TypeAlias

from french54.core.card import BLACK_JOKER, Card, Cards
from french54.games.guandan import hand
from french54.kit.climbing.hands import POWER, how_many, without
from french54.kit.climbing.known import ORDER, RUNS
from french54.kit.climbing.lay import lay
from french54.kit.climbing.plays import rank_of, suit_of, wilds_in
from french54.kit.climbing.shapes import Shape, hold
from french54.kit.climbing.table import Table

Piles: TypeAlias = tuple[Cards, ...]
FLUSHES: Final = Table(
    (Shape("straight_flush", 1, shortest=5, longest=5, low=0, suited=True, power=1),), ORDER, RUNS, POWER[0]
)
_NATURAL: Final = (11, *range(10, -1, -1), 12)
"""The ranks in natural order, from the ace down to the two."""
_BOMB = 4


@lru_cache(512)
def orders(held: Cards, level: int) -> Mapping[str, Piles]:
    """A sorted hand in piles, by the name of the order: `rank`, `suit` and `groups`."""
    return {"rank": by_rank(held), "suit": by_suit(held, level), "groups": by_groups(held, level)} if held else {}


def by_rank(held: Cards) -> Piles:
    """Piles of one rank, from the strongest down."""
    return _piles(held, POWER.__getitem__)


def by_suit(held: Cards, level: int) -> Piles:
    """Jokers and wild cards, and then each suit in natural order from the ace down."""
    loose = [card for card in held if _loose(card, level)]
    suited = sorted(
        (card for card in held if not _loose(card, level)), key=lambda card: (-(card % 4), _NATURAL.index(POWER[card]))
    )
    return _piles(loose, lambda _: 0) + _piles(suited, lambda card: card % 4)


def by_groups(held: Cards, level: int) -> Piles:
    """Jokers, wild cards, bombs, straight flushes, rows of triples, of pairs, of single cards; and the rest by rank.

    No wild card fills a gap, and no bomb is broken up.
    """
    loose = _piles([card for card in held if _loose(card, level)], lambda card: card >= BLACK_JOKER)
    rest: Cards = tuple([card for card in held if not _loose(card, level)])
    bombs = [card for card in rest if how_many(rest)[POWER[card]] >= _BOMB]
    rest = without(rest, tuple(bombs))
    groups = list(_piles(bombs, POWER.__getitem__))
    for find in (_flush, _row(3, 2), _row(2, 3), _row(1, 5)):
        while found := find(rest):
            groups.append(found)
            rest = without(rest, found)
    return (*loose, *groups, *_piles(rest, POWER.__getitem__))


@lru_cache(512)
def flushes(held: Cards, level: int) -> Piles:
    """The straight flushes in a hand: for each suit and rank the one with the fewest wild cards; natural ones first."""
    best: dict[tuple[int, int], int] = {}
    for play in FLUSHES.lead_from(hold(held, hand.wild(level))):
        place = (suit_of(play), rank_of(play))
        if place not in best or wilds_in(play) < wilds_in(best[place]):
            best[place] = play
    plays = sorted(best.values(), key=lambda play: (wilds_in(play), -rank_of(play), -suit_of(play)))
    return tuple([lay(FLUSHES, play, held, hand.wild(level)) for play in plays])


def _loose(card: Card, level: int) -> bool:
    return card >= BLACK_JOKER or card == hand.wild(level)


def _piles(cards: Iterable[Card], key: Callable[[Card], int]) -> Piles:
    return tuple([tuple(pile) for _, pile in groupby(cards, key)])


def _flush(rest: Cards) -> Cards:
    """The highest straight flush without wild cards."""
    plays = FLUSHES.lead_from(hold(rest))
    return lay(FLUSHES, max(plays, key=lambda play: int(rank_of(play))), rest) if len(plays) else ()


def _row(unit: int, length: int) -> Callable[[Cards], Cards]:
    """A finder of the highest row of `length` ranks of which exactly `unit` cards are left."""

    def find(rest: Cards) -> Cards:
        counts = how_many(rest)
        for ranks in _windows(length):
            if all(counts[rank] == unit for rank in ranks):
                return tuple(sorted((card for card in rest if POWER[card] in ranks), key=lambda card: _at(card, ranks)))
        return ()

    return find


def _at(card: Card, ranks: tuple[int, ...]) -> tuple[int, int]:
    return ranks.index(POWER[card]), -card


def _windows(length: int) -> Iterator[tuple[int, ...]]:
    """Ranks in a row from the highest down, the ace high first and low last."""
    line = (*_NATURAL, _NATURAL[0])
    for start in range(len(line) - length + 1):
        yield line[start : start + length]
