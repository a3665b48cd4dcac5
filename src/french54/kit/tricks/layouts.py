"""How hidden cards can lie: counts every way to hand them out, and picks among all of them alike.

Plain Python, compiled by mypyc where there is a C compiler. A number of cards for each holder is packed into one i64,
seven bits a holder, of which the highest stays clear; there are at most eight holders and 63 cards a holder.
"""

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

WIDTH: Final[i64] = 7
_GUARDS: Final[i64] = 0x81_0204_0810_2040  # the highest bit of each holder's seven


def pack(counts: Sequence[int]) -> i64:
    """`counts`, one for each holder."""
    packed: i64 = 0
    for count in reversed(counts):
        packed = packed << WIDTH | count
    return packed


@final
class Layouts:
    """Cards that not everybody may hold, and how many ways there are to hand them out.

    Each is a choice of options: a packed count for each holder, and in how many ways that comes about. What room is
    then left is filled by cards that anybody may hold.
    """

    def __init__(self, room: int, options: Sequence[Sequence[tuple[int, int]]]) -> None:
        """Count the ways; `room` is what each holder takes in all. Raises ValueError if there is no way."""
        self.room: Final = room
        self.options: Final = [list(each) for each in options]
        self._ways: Final[list[dict[int, float]]] = [{} for _ in options]
        self._arranged: Final[list[float]] = [1.0]
        while len(self._arranged) < 64:
            self._arranged.append(self._arranged[len(self._arranged) - 1] * len(self._arranged))
        self.total: Final = self.ways(0, room)
        if self.total == 0.0:
            raise ValueError("there is no way to hand out these cards")

    def ways(self, at: i64, room: i64) -> float:
        """In how many ways the cards from number `at` on fit into `room`, up to a factor common to all."""
        if at == len(self.options):
            return 1.0 / self._orders(room)
        known = self._ways[at]
        found = known.get(room, -1.0)
        if found >= 0.0:
            return found
        found = 0.0
        for packed, ways in self.options[at]:
            left = room + _GUARDS - packed
            if left & _GUARDS == _GUARDS:
                found += ways * self.ways(at + 1, left - _GUARDS)
        known[room] = found
        return found

    def draw(self, chances: Sequence[float]) -> list[int]:
        """An option for each card, all layouts equally likely; `chances` are one a card, between 0 and 1."""
        chosen: list[int] = []
        room: i64 = self.room
        at: i64 = 0
        for options in self.options:
            left = chances[at] * self.ways(at, room)
            following: i64 = room
            taken = -1
            for number, option in enumerate(options):
                rest = room + _GUARDS - option[0]
                if rest & _GUARDS == _GUARDS:
                    share = option[1] * self.ways(at + 1, rest - _GUARDS)
                    if share > 0.0:
                        taken = number
                        following = rest - _GUARDS
                        left -= share
                        if left < 0.0:
                            break
            chosen.append(taken)
            room = following
            at += 1
        return chosen

    def _orders(self, room: i64) -> float:
        product = 1.0
        while room:
            product *= self._arranged[room & 63]
            room >>= WIDTH
        return product
