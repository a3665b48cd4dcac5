"""Positions of Tractor, each reached through a deal that was dealt and played by the rules."""

from collections import Counter
from random import Random
from typing import Final

from french54.core.card import RANKS, SUITS, Card, parse, show
from french54.games.tractor import told
from french54.games.tractor.rules import TractorState
from french54.games.tractor.sampling import PACK
from french54.kit.tricks.order import Order
from tests.rules.tractor import GAME, later, said

FULL: Final = 25


def sketch(
    *hands: str, leader: int = 0, banker: int = 0, kitty: str = "", trump: str = "H", level: str = "2"
) -> TractorState:
    """A deal in progress in which the seats hold `hands` and `leader` leads; all other cards went in single cards."""
    for seed in range(500):
        found = _reached([list(parse(hand)) for hand in hands], leader, banker, parse(kitty), trump + level, seed)
        if found is not None:
            return found
    raise ValueError("no way leads there")


def _reached(
    hands: list[list[Card]], leader: int, banker: int, kitty: tuple[Card, ...], declared: str, seed: int
) -> TractorState | None:
    rng = Random(seed)
    order = Order.of(RANKS.index(declared[1]), SUITS.index(declared[0]))
    tricks, buried = _gone(hands, kitty, order, rng)
    dealt = [[*hand, *(trick[seat] for trick in tricks)] for seat, hand in enumerate(hands)]
    if parse(declared)[0] not in dealt[banker]:
        return None
    deck = [0] * len(PACK)
    for seat, cards in enumerate(dealt):
        deck[seat : told.KITTY.start : 4] = cards
    deck[told.KITTY.start :] = buried
    state = GAME.start(later(banker, (order.level, order.level)), tuple(deck))
    state = said(state, f"declare {declared}", "pass", "pass", "pass", f"bury {show(buried)}")
    for trick in tricks:
        for _ in range(4):
            assert state.turn is not None
            state = said(state, f"play {show([trick[state.turn]])}")
    return state if state.turn == leader else None


def _gone(
    hands: list[list[Card]], kitty: tuple[Card, ...], order: Order, rng: Random
) -> tuple[list[list[Card]], list[Card]]:
    """The cards nobody holds any more: tricks of one suit each, one card by seat, and what is buried."""
    left = Counter(PACK)
    for cards in (*hands, kitty):
        left.subtract(cards)
    assert min(left.values()) >= 0
    suits: dict[int, list[Card]] = {}
    for card in left.elements():
        suits.setdefault(order.suit(card), []).append(card)
    buried = list(kitty)
    for same in suits.values():
        rng.shuffle(same)
        while len(same) % 4:
            buried.append(same.pop())
    while len(buried) < len(PACK) - 4 * FULL:
        chosen = rng.choice([cards for cards in suits.values() if len(cards) >= 4])
        buried += [chosen.pop() for _ in range(4)]
    tricks: list[list[Card]] = []
    for same in suits.values():
        tricks += [same[at : at + 4] for at in range(0, len(same) - 3, 4)]
    rng.shuffle(tricks)
    return tricks, buried
