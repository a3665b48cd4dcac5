"""Positions of Dou Dizhu at the table whose best play nobody disputes, in words. Seat 0 is the landlord."""

from typing import Final

from tests.bots.sketches import Lesson, Sketch

THREE: Final = (
    Lesson(
        "partner-holds-the-trick",
        "Your partner holds the trick and has one card left: let your partner lead it.",
        Sketch(("Q 7 7", "5 6 A", "3"), 1, "K", 2),
        good=("pass",),
    ),
    Lesson(
        "stop-the-last-card",
        "The landlord has one card left: whoever passes loses, and after the 2 the pair cannot be stopped.",
        Sketch(("A", "4 5 6 7", "3 3 2"), 2, "K", 0),
        good=("2",),
    ),
    Lesson(
        "stop-the-last-card-with-the-bomb",
        "Only the bomb keeps the landlord from the last card.",
        Sketch(("A", "3 5 7 8", "4 4 6 6 6 6"), 2, "2", 0),
        good=("6 6 6 6",),
    ),
    Lesson(
        "feed-the-partner",
        "Your partner's one card beats a 3, and comes next.",
        Sketch(("5 6 J J Q A", "3 7 7 K", "9"), 1),
        good=("3",),
    ),
    Lesson(
        "no-single-for-a-single",
        "The landlord has one card left: the pairs first, they cannot be beaten.",
        Sketch(("A", "3 6 7 9", "4 4 8 8 5"), 2),
        good=("4 4", "8 8"),
    ),
    Lesson(
        "keep-the-straight",
        "The queen beats the 4 as well as the 6 does, and the straight stays whole.",
        Sketch(("3 3 6 9 T J Q A A", "5 6 7 8 9 Q K K", "4 4 7 8 T J 2"), 1, "4", 0),
        bad=("5", "6", "7", "8", "9"),
    ),
    Lesson(
        "bomb-and-out",
        "The bomb takes the lead, and the rest is one play.",
        Sketch(("4 4 4 4 9 9 9 6", "3 5 7", "3 8 Q"), 0, "A A", 2),
        good=("4 4 4 4",),
    ),
    Lesson(
        "rocket-and-out",
        "The landlord has one card left: only the rocket stops it, and what is left is one straight.",
        Sketch(("3", "4 5 6 6", "7 8 9 T J BJ RJ"), 2, "2 2", 0),
        good=("BJ RJ",),
    ),
    Lesson(
        "boss-first",
        "Two plays are left: the kings that no pair beats come first, the 5 that anything beats last.",
        Sketch(("5 K K", "6 7 9 9 A", "8 8 T J")),
        good=("K K",),
    ),
    Lesson(
        "two-cards-are-carried-only-if-they-differ",
        "Two triples in a row would carry a pair of 5s elsewhere; here 5 and 8 go along, and the 5 is last.",
        Sketch(("3 3 3 4 4 4 5 8", "6 6 7 7 J J K K", "9 9 T T Q Q A A")),
        good=("3 3 3 4 4 4 5 8",),
    ),
    Lesson(
        "carry-the-lowest",
        "A triple carries the card one wants to be rid of, neither the 2 nor half of a pair.",
        Sketch(("5 5 5 3 J J 2", "4 7 8 9 9 Q", "6 6 8 T K A")),
        bad=("2 5 5 5", "5 5 5 J", "J"),
    ),
)

FOUR: Final = (
    Lesson(
        "a-partner-holds-the-trick",
        "A partner holds the trick and has one card left: let it be led.",
        Sketch(("Q 7 7", "5 6 A", "8 9 9", "3"), 1, "K", 3),
        good=("pass",),
    ),
    Lesson(
        "a-partners-king-is-good-enough",
        "The landlord has passed on a partner's king; your ace is for later.",
        Sketch(("3 4 4 J J Q Q K", "5 5 6 7 8 9 T A", "4 6 8 8 T", "3 6 6 9 T T"), 1, "K", 3),
        good=("pass",),
    ),
    Lesson(
        "stop-the-last-card",
        "The landlord has one card left: whoever passes loses.",
        Sketch(("A", "4 5 6 7", "4 4 8 9", "3 3 2"), 3, "K", 0),
        good=("2",),
    ),
    Lesson(
        "stop-the-last-card-with-half-a-pair",
        "Breaking the 2s costs nothing where passing loses.",
        Sketch(("A", "3 4 6 7", "3 8 8 9", "2 2 5 5"), 3, "K", 0),
        good=("2",),
    ),
    Lesson(
        "stop-the-last-card-with-the-bomb",
        "Only the bomb keeps the landlord from the last card.",
        Sketch(("A", "3 5 7 8", "3 5 9 9", "4 4 6 6 6 6"), 3, "RJ", 0),
        good=("6 6 6 6",),
    ),
    Lesson(
        "five-beat-four",
        "The landlord's four kings leave one card: five 3s are more, however low.",
        Sketch(("A", "4 5 7 8", "4 5 9 9", "3 3 3 3 3 7 7"), 3, "K K K K", 0),
        good=("3 3 3 3 3",),
    ),
    Lesson(
        "feed-the-next-partner",
        "Your partner has one card, sits next, and beats the 3.",
        Sketch(("5 6 J J Q A", "3 7 7 K", "9", "4 4 8 8 T"), 1),
        good=("3",),
    ),
    Lesson(
        "no-single-for-a-single",
        "The landlord has one card left: the pairs first.",
        Sketch(("A", "3 6 7 9", "3 T T J", "4 4 8 8 5"), 3),
        good=("4 4", "8 8"),
    ),
    Lesson(
        "keep-the-straight",
        "The queen beats the 4 as well as the 6 does, and the straight stays whole.",
        Sketch(("3 3 6 9 T J Q A A", "5 6 7 8 9 Q K K", "4 4 7 8 T J 2", "3 7 7 8 T T"), 1, "4", 0),
        bad=("5", "6", "7", "8", "9"),
    ),
    Lesson(
        "bomb-and-out",
        "The bomb takes the lead, and the rest is one play.",
        Sketch(("4 4 4 4 9 9 9 6 6", "3 5 7", "3 8 Q", "3 7 T K"), 0, "A A", 2),
        good=("4 4 4 4",),
    ),
    Lesson(
        "rocket-and-out",
        "The landlord has one card left: only the four jokers stop it, and what is left is one straight.",
        Sketch(("3", "4 5 6 6", "4 5 8 8", "7 8 9 T J BJ BJ RJ RJ"), 3, "2 2 2", 0),
        good=("BJ BJ RJ RJ",),
    ),
    Lesson(
        "out-in-one",
        "Three and two go together.",
        Sketch(("7 7 7 Q Q", "3 5 8 9", "4 5 8 K", "3 6 T K")),
        good=("7 7 7 Q Q",),
    ),
    Lesson(
        "the-sure-pair-first",
        "Nobody has a higher pair; the 5 that anything beats comes last.",
        Sketch(("5 K K", "6 7 9 9 A", "8 8 T J", "6 T J Q")),
        good=("K K",),
    ),
    Lesson(
        "the-red-joker-takes-the-lead",
        "Nothing beats the red joker, and what is left is one straight.",
        Sketch(("RJ 5 6 7 8 9 T", "3 4 J 2", "3 4 Q Q", "A A K 9"), 0, "2", 1),
        good=("RJ",),
    ),
    Lesson(
        "pair-against-a-single",
        "One of the others has one card left, and the landlord leads a pair.",
        Sketch(("5 5 9", "3 4 7 8", "K", "4 6 J Q")),
        good=("5 5",),
    ),
    Lesson(
        "go-out-over-a-partner",
        "The kings beat a partner's queens, and they are your last cards.",
        Sketch(("5 5 9", "3 4 A 2", "6 7 7 T", "K K"), 3, "Q Q", 1),
        good=("K K",),
    ),
)

AUCTION: Final = (
    (3, "rocket, bomb and two 2s: take it", "3 4 5 5 5 5 8 9 T J Q K A 2 2 BJ RJ", (3,)),
    (3, "one ace, no 2 and no runs: no bid", "3 3 4 5 5 7 7 8 9 9 9 J J Q K K A", (0,)),
    (
        4,
        "both red jokers, a black one and five 2s: take it",
        "3 4 5 6 7 8 9 T T J J Q Q K K A A 2 2 2 2 2 BJ RJ RJ",
        (3,),
    ),
    (
        4,
        "no joker, no bomb and one 2: no bid",
        "3 3 3 4 4 4 5 5 6 6 8 8 9 9 T T T J Q Q K K K A 2",
        (0,),
    ),
)
"""How many play, what a hand is, and what it may call first."""
