"""Partner opened one of a suit, and the next hand passed."""

from collections.abc import Callable, Iterator

from french54.bots.bridge.auction import GAME, PASS, ROUND, Auction, Rule, bid
from french54.bots.bridge.holding import CLUBS, DIAMONDS, HEARTS, MAJORS, NOTRUMP, SPADES, SUITS, Holding
from french54.bots.bridge.promise import ALL, MOST, NONE, Lengths, Promise, at_least, lengths


def when(auction: Auction) -> bool:
    """Partner's bid is the only one."""
    return len(auction.bids) == 1 and auction.heard is not None and auction.heard.call < bid(1, NOTRUMP)


def rules(auction: Auction) -> Iterator[Rule]:
    """Slams, support, suits, notrump."""
    suit = auction.highest % 5
    yield from _jumps(suit)
    yield from _to_major(suit) if suit in MAJORS else _to_minor(suit)
    yield Rule(PASS, "bridge-means-no-response", Promise((0, 5)))


def raised(suit: int, level: int, worth: tuple[int, int], cards: int, *, hcp: int = 0, kind: str = "") -> Rule:
    """A raise of partner's suit."""
    promise = Promise(worth, "support", suit, (hcp, MOST), at_least(suit, cards))
    return Rule(bid(level, suit), "bridge-means-raise", promise, kind=kind)


def _longest(suit: int, among: tuple[int, ...]) -> Callable[[Holding], bool]:
    """Whether a suit is the one to show: the longest, of two fives the higher, of two fours the lower."""

    def chosen(held: Holding) -> bool:
        length = max(held.lengths[other] for other in among)
        alike = [other for other in among if held.lengths[other] == length]
        return suit == (max(alike) if length >= 5 else min(alike))

    return chosen


def _jumps(opened: int) -> Iterator[Rule]:
    others = tuple([suit for suit in SUITS if suit != opened])
    for suit in others:
        call = bid(2 if suit > opened else 3, suit)
        promise = Promise((17, MOST), least=at_least(suit, 5))
        yield Rule(call, "bridge-means-jump-shift", promise, _longest(suit, others), forces=GAME)


def _to_major(opened: int) -> Iterator[Rule]:
    ask = Promise((20, MOST), "support", opened, least=at_least(opened, 4))
    yield Rule(bid(4, NOTRUMP), "bridge-means-aces", ask, forces=ROUND, kind="ask", suit=opened)
    yield raised(opened, 4, (13, 16), 3, hcp=9, kind="final")
    yield raised(opened, 3, (10, 12), 3, kind="invite")
    yield raised(opened, 2, (6, 9), 3)
    short = lengths(ALL, **{"CDHS"[opened]: 2})
    if opened == HEARTS:
        yield Rule(bid(1, SPADES), "bridge-means-new-suit", Promise((6, MOST), least=at_least(SPADES, 4)), forces=ROUND)
        short = lengths(short, S=3)
    yield Rule(bid(2, NOTRUMP), "bridge-means-limit", Promise((11, 12), most=short, balanced=True), kind="invite")
    yield Rule(bid(3, NOTRUMP), "bridge-means-limit", Promise((13, 15), most=short, balanced=True))
    lower = tuple([suit for suit in SUITS if suit < opened])
    for suit in lower:
        promise = Promise((11, MOST), least=at_least(suit, 5 if suit == HEARTS else 4))
        prefers = _longest(suit, lower) if suit == HEARTS else _longest(suit, (CLUBS, DIAMONDS))
        yield Rule(bid(2, suit), "bridge-means-new-suit", promise, prefers, forces=ROUND)
    yield Rule(bid(1, NOTRUMP), "bridge-means-limit", Promise((6, 10), most=short))


def _to_minor(opened: int) -> Iterator[Rule]:
    for suit in (SPADES, HEARTS):
        promise = Promise((6, MOST), least=at_least(suit, 4))
        yield Rule(bid(1, suit), "bridge-means-new-suit", promise, _longest(suit, MAJORS), forces=ROUND)
    no_major = lengths(ALL, H=3, S=3)
    count = 5 if opened == CLUBS else 4
    for level, worth in ((3, (10, 12)), (2, (6, 9))):
        promise = Promise(worth, "support", opened, least=at_least(opened, count), most=no_major)
        yield Rule(
            bid(level, opened), "bridge-means-raise", promise, _unless_balanced, kind="invite" if level == 3 else ""
        )
    if opened == CLUBS:
        least: Lengths = lengths(NONE, D=4)
        yield Rule(
            bid(1, DIAMONDS), "bridge-means-new-suit", Promise((6, MOST), least=least, most=no_major), forces=ROUND
        )
    else:
        least = lengths(NONE, C=4)
        yield Rule(
            bid(2, CLUBS),
            "bridge-means-new-suit",
            Promise((11, MOST), least=least, most=no_major),
            _unless_balanced,
            forces=ROUND,
        )
    yield Rule(bid(1, NOTRUMP), "bridge-means-limit", Promise((6, 10), most=no_major))
    yield Rule(bid(2, NOTRUMP), "bridge-means-limit", Promise((11, 12), most=no_major), kind="invite")
    yield Rule(bid(3, NOTRUMP), "bridge-means-limit", Promise((13, 20), most=no_major))
    yield Rule(bid(6, NOTRUMP), "bridge-means-slam", Promise((21, MOST), most=no_major), kind="final")


def _unless_balanced(held: Holding) -> bool:
    return not held.balanced
