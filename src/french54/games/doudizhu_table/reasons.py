"""Why cards are no combination, or may not be laid: the paragraph and the sentence that help a newcomer most."""

from dataclasses import replace
from typing import Final

from french54.core.card import Cards
from french54.core.game import Illegal
from french54.kit.climbing import reasons
from french54.kit.climbing.digits import BLACK, RED, TWO
from french54.kit.climbing.hands import how_many
from french54.kit.climbing.meaning import Meaning

ROWS: Final = reasons.Rows(
    nothing="doudizhu-table 5.1",
    straight="doudizhu-table 5.5",
    pairs="doudizhu-table 5.6",
    top="doudizhu-table 5.6",
    fewest=3,
)
FOLLOWING: Final = reasons.Following(
    kind="doudizhu-table 4.3",
    higher="doudizhu-table 4.3",
    decides="doudizhu-table 4.5",
    bomb="doudizhu-table 5.12",
    other_kind="doudizhu-error-kind",
    low_bomb="doudizhu-error-bomb",
)
TWO_PACKS: Final = replace(FOLLOWING, low_bomb="doudizhu-table-error-bomb")


def forbidden(play: Meaning, last: Meaning, players: int) -> Illegal:
    """Why the combination `play` may not be laid on `last`."""
    if last.shape == "rocket":
        return Illegal("doudizhu-table 5.13", "doudizhu-error-rocket")
    return reasons.forbidden(play, last, FOLLOWING if players == 3 else TWO_PACKS)


def nothing(cards: Cards, players: int) -> Illegal:
    """Why `cards` are no combination."""
    counts = how_many(cards)
    if len(cards) == 2 and counts[BLACK] == counts[RED] == 1:
        return Illegal("doudizhu-table 5.2", "doudizhu-table-error-joker-pair")
    most = max(counts)
    if most < 3:
        return reasons.no_row(counts, ROWS)
    trebled = [rank for rank, count in enumerate(counts) if count >= 3]
    if len(trebled) > 1:
        return _plane(counts, trebled, players)
    if most > 3:
        return _four(counts, players)
    if players == 4 and len(cards) == 4:
        return Illegal("doudizhu-table 5.3", "doudizhu-table-error-triple")
    if len(cards) == 5 and counts[BLACK] == counts[RED] == 1:
        return Illegal("doudizhu-table 5.2", "doudizhu-table-error-joker-pair")
    return Illegal("doudizhu-table 5.4", "doudizhu-table-error-triple" if players == 4 else "doudizhu-error-triple")


def _four(counts: list[int], players: int) -> Illegal:
    """Four of a rank or more, and what they may not carry."""
    if players == 4:
        return Illegal("doudizhu-table 5.10", "doudizhu-table-error-four-bare")
    if counts[BLACK] and counts[RED]:
        return Illegal("doudizhu-table 5.10", "doudizhu-error-carried-jokers")
    return Illegal("doudizhu-table 5.10", "doudizhu-table-error-four")


def _plane(counts: list[int], trebled: list[int], players: int) -> Illegal:
    """Two or more ranks of three or more."""
    body = _longest([rank for rank in trebled if rank < TWO])
    if len(body) < 2:
        if max(counts) > 3:
            return _four(counts, players)
        if trebled[-1] == TWO and TWO - 1 in trebled:
            return Illegal("doudizhu-table 5.7", "play-error-run-top")
        return Illegal("doudizhu-table 5.7", "play-error-run-gap")
    carried = [0 if rank in body else count for rank, count in enumerate(counts)]
    total = sum(carried)
    if any(counts[rank] > 3 for rank in body):
        return Illegal("doudizhu-table 5.8" if players == 3 else "doudizhu-table 5.9", "doudizhu-error-wings-own")
    if players == 4:
        return Illegal("doudizhu-table 5.9", "doudizhu-table-error-wings")
    if total == len(body):
        both = carried[BLACK] and carried[RED]
        return Illegal(
            "doudizhu-table 5.8", "doudizhu-error-carried-jokers" if both else "doudizhu-table-error-wings-alike"
        )
    if total == 2 * len(body):
        return Illegal("doudizhu-table 5.9", "doudizhu-error-wings-pairs")
    return Illegal("doudizhu-table 5.7", "doudizhu-error-wings-count", triples=len(body))


def _longest(ranks: list[int]) -> list[int]:
    """The longest row among `ranks`, the highest of several."""
    rows: list[list[int]] = [[]]
    for rank in ranks:
        if rows[-1] and rows[-1][-1] == rank - 1:
            rows[-1].append(rank)
        else:
            rows.append([rank])
    return max(rows, key=lambda row: (len(row), row))
