"""Partner opened one of a suit and the next hand came between with a suit or a double."""

from collections.abc import Iterator

from french54.bots.bridge.auction import DOUBLE, PASS, REDOUBLE, ROUND, THREE_NOTRUMP, Auction, Rule, bid, level_of
from french54.bots.bridge.holding import MAJORS, NOTRUMP, SUITS
from french54.bots.bridge.promise import MOST, NONE, Promise, at_least, lengths
from french54.bots.bridge.system.responding import raised


def when(auction: Auction) -> bool:
    """Partner's opening of one, their bid or double, nothing from us."""
    last, before = auction.back(1), auction.back(2)
    if before is None or last is None or last.call in (PASS, REDOUBLE) or auction.acts(0):
        return False
    opened = auction.bids[0] == before and before.call < bid(1, NOTRUMP)
    return opened and (last.call == DOUBLE or last.call < bid(3, 3))


def rules(auction: Auction) -> Iterator[Rule]:
    """Raises and suits as ever, notrump with theirs stopped, and doubles that ask for the other suits."""
    last = auction.back(1)
    suit = auction.bids[0].call % 5
    if last is not None and last.call == DOUBLE:
        yield Rule(REDOUBLE, "bridge-means-redouble", Promise((10, MOST)), lambda held: held.lengths[suit] <= 2)
    if suit in MAJORS:
        yield from _raises(auction, suit)
    yield from _suits(auction, suit)
    yield from _notrump(auction)
    if suit not in MAJORS:
        yield from _raises(auction, suit)
    if last is not None and last.call < PASS and last.call % 5 != NOTRUMP:
        yield _negative(auction, suit)
    elif last is not None and last.call == bid(1, NOTRUMP):
        yield Rule(DOUBLE, "bridge-means-penalty", Promise((9, MOST)), kind="final")
    yield Rule(PASS, "bridge-means-enough", Promise((0, 12)))


def _raises(auction: Auction, suit: int) -> Iterator[Rule]:
    cards = 3 if suit in MAJORS else 4
    if suit in MAJORS:
        yield raised(suit, 4, (13, MOST), cards, hcp=9, kind="final")
    if auction.cheapest(suit) == bid(3, suit):
        yield raised(suit, 3, (8, 12), cards)
    else:
        yield raised(suit, 3, (10, 12), cards, kind="invite")
        yield raised(suit, 2, (6, 9), cards)


def _suits(auction: Auction, opened: int) -> Iterator[Rule]:
    theirs = auction.their_suits
    for suit in sorted((s for s in SUITS if s not in (*theirs, opened)), key=lambda s: s not in MAJORS):
        call = auction.cheapest(suit)
        level = level_of(call)
        if level <= 2 or (level == 3 and suit not in MAJORS):
            low = {1: 6, 2: 10, 3: 12}[level]
            cards = (4 if not theirs else 5) if level == 1 else 5 if level == 2 else 6
            yield Rule(call, "bridge-means-new-suit", Promise((low, MOST), least=at_least(suit, cards)), forces=ROUND)


def _notrump(auction: Auction) -> Iterator[Rule]:
    stopped = auction.their_suits
    for level, worth in ((1, (6, 10)), (2, (11, 12)), (3, (13, 18))):
        if level < 3 or auction.highest < THREE_NOTRUMP:
            kind = ("", "", "invite", "final")[level]
            yield Rule(bid(level, NOTRUMP), "bridge-means-limit", Promise(worth, stopped=stopped), kind=kind)


def _negative(auction: Auction, opened: int) -> Rule:
    """For the majors nobody has bid; with thirteen points on any hand."""
    unbid = [suit for suit in MAJORS if suit != opened and suit not in auction.their_suits]
    low = 6 if auction.highest < bid(2, 0) else 8 if auction.highest < bid(3, 0) else 10
    if not unbid:
        others = lengths(NONE, **{"CDHS"[suit]: 4 for suit in SUITS if suit not in (opened, *auction.their_suits)})
        return Rule(DOUBLE, "bridge-means-takeout", Promise((8, MOST), least=others, strong=13), forces=ROUND)
    least = lengths(NONE, **{"CDHS"[suit]: 4 for suit in unbid})
    return Rule(DOUBLE, "bridge-means-negative", Promise((low, MOST), least=least, strong=13), forces=ROUND)
