"""Partner showed a balanced hand with one or two notrump: Stayman, transfers and what they are answered with."""

from collections.abc import Callable, Iterator

from french54.bots.bridge.auction import PASS, ROUND, THREE_NOTRUMP, Auction, Rule, bid, level_of
from french54.bots.bridge.holding import CLUBS, DIAMONDS, HEARTS, MAJORS, NOTRUMP, SPADES, Holding
from french54.bots.bridge.promise import ALL, MOST, Promise, at_least, lengths


def asking(auction: Auction) -> bool:
    """Partner's notrump was the last bid."""
    heard = auction.heard
    return heard is not None and heard.rule.kind == "notrump" and heard.call in (bid(1, NOTRUMP), bid(2, NOTRUMP))


def answering(auction: Auction) -> bool:
    """Partner asked for a major, or transferred to one."""
    heard = auction.heard
    return heard is not None and heard.rule.kind in {"stayman", "transfer"}


def _to_show(suit: int) -> Callable[[Holding], bool]:
    return lambda held: held.longest(MAJORS) == suit


def _four_card_major(held: Holding) -> bool:
    return 4 in (held.lengths[HEARTS], held.lengths[SPADES])


def rules(auction: Auction) -> Iterator[Rule]:
    """Majors first, then notrump by points."""
    level = level_of(auction.highest) + 1
    low = auction.partner.worth[0]
    game, slam = max(0, 25 - low), max(0, 33 - low)
    invite = max(0, game - 2) if level == 2 else game
    for suit, through in ((SPADES, HEARTS), (HEARTS, DIAMONDS)):
        promise = Promise(least=at_least(suit, 5))
        call = bid(level, through)
        yield Rule(call, "bridge-means-transfer", promise, _to_show(suit), ROUND, "transfer", suit)
    yield Rule(bid(level, CLUBS), "bridge-means-stayman", Promise((invite, MOST)), _four_card_major, ROUND, "stayman")
    yield Rule(bid(6, NOTRUMP), "bridge-means-slam", Promise((slam, MOST)), kind="final")
    yield Rule(bid(4, NOTRUMP), "bridge-means-invite-slam", Promise((slam - 2, slam - 1)), kind="invite")
    yield Rule(THREE_NOTRUMP, "bridge-means-limit", Promise((game, slam - 3)), kind="final")
    if level == 2:
        yield Rule(bid(2, NOTRUMP), "bridge-means-limit", Promise((invite, game - 1)), kind="invite")
    yield Rule(PASS, "bridge-means-enough", Promise((0, max(0, invite - 1))))


def answers(auction: Auction) -> Iterator[Rule]:
    """Four hearts, four spades or neither; a transfer is completed."""
    heard = auction.heard
    if heard is None:
        return
    if heard.rule.kind == "transfer":
        yield Rule(auction.cheapest(heard.rule.suit), "bridge-means-completed", Promise(), kind="artificial")
        return
    level = level_of(heard.call)
    spades = Promise(least=at_least(SPADES, 4), most=lengths(ALL, H=3))
    yield Rule(bid(level, HEARTS), "bridge-means-major", Promise(least=at_least(HEARTS, 4)))
    yield Rule(bid(level, SPADES), "bridge-means-major", spades)
    yield Rule(bid(level, DIAMONDS), "bridge-means-no-major", Promise(most=lengths(ALL, H=3, S=3)), kind="artificial")
