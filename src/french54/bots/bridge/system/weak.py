"""Partner opened a weak two or a preempt, and the next hand passed."""

from collections.abc import Iterator

from french54.bots.bridge.auction import PASS, THREE_NOTRUMP, Auction, Rule, bid, level_of
from french54.bots.bridge.holding import MAJORS, SUITS
from french54.bots.bridge.promise import MOST, Promise, at_least
from french54.bots.bridge.system.responding import raised


def when(auction: Auction) -> bool:
    """A weak bid of partner's is the only one."""
    return len(auction.bids) == 1 and auction.heard is not None and auction.heard.rule.kind == "weak"


def rules(auction: Auction) -> Iterator[Rule]:
    """Game with the values for it; else in the way of the others, or nothing."""
    suit, level = auction.highest % 5, level_of(auction.highest)
    short = 3 if level == 2 else 2
    if suit in MAJORS:
        yield raised(suit, 4, (16, MOST), short, hcp=14, kind="final")
    stopped = tuple([other for other in SUITS if other != suit])
    yield Rule(THREE_NOTRUMP, "bridge-means-limit", Promise((17, MOST), stopped=stopped), kind="final")
    if level == 2:
        promise = Promise((5, 15), least=at_least(suit, 3))
        yield Rule(bid(3, suit), "bridge-means-raise-weak", promise, kind="final")
    yield Rule(PASS, "bridge-means-enough")
