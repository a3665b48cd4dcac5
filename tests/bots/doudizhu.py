"""Positions of Dou Dizhu, each reached through a deal that was dealt and played by the rules."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from french54.bots.doudizhu.endgame import UNKNOWN, Endgame
from french54.bots.doudizhu.reading import position_of
from french54.core.card import Card, Cards, pack
from french54.games.doudizhu.actions import BIDS, Play
from french54.games.doudizhu.rules import Doudizhu, DoudizhuState, Setup
from french54.kit.climbing import onepack
from french54.kit.climbing.actions import PASS

GAME: Final = Doudizhu()
RANKS: Final = ("3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A", "2", "BJ", "RJ")
"""As plays name them, from the lowest."""
SIZES: Final = (20, 17, 17)


def power(card: Card) -> int:
    """The place of the card's rank in `RANKS`."""
    return int(onepack.digit_of(card))


def ranks_of(cards: Cards) -> str:
    """Cards as ranks from the lowest, parted by spaces; `pass` for none."""
    return " ".join(RANKS[power(card)] for card in sorted(cards, key=power)) or "pass"


@dataclass(frozen=True)
class Sketch:
    """A position by ranks: the hands of landlord, farmer after and farmer before the landlord, and what lies there."""

    hands: tuple[str, str, str]
    turn: int
    """The part that decides."""
    table: str = ""
    """The play it must beat, beside the hands; empty if it leads."""
    owner: int = 0
    """The part that laid it."""

    def state(self) -> DoudizhuState:
        """The deal in progress; seat and part are the same."""
        for seed in range(2000):
            found = _played(self, Random(seed))
            if found is not None:
                return found
        raise ValueError(f"no way found to {self}")


def _played(sketch: Sketch, rng: Random) -> DoudizhuState | None:
    """The sketch after its other cards were led away one by one; None if this division of them does not lead there."""
    controller = sketch.owner if sketch.table else sketch.turn
    stock = list(pack())
    held = [_take(stock, text) for text in sketch.hands]
    table = _take(stock, sketch.table)
    rng.shuffle(stock)
    rest = [[stock.pop() for _ in range(_surplus(sketch, held, table, part))] for part in range(3)]
    plan = _plan(rest, controller, rng)
    dealt = [tuple(held[part]) + tuple(rest[part]) + (tuple(table) if part == controller else ()) for part in range(3)]
    state = _landlord(dealt)
    for part, card in plan:
        while state.turn != part:
            if state.table == 0:
                return None
            state = state.play(PASS)
        play = Play((card,))
        if play not in state.choices():
            return None
        state = state.play(play)
    while state.turn != controller:
        state = state.play(PASS)
    if sketch.table:
        if state.table:
            return None
        state = state.play(Play(tuple(table)))
        while state.turn != sketch.turn:
            state = state.play(PASS)
    return state if sketch.table or state.table == 0 else None


def _take(stock: list[Card], text: str) -> list[Card]:
    """Cards of these ranks, taken from `stock`."""
    taken = []
    for name in text.split():
        card = next(card for card in stock if RANKS[power(card)] == name)
        stock.remove(card)
        taken.append(card)
    return taken


def _surplus(sketch: Sketch, held: Sequence[Sequence[Card]], table: Sequence[Card], part: int) -> int:
    owner = sketch.owner if sketch.table else None
    return SIZES[part] - len(held[part]) - (len(table) if part == owner else 0)


def _plan(rest: Sequence[list[Card]], controller: int, rng: Random) -> list[tuple[int, Card]]:
    """In which order the surplus cards are led: each seat from its highest down, so that the next can beat its last."""
    order = [0, *rng.sample([part for part in (1, 2) if part != controller], k=len({1, 2} - {controller})), controller]
    batches: list[tuple[int, list[Card]]] = []
    for place, part in enumerate(order):
        cards = sorted(rest[part], key=power, reverse=True)
        if part == controller == 0 and place == 0:
            cards = cards[2:]
        elif part == controller == 0:
            cards = cards[:2]
        batches.append((part, cards))
    return [(part, card) for part, cards in batches for card in cards]


def _landlord(hands: Sequence[Cards]) -> DoudizhuState:
    """Seat 0 bids 3 on these hands of 20, 17 and 17 cards and leads."""
    first, second, third = hands
    dealt = (first[:17], second, third)
    deck = tuple(dealt[place % 3][place // 3] for place in range(51)) + first[17:]
    return GAME.start(Setup(0), deck).play(BIDS[3])


def dealt_after(calls: int, hand: str) -> DoudizhuState:
    """A deal in which the seat that calls after so many others holds `hand`."""
    stock = list(pack())
    own = _take(stock, hand)
    Random(54).shuffle(stock)
    hands = [own if seat == calls else [stock.pop() for _ in range(17)] for seat in range(3)]
    return GAME.start(Setup(0), (*(hands[place % 3][place // 3] for place in range(51)), *stock))


def worlds(state: DoudizhuState) -> Iterator[tuple[int, int, int]]:
    """The hands by part in every deal that the seat on turn thinks possible, as counts by rank."""
    assert state.turn is not None
    position = position_of(state.view(state.turn))
    part = int(position.part)
    one, two = (other for other in range(3) if other != part)
    hidden = [rank for rank in range(15) for _ in range(int(position.pool) >> 3 * rank & 7)]
    shown = int(position.shown) if one == 0 else 0
    wanted = int(position.sizes[one]) - int(onepack.size(shown))
    for some in {tuple(sorted(chosen)) for chosen in combinations(hidden, wanted)}:
        left = Counter(hidden)
        left.subtract(some)
        hands = [0, 0, 0]
        hands[part] = int(position.hand)
        hands[one] = shown + sum(1 << 3 * rank for rank in some)
        hands[two] = sum(1 << 3 * rank for rank in left.elements()) + (int(position.shown) if one != 0 else 0)
        yield hands[0], hands[1], hands[2]


def surely_won(state: DoudizhuState) -> set[str]:
    """The plays, by ranks, that win in every possible deal, whatever the others know and do."""
    assert state.turn is not None
    position = position_of(state.view(state.turn))
    part = int(position.part)
    solver, all_worlds = Endgame(), list(worlds(state))
    good = set()
    for action in state.choices():
        play = action.move if isinstance(action, Play) else 0
        if all(_won(solver, hands, part, play, position.last, position.owner) for hands in all_worlds):
            good.add(ranks_of(action.cards))
    return good


def _won(solver: Endgame, hands: tuple[int, int, int], part: int, play: int, last: i64, owner: i64) -> bool:
    left = list(hands)
    left[part] -= play & onepack.CARDS
    if not left[part]:
        return True
    after = (part + 1) % 3
    if play:
        last, owner = play, part
    result = solver.landlord_wins(vec[i64](left), after, last, owner, 10_000_000)
    assert result != UNKNOWN
    return (result == 1) == (part == 0)
