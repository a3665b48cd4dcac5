"""Four notrump asks for aces; the answers, and what they decide."""

from collections.abc import Iterator

from french54.bots.bridge.auction import PASS, Auction, Rule, bid
from french54.bots.bridge.holding import NOTRUMP
from french54.bots.bridge.promise import Promise


def asked(auction: Auction) -> bool:
    """Partner asks for aces."""
    return auction.heard is not None and auction.heard.rule.kind == "ask"


def answered(auction: Auction) -> bool:
    """Partner has answered."""
    before = auction.back(4)
    return auction.heard is not None and before is not None and before.rule.kind == "ask"


def placed(auction: Auction) -> bool:
    """Partner asked, heard the answer and chose."""
    before = auction.back(6)
    return auction.heard is not None and before is not None and before.rule.kind == "ask"


def answers(_auction: Auction) -> Iterator[Rule]:
    """Five clubs none or four, five diamonds one, five hearts two, five spades three."""
    for strain, aces in enumerate(((0, 4), (1,), (2,), (3,))):
        yield Rule(bid(5, strain), "bridge-means-answer", Promise(aces=aces), kind="artificial")


def choices(auction: Auction) -> Iterator[Rule]:
    """Seven with all the aces and the points, six with three or four, else as low as it goes."""
    before = auction.back(4)
    suit = NOTRUMP if before is None else before.rule.suit
    shown = auction.partner.aces
    low = auction.partner.worth[0]
    # With none or four shown, the strength of the auction tells which; taken as none unless the asker has none.
    fewest = min(shown, default=0)
    every, most = tuple(range(4 - fewest, 5)), tuple(range(3 - fewest, 5)) if fewest < 3 else ()
    strength = Promise((max(0, 36 - low), 37), "hcp", aces=every)
    yield Rule(bid(7, suit), "bridge-means-grand-slam", strength, kind="final", suit=suit)
    yield Rule(bid(6, suit), "bridge-means-slam", Promise(aces=most), kind="final", suit=suit)
    if auction.highest % 5 == suit:
        yield Rule(PASS, "bridge-means-too-few-aces")
    yield Rule(auction.cheapest(suit), "bridge-means-too-few-aces", kind="final", suit=suit)


def stops(_auction: Auction) -> Iterator[Rule]:
    """The asker decides."""
    yield Rule(PASS, "bridge-means-enough")
