"""Cards drawn in a terminal, and cards as a person types them."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from french54.cli.words import Words
from french54.core.card import BLACK_JOKER, RANKS, RED_JOKER, SUITS, Card, Cards, rank, suit
from french54.core.card import parse as parse_names

SIGNS: Final = "♣♦♥♠"
RED, BOLD, DIM, PLAIN = "\033[31m", "\033[1m", "\033[2m", "\033[0m"
_RED_SUITS: Final = (SUITS.index("D"), SUITS.index("H"))
_JOKERS: Final = "BR"


def columns(text: str) -> int:
    """How many columns of a terminal `text` takes."""
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text)


@dataclass(frozen=True, slots=True)
class Pen:
    """How cards and words are drawn: in colour or not."""

    words: Words
    colour: bool

    def ink(self, code: str, text: str) -> str:
        """`text` in the ink of an escape code."""
        return f"{code}{text}{PLAIN}" if self.colour else text

    def inline(self, cards: Sequence[Card], stands: Sequence[Card] | None = None) -> str:
        """Cards within a sentence: `♠3 ♥3`, and `♥2=♥Q` for a wild one that stands for another card."""
        return " ".join(map(self._stood, cards, stands or cards))

    def _stood(self, card: Card, stand: Card) -> str:
        drawn = self._tinted(card, self._short(card))
        return drawn if card == stand else f"{drawn}={self._tinted(stand, self._short(stand))}"

    def fan(self, cards: Sequence[Card], width: int) -> str:
        """Cards held in a hand, overlapping, in as many rows as `width` columns need; empty for no cards."""
        each = max(1, (width - 2) // 3)
        rows = [cards[start : start + each] for start in range(0, len(cards), each)]
        return "\n".join(self._row(row) for row in rows)

    def _row(self, cards: Sequence[Card]) -> str:
        corners = [self._corner(card) for card in cards]
        upper = "".join(f"│{self._tinted(card, top)}" for card, (top, _) in zip(cards, corners, strict=True))
        lower = "".join(f"│{self._tinted(card, under)}" for card, (_, under) in zip(cards, corners, strict=True))
        many = len(cards)
        return f"{'╭──' * many}─╮\n{upper} │\n{lower} │\n{'╰──' * many}─╯"

    def _short(self, card: Card) -> str:
        if card >= BLACK_JOKER:
            return self.words("cli-black-joker" if card == BLACK_JOKER else "cli-red-joker")
        return SIGNS[suit(card)] + _printed(card)

    def _corner(self, card: Card) -> tuple[str, str]:
        """The upper and the lower line of a card's left edge, two columns each."""
        if card < BLACK_JOKER:
            return f"{_printed(card):2}", f"{SIGNS[suit(card)]} "
        name = self.words("cli-black-joker" if card == BLACK_JOKER else "cli-red-joker")
        return (name[0], name[1]) if columns(name[0]) == 2 else (f"{name[:2]:2}", "★ ")

    def _tinted(self, card: Card, text: str) -> str:
        return self.ink(RED, text) if card == RED_JOKER or suit(card) in _RED_SUITS else text


def _printed(card: Card) -> str:
    return RANKS[rank(card)].replace("T", "10")


class NotCards(ValueError):
    """What a person typed names no cards, or cards not in the hand; `text` is the part that does not."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


def picked(text: str, hand: Cards) -> Cards:
    """The cards of `hand` meant by ranks (`334`, `10 J Q`, `B` and `R` for the jokers) or by names (`S3 H3`).

    Of a rank, the first cards held are taken. Raises `NotCards`.
    """
    left = list(hand)
    chosen: list[Card] = []
    for word in text.split():
        try:
            (card,) = parse_names(word.upper())
        except ValueError:
            chosen += _by_rank(word, left)
        else:
            if card not in left:
                raise NotCards(word)
            left.remove(card)
            chosen.append(card)
    return tuple(chosen)


def _by_rank(word: str, left: list[Card]) -> list[Card]:
    chosen = []
    for letter in word.upper().replace("10", "T"):
        fitting = next((card for card in left if _letter(card) == letter), None)
        if fitting is None:
            raise NotCards(letter.replace("T", "10") if letter in RANKS or letter in _JOKERS else word)
        left.remove(fitting)
        chosen.append(fitting)
    return chosen


def _letter(card: Card) -> str:
    return RANKS[rank(card)] if card < BLACK_JOKER else _JOKERS[card - BLACK_JOKER]
