"""The others opened, and our side has not bid yet."""

from collections.abc import Callable, Iterator

from french54.bots.bridge.auction import DOUBLE, PASS, Auction, Rule, bid, level_of
from french54.bots.bridge.holding import NOTRUMP, SUITS, Holding
from french54.bots.bridge.promise import ALL, MOST, NONE, Lengths, Promise, at_least, lengths

STRONG = 17


def when(auction: Auction) -> bool:
    """All bids are theirs; partner has done nothing."""
    return bool(auction.bids) and not auction.ours and not auction.acts(2) and not auction.acts(0)


def rules(auction: Auction) -> Iterator[Rule]:
    """Notrump, suits, a double for takeout, or nothing."""
    suits, highest = auction.their_suits, auction.highest
    last = auction.back(2)
    less = 3 if last is not None and last.call == PASS and auction.quiet else 0
    if not suits:
        yield from _over_notrump(auction)
        return
    if len(suits) == 1 and highest < bid(3, 0):
        level = 1 if highest < bid(1, NOTRUMP) else 2
        less = less if level == 1 else 0
        promise = Promise((15 - less, 18 - less), balanced=True, stopped=suits)
        yield Rule(bid(level, NOTRUMP), "bridge-means-notrump-over", promise, kind="notrump")
    for suit in (other for other in SUITS if other not in suits):
        call = auction.cheapest(suit)
        if call <= bid(3, 3):
            yield Rule(call, "bridge-means-overcall", _overcall(suit, call, less), _chosen(suit, suits))
    yield from _jumps(auction, suits)
    yield from _double(auction, suits, less)
    yield Rule(
        PASS,
        "bridge-means-no-overcall",
        Promise((0, 16 if auction.legal(DOUBLE) and auction.highest < bid(3, 2) else MOST)),
    )


def _overcall(suit: int, call: int, less: int) -> Promise:
    level = level_of(call)
    low = {1: 8, 2: 11, 3: 13}[level] - less // 2
    return Promise((low, 16), least=at_least(suit, 5 if level < 3 else 6))


def _chosen(suit: int, theirs: tuple[int, ...]) -> Callable[[Holding], bool]:
    ours = tuple([other for other in SUITS if other not in theirs])
    return lambda held: held.longest(ours) == suit and (held.honours(suit) >= 3 or held.lengths[suit] >= 6)


def _jumps(auction: Auction, suits: tuple[int, ...]) -> Iterator[Rule]:
    """Weak, with a long suit."""
    if len(auction.bids) > 1 or auction.highest >= bid(1, NOTRUMP):
        return
    for suit in (other for other in SUITS if other not in suits):
        call = auction.cheapest(suit) + 5
        cards = 6 if level_of(call) == 2 else 7
        if call < bid(4, 0):
            promise = Promise((5, 10), least=at_least(suit, cards))
            yield Rule(call, "bridge-means-preempt", promise, _fair(suit), kind="weak")


def _fair(suit: int) -> Callable[[Holding], bool]:
    return lambda held: held.honours(suit) >= 3


def _double(auction: Auction, suits: tuple[int, ...], less: int) -> Iterator[Rule]:
    """For takeout: short in theirs, the others at least three."""
    level = level_of(auction.highest)
    low = 12 - less if level == 1 else 13 if level == 2 else 16
    if auction.highest >= bid(3, 2):
        yield Rule(DOUBLE, "bridge-means-takeout", Promise((20, MOST)), kind="takeout")
        return
    least, most = _takeout(suits)
    promise = Promise((low, MOST), least=least, most=most, strong=max(STRONG - less, low))
    yield Rule(DOUBLE, "bridge-means-takeout", promise, kind="takeout")


def _takeout(suits: tuple[int, ...]) -> tuple[Lengths, Lengths]:
    least = lengths(NONE, **{"CDHS"[suit]: 3 for suit in SUITS if suit not in suits})
    return least, lengths(ALL, **{"CDHS"[suit]: 3 for suit in suits})


def _over_notrump(auction: Auction) -> Iterator[Rule]:
    """Over their notrump: long suits, and a double with as much as the bidder."""
    for suit in SUITS:
        call = auction.cheapest(suit)
        if call < bid(3, NOTRUMP):
            low = 10 if level_of(call) == 2 else 12
            promise = Promise((low, 16), least=at_least(suit, 5 if level_of(call) == 2 else 6))
            yield Rule(call, "bridge-means-overcall", promise, _chosen(suit, ()))
    low = max(16, auction.known[(auction.bids[-1].seat)].worth[0])
    yield Rule(DOUBLE, "bridge-means-penalty", Promise((low, MOST)), kind="final")
    yield Rule(PASS, "bridge-means-no-overcall", Promise((0, low if auction.legal(DOUBLE) else MOST)))
