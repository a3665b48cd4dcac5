"""Partner overcalled or doubled for takeout, and this is our first answer."""

from collections.abc import Callable, Iterator

from french54.bots.bridge.auction import PASS, ROUND, THREE_NOTRUMP, Auction, Rule, bid, level_of
from french54.bots.bridge.holding import MAJORS, NOTRUMP, SUITS, Holding
from french54.bots.bridge.promise import ANY, MOST, Promise, Span, at_least
from french54.bots.bridge.system.responding import raised


def doubled(auction: Auction) -> bool:
    """A double for takeout, and the next hand passed."""
    return auction.heard is not None and auction.heard.rule.kind == "takeout" and not auction.ours


def overcalled(auction: Auction) -> bool:
    """A suit over theirs, no bid of ours before it; they may have bid again."""
    acts = auction.acts(2)
    if len(acts) != 1 or auction.acts(0) or not auction.theirs or auction.bids[0].seat % 2 == auction.me % 2:
        return False
    return acts[0].rule.means == "bridge-means-overcall"


def answers(auction: Auction) -> Iterator[Rule]:
    """The longest suit, higher with more; notrump with their suit stopped."""
    theirs = auction.their_suits
    ours = tuple([suit for suit in SUITS if suit not in theirs])
    low = auction.partner.worth[0]
    game = max(8, 23 - low)
    for suit in (suit for suit in MAJORS if suit in ours):
        if auction.cheapest(suit) <= bid(4, suit):
            promise = Promise((game, MOST), "points", hcp=(20 - auction.partner.hcp[0], MOST), least=at_least(suit, 4))
            yield Rule(bid(4, suit), "bridge-means-answer-double", promise, _longest(suit, MAJORS), kind="final")
    if auction.highest < THREE_NOTRUMP:
        promise = Promise((game + 1, MOST), stopped=theirs)
        yield Rule(THREE_NOTRUMP, "bridge-means-answer-double", promise, kind="final")
    for suit in sorted(ours, reverse=True):
        call = auction.cheapest(suit)
        if call + 5 <= bid(3, 3):
            promise = Promise((game - 3, game - 1 if suit in MAJORS else MOST), least=at_least(suit, 4))
            yield Rule(call + 5, "bridge-means-answer-double", promise, _longest(suit, ours), kind="invite")
    if auction.cheapest(NOTRUMP) <= bid(2, NOTRUMP):
        level = level_of(auction.cheapest(NOTRUMP))
        worth: Span = (6 if level == 1 else 8, game if level == 1 else 10)
        promise = Promise(worth, stopped=theirs)
        yield Rule(auction.cheapest(NOTRUMP), "bridge-means-answer-double", promise, _no_major(theirs))
    for suit in sorted(ours, reverse=True):
        worth = (0, MOST if suit not in MAJORS else game - 1)
        promise = Promise(worth, least=at_least(suit, 3))
        yield Rule(auction.cheapest(suit), "bridge-means-answer-double", promise, _longest(suit, ours))
    yield Rule(PASS, "bridge-means-leave-double", Promise(ANY))


def _longest(suit: int, among: tuple[int, ...]) -> Callable[[Holding], bool]:
    """Whether a suit is the one to show: a major of four, else the longest; of two the higher."""

    def chosen(held: Holding) -> bool:
        majors = [other for other in among if other in MAJORS and held.lengths[other] >= 4]
        return suit == held.longest(majors or among)

    return chosen


def _no_major(theirs: tuple[int, ...]) -> Callable[[Holding], bool]:
    return lambda held: all(held.lengths[suit] < 4 for suit in MAJORS if suit not in theirs)


def supports(auction: Auction) -> Iterator[Rule]:
    """Raises by points, own suits, notrump."""
    (over,) = auction.acts(2)
    suit, low, theirs = over.call % 5, auction.partner.worth[0], auction.their_suits
    game, least = max(24 - low, 10), auction.partner.hcp[0]
    if suit in MAJORS:
        yield raised(suit, 4, (game, MOST), 3, hcp=20 - least, kind="final")
    call = auction.cheapest(suit)
    level = level_of(call)
    if level <= 2:
        yield raised(suit, level + 1, (game - 3, game - 1 if suit in MAJORS else MOST), 3, kind="invite")
        yield raised(suit, level, (6, game - 4), 3)
    elif level == 3:
        yield raised(suit, 3, (8, game - 1 if suit in MAJORS else MOST), 3 if suit in MAJORS else 4)
    yield Rule(THREE_NOTRUMP, "bridge-means-limit", Promise((game, MOST), stopped=theirs), kind="final")
    if suit not in MAJORS:
        yield raised(suit, 5, (game + 4, MOST), 3, kind="final")
    for other in (other for other in SUITS if other not in (*theirs, suit)):
        call = auction.cheapest(other)
        if call < bid(3, NOTRUMP):
            promise = Promise(((9, 11, 12)[level_of(call) - 1], MOST), least=at_least(other, 5))
            yield Rule(call, "bridge-means-new-suit", promise, forces=ROUND)
    for level, worth in ((1, (8, game - 4)), (2, (game - 3, game - 1))):
        yield Rule(bid(level, NOTRUMP), "bridge-means-limit", Promise(worth, stopped=theirs))
    yield Rule(PASS, "bridge-means-enough")
