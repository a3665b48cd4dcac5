"""Why cards are no combination, or may not be laid: the paragraph and the sentence that help a newcomer most."""

from typing import Final

from french54.core.card import BLACK_JOKER, Cards
from french54.core.game import Illegal
from french54.games.guandan import hand
from french54.kit.climbing import reasons
from french54.kit.climbing.hands import how_many

_RUN: Final = {"straight", "tube", "plate"}
_FIVE, _SIX = 5, 6


def forbidden(move: int, table: int) -> Illegal:
    """Why the combination `move` may not be laid on `table`."""
    last = hand.meaning(table)
    if last.shape == "joker_bomb":
        return Illegal("guandan 5.10", "guandan-error-joker-bomb")
    rules = reasons.Following(
        kind="guandan 4.5",
        higher="guandan 4.4",
        decides="guandan 5.7" if last.shape in _RUN else "guandan 5.2",
        bomb="guandan 5.9" if last.shape == "straight_flush" else "guandan 5.8",
        low_bomb="guandan-error-bomb",
    )
    return reasons.forbidden(hand.meaning(move), last, rules)


def nothing(cards: Cards, level: int) -> Illegal:
    """Why `cards` are no combination."""
    natural = tuple([card for card in cards if card != hand.wild(level)])
    jokers = [card for card in natural if card >= BLACK_JOKER]
    if len(natural) < len(cards):
        if jokers and len(jokers) == len(natural):
            return Illegal("guandan 5.12", "guandan-error-wild-joker")
        return Illegal("guandan 5.12", "play-error-nothing")
    if len(jokers) == len(cards):
        return Illegal("guandan 5.10", "guandan-error-jokers")
    counts = how_many(cards)
    most = max(counts)
    if most > 3 or (most < 3 and any(count not in {0, most} for count in counts)):
        return Illegal("guandan 5.1", "play-error-nothing")
    if most == 3 and any(count not in {0, 3} for count in counts):
        return _carrying(counts, bool(jokers))
    return Illegal("guandan 5.1", "play-error-nothing") if jokers else _row(counts, most)


def _carrying(counts: list[int], jokers: bool) -> Illegal:
    """Triples, and other cards with them."""
    if counts.count(3) > 1:
        return Illegal("guandan 5.6", "guandan-error-plate")
    if jokers and counts[-2:] == [1, 1] and sum(counts) == _FIVE:
        return Illegal("guandan 5.2", "guandan-error-joker-pair")
    return Illegal("guandan 5.6" if sum(counts) == 4 else "guandan 5.2", "guandan-error-triple")


def _row(counts: list[int], most: int) -> Illegal:
    """Cards of which every rank comes `most` times."""
    rule, message, length = (
        ("guandan 5.3", "guandan-error-straight", 5),
        ("guandan 5.4", "guandan-error-tube", 3),
        ("guandan 5.5", "guandan-error-plate", 2),
    )[most - 1]
    line = [digit for digit in (12, *range(12)) if counts[digit]]
    places = [(digit + 1) % 13 for digit in line]  # two is 0, ace 12
    round_table = _in_a_row(places)
    if len(line) == length:
        if round_table:
            return Illegal("guandan 5.7", "guandan-error-wrap")
        return Illegal(rule, "play-error-run-gap")
    if round_table and len(line) >= length - 1 and len(line) > 1:
        return Illegal(rule, message)
    return Illegal("guandan 5.1", "play-error-nothing")


def _in_a_row(places: list[int]) -> bool:
    """Whether the ranks follow one another, perhaps on from the ace to the two."""
    breaks = sum((place + 1) % 13 not in places for place in places)
    return breaks <= 1
