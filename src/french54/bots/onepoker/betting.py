"""The betting that is thought of: check or call, fold, one chip, half the pot, the pot, everything."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from french54.bots.onepoker.spots import FOLD, SHOWDOWN, Tree
from french54.kit.betting import wagers
from french54.kit.betting.rounds import Round
from french54.kit.betting.wagers import CALL, CHECK, Bet, Raise, Wager

WINS, TIES, LOSES = 1, 2, 4


@dataclass(frozen=True, slots=True)
class Betting:
    """A tree of betting, and how its nodes are found."""

    tree: Tree
    choices: tuple[tuple[Wager, ...], ...]
    """By node, what may be said there; empty for leaves."""
    at: int
    """The node where what was really said has led."""


def choices(now: Round) -> Iterator[Wager]:
    """What is thought of when somebody is on turn, each once."""
    seat = now.turn
    if seat is None:
        return
    if now.owed:
        yield wagers.FOLD
        yield CALL
    else:
        yield CHECK
    raises = now.raises()
    if not raises:
        return
    other = 1 - seat
    most = min(raises[-1], max(raises[0], now.bets[other] + now.stacks[other]))
    pot = sum(now.spent) + sum(now.bets) + now.owed
    totals = [now.price + (pot + 1) // 2, now.price + pot, most]
    if not now.price:
        totals.insert(0, raises[0])
    word = Raise if now.price else Bet
    for to in sorted({min(max(to, raises[0]), most) for to in totals}):
        yield word(to)


def opened(start: Sequence[int], ante: int, first: int) -> Round:
    """The betting as it begins, the antes paid."""
    antes = tuple(min(ante, chips) for chips in start)
    stacks = tuple(chips - paid for chips, paid in zip(start, antes, strict=True))
    return Round.open(stacks, antes, (True, True), ante, first, (0, 0), 0)


def grown(root: Round, said: Sequence[Wager]) -> Betting:
    """The tree from the first bet on, with what was really `said` in it."""
    return _Growing(root, said).betting()


class _Growing:
    def __init__(self, root: Round, said: Sequence[Wager]) -> None:
        self.start = tuple(stack + spent for stack, spent in zip(root.stacks, root.spent, strict=True))
        self.kinds: list[int] = []
        self.chips: list[float] = []
        self.goes_on: list[int] = []
        self.children: list[list[int]] = []
        self.choices: list[tuple[Wager, ...]] = []
        self.at = 0
        self._grow(root, tuple(said))

    def _grow(self, now: Round, path: tuple[Wager, ...] | None) -> int:
        """The number of a new node; `path` is what was still said from here on, None beside the way that was taken."""
        node = len(self.kinds)
        if path == ():
            self.at = node
        words = tuple(choices(now))
        if path and path[0] not in words:
            words = (*words, path[0])
        self.kinds.append(now.turn if now.turn is not None else SHOWDOWN if all(now.live) else FOLD)
        self.choices.append(words)
        self.children.append([])
        chips, goes_on = (0.0, 0) if now.turn is not None else self._leaf(now)
        self.chips.append(chips)
        self.goes_on.append(goes_on)
        for word in words:
            onward = path[1:] if path and path[0] == word else None
            self.children[node].append(self._grow(now.after(word), onward))
        return node

    def _leaf(self, now: Round) -> tuple[float, int]:
        matched = min(now.paid)
        if not all(now.live):
            return float(matched if now.live[0] else -matched), WINS | TIES | LOSES
        goes_on = TIES | WINS * (matched < self.start[1]) | LOSES * (matched < self.start[0])
        return float(matched), goes_on

    def betting(self) -> Betting:
        firsts: list[int] = []
        children: list[int] = []
        for each in self.children:
            firsts.append(len(children))
            children += each
        counts = [len(each) for each in self.children]
        tree = Tree(self.kinds, firsts, counts, children, self.chips, self.goes_on)
        return Betting(tree, tuple(self.choices), self.at)
