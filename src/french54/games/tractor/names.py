"""What cards count, how a hand is laid out, and cards in words."""

from typing import Final

from french54.core.card import BLACK_JOKER, RANKS, RED_JOKER, SUITS, Card, Cards, rank, suit
from french54.core.game import Message
from french54.kit.tricks.order import NONE, Order

TRUMPS: Final = ("C", "D", "H", "S", "NT")
"""The trump suits by their numbers; `NT` is none."""
RANK_NAMES: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
PAST_ACE: Final = 13
"""The level of a side that has won."""
_WORTH: Final = {3: 5, 8: 10, 11: 10}
_PLAIN: Final = ((2, 3, 1), (3, 2, 0), (3, 1, 0), (2, 0, 1), (3, 2, 0, 1))
"""By the trump suit, the plain suits from left to right, black and red in turn as far as they go."""


def worth(card: Card) -> int:
    """The points a card counts."""
    return _WORTH.get(rank(card), 0)


def points(cards: Cards) -> int:
    """The points that cards count together."""
    return sum(map(worth, cards))


def strength(cards: Cards, level: int) -> int:
    """How strong a declaration cards are; 0 for none."""
    if cards == (BLACK_JOKER, BLACK_JOKER):
        return 3
    if cards == (RED_JOKER, RED_JOKER):
        return 4
    if len(cards) in {1, 2} and len(set(cards)) == 1 and rank(cards[0]) == level:
        return len(cards)
    return 0


def trump(cards: Cards) -> int:
    """The trump suit that a declaration names, by its number; 4 for none."""
    return NONE if cards[0] >= BLACK_JOKER else suit(cards[0])


def laid_out(hand: Cards, order: Order) -> Cards:
    """A hand as it is held: the trumps together in their order, then suit by suit, each from the ace down."""
    plain = _PLAIN[order.trump]

    def place(card: Card) -> tuple[int, int]:
        at = order.place[card]
        return (-1 if at >= order.trumps else plain.index(card % 4), -at)

    return tuple(sorted(hand, key=place))


def name(card: Card) -> Message:
    """A card in words."""
    if card == RED_JOKER:
        return Message("card-red-joker")
    if card == BLACK_JOKER:
        return Message("card-black-joker")
    return Message("card-name", {"rank": RANKS[rank(card)], "suit": SUITS[suit(card)].lower()})


def declared(cards: Cards) -> Message:
    """A declaration in words."""
    if cards[0] >= BLACK_JOKER:
        return Message("tractor-declare-jokers", {"rank": _rank(cards[0])})
    suited = {"suit": SUITS[suit(cards[0])].lower()}
    return Message("tractor-declare-pair" if len(cards) == 2 else "tractor-declare", suited)


def said(cards: Cards, form: int) -> Message:
    """Cards laid to a trick in words, given what they are."""
    if len(cards) == 1:
        return name(cards[0])
    if form and len(cards) > 2:
        return Message("tractor-tractor", {"count": len(cards) // 2})
    if len(cards) == 2 and cards[0] == cards[1]:
        return Message("play-pair", {"rank": _rank(cards[0])})
    return Message("tractor-cards", {"count": len(cards)})


def _rank(card: Card) -> str:
    if card >= BLACK_JOKER:
        return "RJ" if card == RED_JOKER else "BJ"
    return RANK_NAMES[rank(card)]
