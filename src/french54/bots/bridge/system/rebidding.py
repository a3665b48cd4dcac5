"""The opener of one of a suit bids again: partner answered with a suit or one notrump, and nobody came between."""

from collections.abc import Iterator

from french54.bots.bridge.auction import GAME, PASS, ROUND, Auction, Rule, bid, level_of
from french54.bots.bridge.holding import MAJORS, NOTRUMP, SUITS
from french54.bots.bridge.promise import MOST, Promise, at_least
from french54.bots.bridge.system.responding import raised


def when(auction: Auction) -> bool:
    """Two bids: an opening of one, and partner's answer in another suit or one notrump."""
    if len(auction.bids) != 2 or auction.theirs or auction.heard is None or not auction.acts(0):
        return False
    opened, answer = auction.bids
    if opened.call >= bid(1, NOTRUMP) or opened.seat != auction.me:
        return False
    return answer.call == bid(1, NOTRUMP) or (answer.rule.means.endswith(("new-suit", "jump-shift")))


def rules(auction: Auction) -> Iterator[Rule]:
    """Support, second suits, notrump, the first suit again."""
    opened, answer = (said.call for said in auction.bids)
    mine, theirs = opened % 5, answer % 5
    if theirs != NOTRUMP:
        yield from _raises(auction, theirs, answer)
    yield from _suits(auction, mine, theirs, answer)
    yield from _again(auction, mine, answer)
    yield from _notrump(auction, answer)
    if theirs == NOTRUMP:
        yield Rule(PASS, "bridge-means-enough", Promise((11, 17)))
    else:
        promise = Promise((11, 16), least=at_least(mine, 5 if mine in MAJORS else 4))
        yield Rule(auction.cheapest(mine), "bridge-means-rebid", promise)
        yield Rule(auction.cheapest(NOTRUMP), "bridge-means-no-more", Promise((11, 21)))


def _raises(auction: Auction, suit: int, answer: int) -> Iterator[Rule]:
    cards = max(3, 8 - auction.partner.least[suit])
    low = level_of(auction.cheapest(suit))
    if level_of(answer) == 1:
        if suit in MAJORS:
            yield raised(suit, 4, (19, MOST), cards, kind="final")
        yield raised(suit, 3, (16, 18 if suit in MAJORS else MOST), cards, kind="invite")
        yield raised(suit, 2, (11, 15), cards)
    elif suit in MAJORS and low < 4:
        yield raised(suit, 4, (14, MOST), cards, hcp=9, kind="final")
        yield raised(suit, 3, (11, 13), cards)
    elif low < 5:
        yield raised(suit, low, (11, MOST), cards)


def _suits(auction: Auction, mine: int, theirs: int, answer: int) -> Iterator[Rule]:
    others = [suit for suit in SUITS if suit not in (mine, theirs)]
    over = level_of(answer) >= 2
    for suit in others:
        call = auction.cheapest(suit)
        if not over and suit < mine and call + 5 < bid(4, 0):
            promise = Promise((18, MOST), least=at_least(suit, 4))
            yield Rule(call + 5, "bridge-means-jump-shift", promise, forces=GAME)
    for suit in others:
        call = auction.cheapest(suit)
        high = call > bid(2, mine)
        if call >= bid(4, 0):
            continue
        if high:
            promise = Promise((15 if over else 17, MOST), least=at_least(suit, 4))
            yield Rule(call, "bridge-means-reverse", promise, forces=ROUND)
        else:
            promise = Promise((11, 17 if not over else 21), least=at_least(suit, 4))
            yield Rule(call, "bridge-means-second-suit", promise, forces=ROUND if over else 0)


def _again(auction: Auction, mine: int, answer: int) -> Iterator[Rule]:
    low = auction.cheapest(mine)
    if level_of(answer) == 1:
        if mine in MAJORS:
            promise = Promise((19, MOST), least=at_least(mine, 6))
            yield Rule(bid(4, mine), "bridge-means-rebid", promise, kind="final")
        top = 18 if mine in MAJORS else MOST
        yield Rule(low + 5, "bridge-means-rebid", Promise((16, top), least=at_least(mine, 6)), kind="invite")
        if answer == bid(1, NOTRUMP):
            yield Rule(low, "bridge-means-rebid", Promise((11, 15), least=at_least(mine, 6)))


def _notrump(auction: Auction, answer: int) -> Iterator[Rule]:
    if answer == bid(1, NOTRUMP):
        yield Rule(bid(3, NOTRUMP), "bridge-means-notrump", Promise((18, 21)))
    elif level_of(answer) == 1:
        yield Rule(bid(1, NOTRUMP), "bridge-means-rebid-notrump", Promise((11, 14), balanced=True))
        yield Rule(bid(2, NOTRUMP), "bridge-means-rebid-notrump", Promise((18, 19), balanced=True))
    else:
        low = auction.cheapest(NOTRUMP)
        yield Rule(low, "bridge-means-rebid-notrump", Promise((11, 14), balanced=True))
        if low < bid(3, NOTRUMP):
            yield Rule(bid(3, NOTRUMP), "bridge-means-rebid-notrump", Promise((18, 19), balanced=True))
