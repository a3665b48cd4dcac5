"""The first bid of a deal."""

from collections.abc import Callable, Iterator

from french54.bots.bridge.auction import PASS, Auction, Rule, bid
from french54.bots.bridge.holding import CLUBS, DIAMONDS, HEARTS, MAJORS, NOTRUMP, SPADES, SUITS, Holding
from french54.bots.bridge.promise import MOST, Promise, at_least, lengths


def when(auction: Auction) -> bool:
    """Nobody has bid yet."""
    return not auction.bids


def suit_to_open(held: Holding) -> int:
    """The longest suit of five, the higher of two; without one the longer minor, diamonds with four in both."""
    if max(held.lengths) >= 5:
        return held.longest()
    clubs, diamonds = held.lengths[CLUBS], held.lengths[DIAMONDS]
    return DIAMONDS if diamonds > clubs or diamonds == clubs == 4 else CLUBS


def _opens(suit: int) -> Callable[[Holding], bool]:
    return lambda held: held.points >= 12 and suit_to_open(held) == suit


def _fair(suit: int, honours: int) -> Callable[[Holding], bool]:
    return lambda held: held.honours(suit) >= honours and held.longest() == suit


def rules(auction: Auction) -> Iterator[Rule]:
    """From strong to weak."""
    yield Rule(bid(2, CLUBS), "bridge-means-two-clubs", Promise((22, MOST)), forces=1, kind="artificial")
    yield Rule(bid(2, NOTRUMP), "bridge-means-notrump", Promise((20, 21), balanced=True), kind="notrump")
    yield Rule(bid(1, NOTRUMP), "bridge-means-notrump", Promise((15, 17), balanced=True), kind="notrump")
    for suit in SUITS:
        least = at_least(suit, 5 if suit in MAJORS else 3)
        yield Rule(bid(1, suit), "bridge-means-opening", Promise((11, 21), least=least), _opens(suit))
    honours = 5 if auction.is_vulnerable else 3
    for suit in (SPADES, HEARTS, DIAMONDS, CLUBS):
        yield Rule(
            bid(3, suit),
            "bridge-means-preempt",
            Promise((5, 10), least=at_least(suit, 7)),
            _fair(suit, honours),
            kind="weak",
        )
    if len(auction.said) < 3:
        for suit in (SPADES, HEARTS, DIAMONDS):
            letter = "CDHS"[suit]
            shape = {letter: 6}
            promise = Promise((6, 10), least=at_least(suit, 6), most=lengths((13, 13, 13, 13), **shape))
            yield Rule(bid(2, suit), "bridge-means-weak-two", promise, _fair(suit, honours), kind="weak")
    yield Rule(PASS, "bridge-means-no-opening", Promise((0, 11)))
