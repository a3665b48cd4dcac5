"""Wherever no other section speaks: partner's promises and the own hand together say what to play."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from french54.bots.bridge.auction import (
    DOUBLE,
    GAME,
    PASS,
    ROUND,
    THREE_NOTRUMP,
    Auction,
    Rule,
    bid,
    is_game,
    level_of,
)
from french54.bots.bridge.holding import MAJORS, MINORS, NOTRUMP, SUITS, Holding
from french54.bots.bridge.promise import MOST, Promise, at_least

ENOUGH, SLAM, MINOR = 25, 33, 29
"""Points of both hands for a game in a major or notrump, for a slam, for a game in a minor."""
FOUR_NOTRUMP = bid(4, NOTRUMP)
WIDE = 8
"""Where no upper end is promised, so many points above the lower are reckoned with."""


@dataclass(frozen=True)
class Place:
    """An auction with what follows from it for both hands together."""

    auction: Auction

    @property
    def low(self) -> int:
        """What partner has at least."""
        return self.auction.partner.worth[0]

    @property
    def slack(self) -> int:
        """What partner is likely to have above that."""
        low, high = self.auction.partner.worth
        return min(2 if low >= 6 else 4, (min(high, low + WIDE) - low) // 2)

    @property
    def game(self) -> int:
        """Points that make game likely; none where it is forced."""
        return 0 if self.auction.game_forced else max(0, ENOUGH - self.low - self.slack)

    def needs(self, suit: int) -> int:
        """Cards for a fit of eight; more than seven where partner has promised next to nothing."""
        held = self.auction.partner.least[suit]
        return max(2, 8 - held) if held >= 2 else 7

    @property
    def reached(self) -> bool:
        """Whether our side has bid a game, or gone past three notrump."""
        auction = self.auction
        past = auction.highest > THREE_NOTRUMP and not auction.game_forced
        return auction.ours and (is_game(auction.highest) or past)

    @property
    def forced(self) -> bool:
        """Whether to pass is out of the question."""
        heard = self.auction.heard
        if heard is None or heard.rule.kind == "final" or self.reached:
            return False
        return heard.rule.forces > 0 or (self.auction.game_forced and self.auction.ours)

    def fits(self, suits: tuple[int, ...]) -> list[int]:
        """Suits that can be trumps, the likeliest fit first."""
        theirs = self.auction.their_suits
        return sorted((s for s in suits if s not in theirs), key=lambda s: (self.needs(s), s not in MAJORS, -s))

    def best(self, suit: int) -> Callable[[Holding], bool]:
        """Whether no other suit is a better fit for a hand."""

        def is_best(held: Holding) -> bool:
            spare = {other: held.lengths[other] - self.needs(other) for other in SUITS}
            return spare[suit] == max(spare[other] for other in (MAJORS if suit in MAJORS else SUITS))

        return is_best

    def content(self, trump: int) -> Callable[[Holding], bool]:
        """Whether a hand has a fit in the suit that was bid last, no better one, and not the points for more."""

        def is_content(held: Holding) -> bool:
            fits = held.lengths[trump] >= min(self.needs(trump), 6) and self.best(trump)(held)
            return fits and held.hcp < max(1, self.game)

        return is_content

    def has_major(self, held: Holding) -> bool:
        """Whether there is a fit in a major."""
        return any(held.lengths[suit] >= self.needs(suit) for suit in self.fits(MAJORS))


def always(_auction: Auction) -> bool:
    """Any auction."""
    return True


def rules(auction: Auction) -> Iterator[Rule]:
    """Slam, game, an invitation to it; else the best part score, or to stand in their way."""
    place = Place(auction)
    heard = auction.heard
    final = heard is not None and heard.rule.kind == "final"
    yield from _slams(place)
    if not place.reached and not (final and auction.ours):
        yield from _choice(place)
        yield from _games(place)
        if heard is None or heard.rule.kind != "invite":
            yield from _invites(place)
        if auction.ours or place.forced:
            yield from _parts(place)
    if place.reached:
        yield from _corrections(place)
    if not auction.ours and not place.forced:
        yield from _competing(place)
    if place.forced:
        yield from _forced(place)
    if not place.forced:
        yield Rule(PASS, "bridge-means-enough")


def _slams(place: Place) -> Iterator[Rule]:
    auction, need = place.auction, SLAM - place.low
    if auction.highest >= FOUR_NOTRUMP or need > 30 or not auction.quiet:
        return
    for suit in place.fits(SUITS):
        if place.needs(suit) <= 6:
            honours = (max(0, need - 5), MOST)
            promise = Promise((need, MOST), "support", suit, honours, at_least(suit, place.needs(suit)))
            yield Rule(FOUR_NOTRUMP, "bridge-means-aces", promise, place.best(suit), ROUND, "ask", suit)
            break
    yield Rule(bid(6, NOTRUMP), "bridge-means-slam", Promise((need, MOST)), kind="final")


def _choice(place: Place) -> Iterator[Rule]:
    """A five-card major once more, for partner with notrump to choose."""
    auction, heard = place.auction, place.auction.heard
    if heard is None or heard.call % 5 != NOTRUMP or heard.call >= THREE_NOTRUMP or heard.rule.kind == "ask":
        return
    for suit in MAJORS:
        shown = any(said.rule.about == suit for said in auction.acts(0))
        if shown and 2 <= auction.partner.least[suit] <= 3 and auction.legal(bid(3, suit)):
            promise = Promise((place.game, MOST), least=at_least(suit, 5))
            yield Rule(
                bid(3, suit), "bridge-means-choice", promise, lambda held: not place.has_major(held), forces=GAME
            )


def _games(place: Place) -> Iterator[Rule]:
    auction, game = place.auction, place.game
    for suit in place.fits(MAJORS):
        promise = Promise((game, MOST), "support", suit, least=at_least(suit, place.needs(suit)))
        yield Rule(bid(4, suit), "bridge-means-game", promise, place.best(suit))
    yield Rule(THREE_NOTRUMP, "bridge-means-game", Promise((game, MOST), stopped=auction.open_suits))
    for suit in place.fits(MINORS):
        promise = Promise(
            (max(0, game + MINOR - ENOUGH), MOST), "support", suit, least=at_least(suit, place.needs(suit))
        )
        yield Rule(bid(5, suit), "bridge-means-game", promise, place.best(suit))


def _invites(place: Place) -> Iterator[Rule]:
    auction, game = place.auction, place.game
    if game < 2 or not auction.quiet or (auction.bids and not auction.ours and auction.heard is None):
        return
    worth = (game - 2, game - 1)
    for suit in place.fits(MAJORS):
        promise = Promise(worth, "support", suit, least=at_least(suit, place.needs(suit)))
        yield Rule(bid(3, suit), "bridge-means-invite", promise, place.best(suit), kind="invite")
    promise = Promise(worth, stopped=auction.open_suits)
    yield Rule(bid(2, NOTRUMP), "bridge-means-invite", promise, kind="invite")
    for suit in place.fits(MINORS):
        worth = (game - 2, game + MINOR - ENOUGH - 1)
        promise = Promise(worth, "support", suit, least=at_least(suit, place.needs(suit)))
        yield Rule(bid(3, suit), "bridge-means-invite", promise, place.best(suit), kind="invite")


def _parts(place: Place) -> Iterator[Rule]:
    """The best place for few points: a fit, a long suit of one's own, one notrump."""
    auction, current = place.auction, place.auction.highest % 5
    top = max(0, place.game - 3) if not place.forced else MOST
    if auction.ours and current != NOTRUMP and not place.forced:
        yield Rule(PASS, "bridge-means-enough", prefers=place.content(current))
    for suit in place.fits(SUITS):
        call = auction.cheapest(suit)
        if suit != current and call < bid(3, 0) and place.needs(suit) <= 6:
            promise = Promise((0, top), least=at_least(suit, place.needs(suit)))
            yield Rule(call, "bridge-means-part", promise, place.best(suit))
    for suit in place.fits(SUITS):
        call = auction.cheapest(suit)
        if suit != current and call < bid(3, 0) and auction.partner.least[suit] < 2:
            promise = Promise((0, top), least=at_least(suit, 6))
            yield Rule(call, "bridge-means-own-suit", promise)
    if auction.highest < bid(1, NOTRUMP):
        yield Rule(bid(1, NOTRUMP), "bridge-means-limit", Promise((0, top), stopped=auction.open_suits))


def _corrections(place: Place) -> Iterator[Rule]:
    """From three notrump to four of a major with a fit."""
    auction = place.auction
    if auction.highest != THREE_NOTRUMP or auction.heard is None:
        return
    for suit in place.fits(MAJORS):
        if auction.partner.least[suit] >= 4:
            promise = Promise(least=at_least(suit, place.needs(suit)))
            yield Rule(bid(4, suit), "bridge-means-correct", promise, kind="final")


def _competing(place: Place) -> Iterator[Rule]:
    """As high as the trumps are long, or a double with the points."""
    auction, low = place.auction, place.low
    for suit in place.fits(SUITS):
        call = auction.cheapest(suit)
        level, needs = level_of(call), place.needs(suit)
        if level > 3 or call >= bid(4, 0) or needs > 6:
            continue
        more = max(0, level - 2)
        promise = Promise((max(0, 15 + 2 * level - low), MOST), "support", suit, least=at_least(suit, needs + more))
        yield Rule(call, "bridge-means-compete", promise, place.best(suit))
    for said in auction.acts(0):
        suit, call = said.rule.about, auction.cheapest(said.rule.about)
        if suit != NOTRUMP and call < bid(3, 0) and auction.partner.least[suit] < 2:
            promise = Promise((max(12, 18 - low), MOST), least=at_least(suit, 6))
            yield Rule(call, "bridge-means-own-suit", promise)
    yield from _penalty(place)


def _penalty(place: Place) -> Iterator[Rule]:
    auction = place.auction
    level, trump = level_of(auction.highest), auction.highest % 5
    if level < 2 or not any((said.seat - auction.me) % 2 == 0 for said in auction.bids):
        return
    need = (0, 0, 24, 23, 22, 20, 17, 13)[level] - place.low
    cards = 0 if trump == NOTRUMP or level >= 5 else 4 if level <= 3 else 3
    least = at_least(trump, cards) if cards else (0, 0, 0, 0)
    yield Rule(DOUBLE, "bridge-means-penalty", Promise((max(8, need), MOST), least=least), kind="final")


def _forced(place: Place) -> Iterator[Rule]:
    """Partner waits for something: support, a suit, notrump, whatever there is."""
    auction = place.auction
    for suit in place.fits(SUITS):
        if auction.cheapest(suit) < bid(4, 0) and place.needs(suit) <= 6:
            promise = Promise(least=at_least(suit, place.needs(suit)))
            yield Rule(auction.cheapest(suit), "bridge-means-part", promise, place.best(suit))
    for suit in sorted(SUITS, reverse=True):
        if auction.cheapest(suit) < bid(4, 0) and suit not in auction.their_suits:
            promise = Promise(least=at_least(suit, 5))
            yield Rule(auction.cheapest(suit), "bridge-means-own-suit", promise)
    if auction.cheapest(NOTRUMP) <= THREE_NOTRUMP:
        yield Rule(auction.cheapest(NOTRUMP), "bridge-means-no-more")
    for suit in place.fits(SUITS):
        yield Rule(auction.cheapest(suit), "bridge-means-no-more")
