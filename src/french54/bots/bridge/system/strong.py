"""After an opening of two clubs, as long as the others pass."""

from collections.abc import Iterator

from french54.bots.bridge.auction import GAME, ROUND, Auction, Rule, bid
from french54.bots.bridge.holding import CLUBS, DIAMONDS, HEARTS, NOTRUMP, SPADES, Holding
from french54.bots.bridge.promise import MOST, Promise, at_least


def opened(auction: Auction) -> bool:
    """Partner opened two clubs, and nothing came after it."""
    heard = auction.heard
    return len(auction.bids) == 1 and heard is not None and heard.rule.means == "bridge-means-two-clubs"


def answered(auction: Auction) -> bool:
    """The opener of two clubs hears partner's first answer."""
    bids = auction.bids
    return len(bids) == 2 and auction.heard is not None and bids[0].rule.means == "bridge-means-two-clubs"


def responses(_auction: Auction) -> Iterator[Rule]:
    """Strength first: two diamonds with less than eight points."""
    yield Rule(bid(2, DIAMONDS), "bridge-means-waiting", Promise((0, 7)), forces=ROUND, kind="artificial")
    for suit, level in ((SPADES, 2), (HEARTS, 2), (DIAMONDS, 3), (CLUBS, 3)):
        promise = Promise((8, MOST), least=at_least(suit, 5))
        yield Rule(bid(level, suit), "bridge-means-positive", promise, forces=GAME)
    yield Rule(bid(2, NOTRUMP), "bridge-means-positive", Promise((8, MOST)), forces=GAME)


def _shapely(held: Holding) -> bool:
    return not held.balanced


def rebids(auction: Auction) -> Iterator[Rule]:
    """A suit of five, or notrump by points."""
    for suit in sorted((SPADES, HEARTS, DIAMONDS, CLUBS), reverse=True):
        promise = Promise((22, MOST), least=at_least(suit, 5))
        call = auction.cheapest(suit)

        def prefers(held: Holding, suit: int = suit) -> bool:
            return _shapely(held) and held.longest() == suit

        yield Rule(call, "bridge-means-strong-suit", promise, prefers, forces=GAME)
    low = auction.cheapest(NOTRUMP)
    if low == bid(2, NOTRUMP):
        yield Rule(low, "bridge-means-notrump", Promise((22, 24)), kind="notrump")
        yield Rule(bid(3, NOTRUMP), "bridge-means-notrump", Promise((25, MOST)))
    else:
        yield Rule(low, "bridge-means-notrump", Promise((22, MOST)))
