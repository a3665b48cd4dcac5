"""Positions of Winner whose best play nobody disputes, in words. Seat 0 decides, and seat 1 is next."""

from dataclasses import dataclass, field
from typing import Any, Final

from tests.bots.sketches import Lesson, Sketch


@dataclass(frozen=True)
class WinnerLesson(Lesson):
    """A lesson under chosen rules."""

    options: dict[str, Any] = field(default_factory=lambda: {"players": 3})
    turned: bool = False


def position(*hands: str, table: str = "", owner: int = 0) -> Sketch:
    """The hands, the decider's first."""
    return Sketch(hands, 0, table, owner)


LESSONS: Final = (
    WinnerLesson(
        "out-on-a-pair",
        "The last two cards beat the table, and that is the deal.",
        position("5 5", "K A 2 9", "7 7 J Q", table="4 4", owner=2),
        good=("5 5",),
    ),
    WinnerLesson(
        "out-in-one",
        "What is left is one straight.",
        position("3 4 5 6 7", "9 9 T T Q Q K", "J J J 8 8 A 2"),
        good=("3 4 5 6 7",),
    ),
    WinnerLesson(
        "out-with-a-full-house",
        "Three and two go together.",
        position("8 8 8 5 5", "9 9 T T Q Q K", "J J J 7 7 A 2"),
        good=("5 5 8 8 8",),
    ),
    WinnerLesson(
        "out-with-a-triple-and-a-card",
        "Where a triple carries a card, four cards are one play.",
        position("9 9 9 4", "J J T Q Q K", "7 7 8 8 A 2"),
        good=("4 9 9 9",),
        options={"players": 3, "triple_single": True},
    ),
    WinnerLesson(
        "the-sure-card-first",
        "Nothing beats the red joker, so it comes first and the 4 last.",
        position("RJ 4", "A 2 9 J", "BJ K Q Q"),
        good=("RJ",),
    ),
    WinnerLesson(
        "the-sure-pair-first",
        "Nobody has anything above the 2s; the 7 alone would be beaten.",
        position("2 2 7", "A A K K", "Q Q 9 J"),
        good=("2 2", "2"),
    ),
    WinnerLesson(
        "the-sure-triple-first",
        "Nobody can have three higher cards of a rank; the 6 goes last.",
        position("K K K 6", "A 2 2 9 J", "Q Q 8 T A"),
        good=("K K K",),
    ),
    WinnerLesson(
        "no-single-for-a-single",
        "The next player has one card: a pair keeps it in the hand.",
        position("4 4 9 9 5", "A", "Q K 8 7 6 J"),
        good=("4 4", "9 9"),
    ),
    WinnerLesson(
        "stop-the-last-card",
        "Whoever holds the table has one card left and leads it if all pass.",
        position("A 3 3 5", "4 6 6 7 8", "Q", table="K", owner=2),
        good=("A",),
    ),
    WinnerLesson(
        "stop-the-last-card-with-half-a-pair",
        "One of the 2s stops it, and the rest is two plays.",
        position("2 2 5 5", "4 6 6 7 8", "9", table="K", owner=2),
        good=("2",),
    ),
    WinnerLesson(
        "stop-the-last-card-with-the-bomb",
        "Only the bomb beats the 2, and passing loses the deal.",
        position("6 6 6 6 4 4", "3 5 7 8 9 T", "J", table="2", owner=2),
        good=("6 6 6 6",),
    ),
    WinnerLesson(
        "bomb-and-out",
        "The bomb takes the lead, and the rest is one play.",
        position("4 4 4 4 9 9 9", "3 5 7 K K Q", "J 8 T T 2 A", table="A A", owner=2),
        good=("4 4 4 4",),
    ),
    WinnerLesson(
        "ultra-bomb-and-out",
        "Nothing beats both jokers, and what is left is one straight.",
        position("7 8 9 T J BJ RJ", "3 5 5 K Q", "A", table="2 2", owner=2),
        good=("BJ RJ",),
    ),
    WinnerLesson(
        "keep-the-bomb",
        "A loose card does as well as the bomb on a low one, and the bomb wins a round later.",
        position(
            "3 6 8 9 9 J J Q Q A A A A",
            "3 3 5 6 7 7 8 8 9 T Q K 2 2",
            "3 5 6 7 7 8 9 T J Q K K 2 BJ RJ",
            table="5",
            owner=2,
        ),
        bad=("A A A A", "A"),
    ),
    WinnerLesson(
        "keep-the-straight",
        "The queen beats the 4 as well as the 6 does, and the straight stays whole.",
        position("5 6 7 8 9 Q K K", "3 3 6 9 T J A A", "4 7 8 T J 2", table="4", owner=2),
        bad=("5", "6", "7", "8", "9"),
    ),
    WinnerLesson(
        "low-cards-when-leading",
        "High cards win rounds later; low ones go when nothing must be beaten.",
        position("3 5 5 8 8 9 K A 2", "4 6 6 7 T J Q Q A", "3 7 9 T T J K K 2 BJ"),
        bad=("2", "A", "K"),
    ),
    WinnerLesson(
        "the-whole-straight",
        "Seven cards in a row go at once, not five of them.",
        position("3 4 5 6 7 8 9 Q Q", "3 6 7 7 T J K A 2", "4 5 9 T T J K K 2 8"),
        good=("3 4 5 6 7 8 9",),
    ),
    WinnerLesson(
        "the-straight-from-the-ace",
        "It is the highest straight, so it beats the one that ends with an ace, and the 9 goes last.",
        position("A 2 3 4 5 9", "6 6 8 J K", "7 7 8", table="T J Q K A", owner=2),
        good=("3 4 5 A 2",),
    ),
    WinnerLesson(
        "the-three-is-high-after-a-revolution",
        "With the order turned round no card beats a 3; the king goes last.",
        position("3 K", "5 8 9 J", "7 7 Q A"),
        good=("3",),
        options={"players": 3, "revolution": True},
        turned=True,
    ),
    WinnerLesson(
        "stop-with-a-low-card-after-a-revolution",
        "With the order turned round the 4 beats the 6, and whoever holds the table has one card left.",
        position("4 J J Q", "8 9 T T K", "5", table="6", owner=2),
        good=("4",),
        options={"players": 3, "revolution": True},
        turned=True,
    ),
    WinnerLesson(
        "play-something",
        "Whoever has played no card loses three points for each, and the next player has two left.",
        position(
            "3 4 5 5 6 6 7 8 8 9 9 T T J J Q Q K K A 2 3 4 7 9 Q K",
            "A 5",
            "7 7 8 T J J Q 6",
            "3 3 4 6 9 K A A",
            table="T",
            owner=3,
        ),
        bad=("pass",),
        options={"players": 4},
    ),
)
