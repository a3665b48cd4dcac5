"""Why cards are no combination, or may not be laid: the paragraph and the sentence that help a newcomer most."""

from typing import Final

from french54.core.card import Cards
from french54.core.game import Illegal
from french54.games.doudizhu import hand
from french54.kit.climbing import onepack, reasons
from french54.kit.climbing.hands import how_many as counted

FOLLOWING: Final = reasons.Following(
    kind="doudizhu 3.3",
    higher="doudizhu 3.5",
    decides="doudizhu 3.6",
    bomb="doudizhu 3.7",
    other_kind="doudizhu-error-kind",
    low_bomb="doudizhu-error-bomb",
)
ROWS: Final = reasons.Rows("doudizhu 4.1", "doudizhu 4.3", "doudizhu 4.4", "doudizhu 4.6", 3)
_TWO: Final = 12


def forbidden(move: int, table: int) -> Illegal:
    """Why the combination `move` may not be laid on `table`."""
    if table == onepack.ROCKET:
        return Illegal("doudizhu 3.7", "doudizhu-error-rocket")
    return reasons.forbidden(hand.meaning(move), hand.meaning(table), FOLLOWING)


def nothing(cards: Cards) -> Illegal:
    """Why `cards` are no combination."""
    how_many = counted(set(cards))
    most = max(how_many)
    if most < 3:
        return _low(how_many, most)
    trebled = [power for power in range(15) if how_many[power] >= 3]
    if len(trebled) == 1:
        return _four(how_many) if most == 4 else _triple(how_many)
    return _plane(how_many, trebled)


def _joker_pair(how_many: list[int]) -> bool:
    return how_many[onepack.BLACK] == how_many[onepack.RED] == 1


def _low(how_many: list[int], most: int) -> Illegal:
    """Singles and pairs, no three of a rank."""
    if _joker_pair(how_many) and most == 2 and all(count in {0, 2} for count in how_many[:-2]):
        return Illegal("doudizhu 4.1", "doudizhu-error-joker-pair")
    return reasons.no_row(how_many, ROWS)


def _triple(how_many: list[int]) -> Illegal:
    if _joker_pair(how_many) and sum(how_many) == 5:
        return Illegal("doudizhu 4.1", "doudizhu-error-joker-pair")
    return Illegal("doudizhu 4.2", "doudizhu-error-triple")


def _four(how_many: list[int]) -> Illegal:
    if _joker_pair(how_many):
        return Illegal("doudizhu 4.9", "doudizhu-error-carried-jokers")
    return Illegal("doudizhu 4.10" if sum(how_many) == 8 else "doudizhu 4.9", "doudizhu-error-four")


def _plane(how_many: list[int], trebled: list[int]) -> Illegal:
    """Two or more ranks of three or four."""
    runs = _runs([power for power in trebled if power < _TWO])
    body = max(runs, key=lambda run: (len(run), run), default=[])
    if len(body) < 2:
        if 4 in how_many and sum(how_many) <= 8:
            return Illegal("doudizhu 4.10", "doudizhu-error-four")
        if trebled[-2:] == [_TWO - 1, _TWO]:
            return Illegal("doudizhu 4.6", "play-error-run-top")
        return Illegal("doudizhu 4.5", "play-error-run-gap")
    return _wings(how_many, body)


def _runs(powers: list[int]) -> list[list[int]]:
    runs: list[list[int]] = []
    for power in powers:
        if runs and runs[-1][-1] == power - 1:
            runs[-1].append(power)
        else:
            runs.append([power])
    return runs


def _wings(how_many: list[int], body: list[int]) -> Illegal:
    """A plane whose triples are `body` carries what it may not."""
    if any(how_many[power] > 3 for power in body):
        return Illegal("doudizhu 4.7", "doudizhu-error-wings-own")
    carried = [0 if power in body else count for power, count in enumerate(how_many)]
    if max(carried) >= 3:
        pairs = sum(carried) == 2 * len(body) and all(count in {0, 2, 4} for count in carried)
        return (
            Illegal("doudizhu 4.8", "doudizhu-error-wings-pairs")
            if pairs
            else Illegal("doudizhu 4.7", "doudizhu-error-wings-three")
        )
    if _joker_pair(carried):
        return Illegal("doudizhu 4.7", "doudizhu-error-carried-jokers")
    if sum(carried) == 2 * len(body):
        return Illegal("doudizhu 4.8", "doudizhu-error-wings-pairs")
    return Illegal("doudizhu 4.5", "doudizhu-error-wings-count", triples=len(body))
