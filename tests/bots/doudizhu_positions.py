"""Positions of Dou Dizhu whose best play nobody disputes, in words."""

from dataclasses import dataclass
from typing import Final

from tests.bots.doudizhu import Sketch


@dataclass(frozen=True)
class Lesson:
    """A position and what may be played there, or what may not, by ranks."""

    name: str
    words: str
    sketch: Sketch
    good: tuple[str, ...] = ()
    """What may be played; where it is empty, anything but `bad`."""
    bad: tuple[str, ...] = ()
    solved: bool = False
    """Every good play wins in every possible deal against perfect play, and every other play loses in some deal."""


def landlord(hand: str, after: str, before: str, table: str = "", owner: int = 0) -> Sketch:
    """A decision of the landlord."""
    return Sketch((hand, after, before), 0, table, owner)


def after(hand: str, landlord: str, partner: str, table: str = "", owner: int = 0) -> Sketch:
    """A decision of the farmer who plays after the landlord."""
    return Sketch((landlord, hand, partner), 1, table, owner)


def before(hand: str, landlord: str, partner: str, table: str = "", owner: int = 0) -> Sketch:
    """A decision of the farmer who plays before the landlord."""
    return Sketch((landlord, partner, hand), 2, table, owner)


LESSONS: Final = (
    Lesson(
        "partner-holds-the-trick",
        "Your partner holds the trick and has one card left: let him lead it.",
        after("5 6 A", "Q 7 7", "3", table="K", owner=2),
        good=("pass",),
        solved=True,
    ),
    Lesson(
        "partners-king-is-good-enough",
        "The landlord has passed on your partner's king; your ace is for later.",
        after("5 5 6 7 8 9 T A", "3 4 4 J J Q Q K", "3 6 6 9 T T", table="K", owner=2),
        good=("pass",),
    ),
    Lesson(
        "stop-the-last-card",
        "The landlord holds one card: whoever passes loses, and after the 2 the pair cannot be stopped.",
        before("3 3 2", "A", "4 5 6 7", table="K", owner=0),
        good=("2",),
        solved=True,
    ),
    Lesson(
        "stop-the-last-card-with-half-a-pair",
        "Breaking the 2s costs nothing where passing loses: one stops the landlord, the other is led last.",
        before("2 2 5 5", "A", "3 4 6 7", table="K", owner=0),
        good=("2",),
        solved=True,
    ),
    Lesson(
        "stop-the-last-card-with-the-bomb",
        "Only the bomb keeps the landlord from his last card.",
        before("4 4 6 6 6 6", "A", "3 5 7 8", table="2", owner=0),
        good=("6 6 6 6",),
        solved=True,
    ),
    Lesson(
        "spare-the-rocket",
        "A low card of the landlord's is no business of the rocket's, nor of the straight's.",
        after("4 4 5 6 7 8 9 J J Q K BJ RJ", "3 3 5 5 6 7 T T J Q A 2 2", "4 6 7 8 8 9 9 T Q K A", table="6", owner=0),
        bad=("BJ RJ", "BJ", "RJ", "7", "8", "9"),
    ),
    Lesson(
        "feed-the-partner",
        "Your partner's one card beats a 3, and it is his turn next.",
        after("3 7 7 K", "5 6 J J Q A", "9"),
        good=("3",),
        solved=True,
    ),
    Lesson(
        "no-single-for-a-single",
        "The landlord holds one card: the pairs first, they cannot be beaten.",
        before("4 4 8 8 5", "A", "3 6 7 9"),
        good=("4 4", "8 8"),
        solved=True,
    ),
    Lesson(
        "keep-the-straight",
        "The queen beats the 4 as well as the 6 does, and the straight stays whole.",
        after("5 6 7 8 9 Q K K", "3 3 6 9 T J Q A A", "4 4 7 8 T J 2", table="4", owner=0),
        bad=("5", "6", "7", "8", "9"),
    ),
    Lesson(
        "keep-the-bomb",
        "A ten at the beginning is not worth a bomb: there is much left to get rid of, and the landlord is strong.",
        after(
            "3 4 4 4 4 5 6 6 8 9 9 J J Q Q K A",
            "3 3 5 5 6 7 7 8 8 9 T Q K A A 2 2 2 RJ",
            "3 5 6 7 7 8 9 T T J J Q K K A 2 BJ",
            table="T",
            owner=0,
        ),
        bad=("4 4 4 4",),
    ),
    Lesson(
        "bomb-and-out",
        "The bomb takes the lead, and the rest is one play.",
        landlord("4 4 4 4 9 9 9 6", "3 5 7", "3 8 Q", table="A A", owner=2),
        good=("4 4 4 4",),
    ),
    Lesson(
        "rocket-and-out",
        "The landlord has one card left: only the rocket stops him, and what is left is one straight.",
        before("7 8 9 T J BJ RJ", "3", "4 5 6 6", table="2 2", owner=0),
        good=("BJ RJ",),
        solved=True,
    ),
    Lesson(
        "top-the-landlord",
        "The landlord comes next with one card, so your partner's 5 must be topped as high as possible.",
        before("8 8 A", "K", "4 4 7", table="5", owner=1),
        good=("A",),
        solved=True,
    ),
    Lesson(
        "go-out",
        "The whole hand is one straight.",
        landlord("5 6 7 8 9 T", "3 3 4 J", "6 7 Q K A"),
        good=("5 6 7 8 9 T",),
    ),
    Lesson(
        "go-out-over-the-partner",
        "The kings beat your partner's queens, and they are your last cards.",
        before("K K", "3 4 A 2", "5 5 9", table="Q Q", owner=1),
        good=("K K",),
        solved=True,
    ),
    Lesson(
        "boss-first",
        "Two plays are left: the kings that no pair beats come first, the 5 that anything beats last.",
        landlord("5 K K", "6 7 9 9 A", "8 8 T J"),
        good=("K K",),
        solved=True,
    ),
    Lesson(
        "long-before-short",
        "The straight that nobody can beat goes before the single card that anybody can.",
        landlord("4 8 9 T J Q", "3 5 5 6 K", "3 6 7 7 A"),
        good=("8 9 T J Q",),
        solved=True,
    ),
    Lesson(
        "pair-against-a-single",
        "A farmer holds one card: the landlord leads his pair.",
        landlord("5 5 9", "K", "3 4 7 8"),
        good=("5 5",),
        solved=True,
    ),
    Lesson(
        "carry-what-may-be-beaten",
        "The three kings hold against everything and may carry either loser; then one play is left.",
        landlord("K K K 4 9 9", "A 3 7 8 8", "Q Q J 5"),
        good=("4 K K K", "9 9 K K K"),
        solved=True,
    ),
    Lesson(
        "carry-the-lowest",
        "A triple carries the card one wants to be rid of, neither the 2 nor half of a pair.",
        landlord("5 5 5 3 J J 2", "4 7 8 9 9 Q", "6 6 8 T K A"),
        bad=("5 5 5 2", "5 5 5 J", "J"),
    ),
    Lesson(
        "take-the-trick",
        "Nobody beats the ace, and whoever leaves the lead to the farmers sees one of them go out.",
        landlord("A 7 7", "K 5 5", "8 8 4", table="Q", owner=1),
        good=("A",),
        solved=True,
    ),
    Lesson(
        "too-long-for-two-cards",
        "The farmer who comes next holds two cards: the nines go first, and neither the pair nor the king by itself.",
        landlord("5 5 9 9 9 K", "7 7", "3 4 6 8 A"),
        good=("5 5 9 9 9", "9 9 9 K"),
        solved=True,
    ),
)

AUCTION: Final = (
    ("rocket, bomb and two 2s: take it at once", "3 4 5 5 5 5 8 9 T J Q K A 2 2 BJ RJ", (), (3,)),
    ("one ace, no 2 and no runs: no bid", "3 3 4 5 5 7 7 8 9 9 9 J J Q K K A", (), (0,)),
    ("a weak hand does not outbid a 2", "3 4 4 6 6 7 8 8 9 T T J Q K K A 2", (0, 2), (0,)),
    ("a great hand outbids a 2", "3 3 3 6 7 8 9 T J K K A A 2 2 2 RJ", (0, 2), (3,)),
)
"""What a hand may call after these calls, in words."""
