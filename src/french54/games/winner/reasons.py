"""Why cards are no combination, or may not be laid: the paragraph and the sentence that help a newcomer most."""

from collections.abc import Sequence
from typing import Final

from french54.core.card import Cards
from french54.core.game import Illegal
from french54.games.winner.hand import STRAIGHTS, Lying
from french54.games.winner.options import Options
from french54.kit.climbing.digits import ACE, BLACK, RED, TWO
from french54.kit.climbing.hands import how_many
from french54.kit.climbing.meaning import Meaning

_ROWS: Final = frozenset({"pair_chain", "triple_chain"})
_CARRYING: Final = {"full_house": "winner 4.6", "triple_single": "winner 7.3"}
_NATURAL: Final = (ACE, TWO, *range(ACE + 1))
"""The ranks as straights run, the ace at both ends."""


def forbidden(play: Meaning, lying: Lying) -> Illegal:
    """Why the combination `play` may not be laid on what lies there."""
    last = lying.meaning
    if last.shape == "ultra_bomb":
        return Illegal("winner 4.10", "winner-error-ultra")
    if last.bomb:
        return Illegal("winner 7.5" if last.shape == "triple_bomb" else "winner 4.9", "winner-error-bomb")
    if play.shape != last.shape:
        only = "winner-error-kind" if lying.options.revolution else "play-error-kind"
        return Illegal("winner 3.2", only, shape=last.shape.replace("_", "-"))
    if play.length != last.length:
        rule = "winner 4.7" if last.shape in STRAIGHTS else "winner 3.2"
        return Illegal(rule, "play-error-length", count=last.length, yours=play.length)
    if lying.by_suit and play == last:
        return Illegal("winner 7.6", "winner-error-suit")
    straight = last.shape in STRAIGHTS
    if lying.turned and straight:
        return Illegal("winner 7.9", "winner-error-turned-straight")
    if lying.turned:
        return Illegal("winner 7.9", "winner-error-turned", rank=last.rank)
    if straight:
        return Illegal("winner 4.8", "winner-error-straight")
    rule = "winner 4.5" if last.shape in _ROWS else _CARRYING.get(last.shape, "winner 3.3")
    return Illegal(rule, "play-error-higher", rank=last.rank)


def nothing(cards: Cards, options: Options) -> Illegal:
    """Why `cards` are no combination."""
    counts = how_many(cards)
    ranks = [rank for rank, count in enumerate(counts) if count]
    most = max(counts)
    if len(cards) == 2 and ranks == [BLACK, RED]:
        return Illegal("winner 4.1", "doudizhu-table-error-joker-pair")
    if most == 1:
        return _singles(ranks)
    if most > 3:
        return _four(cards, options)
    if all(counts[rank] == most for rank in ranks):
        return _row(ranks, most)
    if sum(count == 3 for count in counts) == 1:
        return _triple(cards)
    return Illegal("winner 4.1", "play-error-nothing")


def _singles(ranks: Sequence[int]) -> Illegal:
    """Single cards of several ranks that are no straight."""
    if len(ranks) >= 5 and ranks[-1] >= BLACK:
        return Illegal("winner 4.7", "winner-error-straight-joker")
    if len(ranks) >= 5 and _in_a_row(ranks, (*_NATURAL, TWO, *range(ACE))):
        return Illegal("winner 4.8", "winner-error-straight-end")
    if len(ranks) >= 5:
        return Illegal("winner 4.7", "play-error-run-gap")
    if len(ranks) > 2 and _in_a_row(ranks, _NATURAL):
        return Illegal("winner 4.7", "play-error-straight-short")
    return Illegal("winner 4.1", "play-error-nothing")


def _in_a_row(ranks: Sequence[int], natural: Sequence[int]) -> bool:
    size = len(ranks)
    return any(set(natural[at : at + size]) == set(ranks) for at in range(len(natural) - size + 1))


def _four(cards: Cards, options: Options) -> Illegal:
    """Four of a rank or more that are no combination."""
    if options.revolution and len(set(how_many(cards))) == 2:
        return Illegal("winner 7.9", "winner-error-revolution")
    return Illegal("winner 7.9" if options.revolution else "winner 4.9", "winner-error-four")


def _row(ranks: Sequence[int], most: int) -> Illegal:
    """Pairs only or triples only, of several ranks."""
    if ranks[-1] >= TWO:
        return Illegal("winner 4.5", "play-error-run-top")
    return Illegal("winner 4.3" if most == 2 else "winner 4.4", "play-error-run-gap")


def _triple(cards: Cards) -> Illegal:
    """Three of a rank and other cards."""
    if len(cards) == 4:
        return Illegal("winner 7.3", "winner-error-triple-single")
    return Illegal("winner 4.6", "winner-error-full-house")
