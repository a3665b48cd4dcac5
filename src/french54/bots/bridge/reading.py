"""Bids and reads bids, both by the table of the system."""

from dataclasses import replace
from functools import lru_cache
from typing import Final, TypeAlias

from french54.bots.bridge.auction import DOUBLE, PASS, REDOUBLE, THREE_NOTRUMP, Auction, Rule, Said, bid, level_of
from french54.bots.bridge.holding import NOTRUMP, Holding
from french54.bots.bridge.promise import MOST, Known, Promise, at_least
from french54.bots.bridge.system.table import SECTIONS
from french54.core.game import Message
from french54.games.bridge.actions import Sides

Calls: TypeAlias = tuple[int, ...]
HIGH: Final = 20
"""Fewer high-card points between partners are not worth a contract past three notrump."""
NEEDED: Final = (16, 22, 25, 28, 30, 33, 36)
"""By level, the points of both hands that a bid of notrump outside the system stands for."""


@lru_cache(maxsize=4096)
def heard(calls: Calls, sides: Sides = "none") -> Auction:
    """The auction of `calls`, read by the rules."""
    if not calls:
        return Auction(vulnerable=(sides in {"ns", "both"}, sides in {"ew", "both"}))
    before = heard(calls[:-1], sides)
    rule = rule_of(calls[:-1], calls[-1], sides)
    known = list(before.known)
    known[before.me] = known[before.me].with_(rule.promise)
    south, west, north, east = known
    return replace(before, said=(*before.said, Said(before.me, calls[-1], rule)), known=(south, west, north, east))


@lru_cache(maxsize=4096)
def rules(calls: Calls, sides: Sides = "none") -> tuple[Rule, ...]:
    """The rules for whoever calls next, each call once, the first that fits a hand first."""
    auction = heard(calls, sides)
    section = next(section for section in SECTIONS if section.when(auction))
    found: dict[int, Rule] = {}
    for rule in section.rules(auction):
        call = rule.call
        if call in found or call > REDOUBLE or not auction.legal(call):
            continue
        found[call] = _sober(auction, rule)
    if auction.heard is None or not auction.heard.rule.forces:
        found.setdefault(PASS, Rule(PASS, "bridge-means-enough"))
    return tuple(found.values())


def _sober(auction: Auction, rule: Rule) -> Rule:
    """The rule, with the points that a contract past three notrump asks for whatever the shape."""
    past = THREE_NOTRUMP < rule.call < PASS and not (auction.ours and auction.highest > THREE_NOTRUMP)
    least = HIGH - auction.partner.hcp[0]
    low, high = rule.promise.hcp
    if not past or rule.promise.honours[0] >= least:
        return rule
    return replace(rule, promise=replace(rule.promise, hcp=(max(low, least), high)))


def rule_of(calls: Calls, call: int, sides: Sides = "none") -> Rule:
    """What `call` means after `calls`: its rule, or what anybody would take it for where there is none."""
    for rule in rules(calls, sides):
        if rule.call == call:
            return rule
    return _plain(heard(calls, sides), call)


def _plain(auction: Auction, call: int) -> Rule:
    """A call the system has no rule for, taken at its face."""
    if call == PASS:
        return Rule(call, "bridge-means-plain")
    if call == DOUBLE:
        kind = "final" if level_of(auction.highest) >= 4 or any(s.call < PASS for s in auction.acts(0)) else "takeout"
        return Rule(call, "bridge-means-plain-double", Promise((12, MOST)), kind=kind)
    if call == REDOUBLE:
        return Rule(call, "bridge-means-redouble", Promise((10, MOST)))
    strain, level = call % 5, level_of(call)
    low = min(20, 4 + 2 * level)
    if strain == NOTRUMP:
        need = max(8, NEEDED[level - 1] - auction.partner.worth[0])
        return Rule(call, "bridge-means-plain", Promise((need, MOST)))
    cards = max(4, min(6, 8 - auction.partner.least[strain])) if auction.partner.least[strain] < 3 else 3
    return Rule(call, "bridge-means-plain", Promise((min(low, 12), MOST), least=at_least(strain, cards)))


def choose(calls: Calls, sides: Sides, held: Holding) -> Rule:
    """The rule a hand bids by."""
    fitting = [rule for rule in rules(calls, sides) if rule.promise.fits(held)]
    for rule in fitting:
        if rule.prefers(held):
            return rule
    return fitting[0] if fitting else rule_of(calls, PASS, sides)


def fitting(calls: Calls, sides: Sides, held: Holding) -> list[Rule]:
    """Every rule a hand fits, the one it bids by first."""
    best = choose(calls, sides, held)
    others = [rule for rule in rules(calls, sides) if rule.call != best.call and rule.promise.fits(held)]
    return [best, *others]


def explain(calls: Calls, call: int, sides: Sides = "none") -> list[Message]:
    """What `call` after `calls` promises, by the very rule that chooses it."""
    return rule_of(calls, call, sides).explains()


def known(calls: Calls, sides: Sides = "none") -> tuple[Known, Known, Known, Known]:
    """What the auction tells of the four hands, South's first."""
    return heard(calls, sides).known


__all__ = ["bid", "choose", "explain", "fitting", "heard", "known", "rule_of", "rules"]
