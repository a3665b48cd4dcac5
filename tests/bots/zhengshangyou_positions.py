"""Positions of Zheng Shangyou that nobody disputes. Seat 0 decides, seat 1 comes next."""

from typing import Final

from tests.bots.climbing import Lesson

LESSONS: Final = (
    Lesson(
        "go-out",
        "The whole hand is a straight.",
        ("S5 D6 C7 H8 S9", "SK DK C4", "SQ D3 C8"),
        good=("S5 D6 C7 H8 S9",),
    ),
    Lesson(
        "no-single-against-one-card",
        "The next player has one card and goes out on anything above the four.",
        ("S4 D9 C9", "SK", "SQ D3 C8 H6"),
        good=("D9 C9",),
    ),
    Lesson(
        "the-two-first",
        "Only a bomb beats the two of spades, and there is none; then the fours are the last cards.",
        ("S2 S4 D4", "SK DK C5", "SQ DQ C8 H6"),
        good=("S2",),
    ),
    Lesson(
        "a-bomb-on-a-kings-trick",
        "The sevens on another's king earn twenty points, and no higher bomb is out.",
        ("S7 H7 D7 C7 SA D5 C9", "SQ D4 C8 H6 SJ", "S3 D3 C6 HT"),
        "SK",
        2,
        good=("S7 H7 D7 C7",),
    ),
    Lesson(
        "no-bomb-is-led",
        "A bomb that is led earns nothing.",
        ("S7 H7 D7 C7 S4 D4 C9 DJ", "SQ D5 C8 H6 SK", "S3 D3 C6 HT SA"),
        bad=("S7 H7 D7 C7",),
    ),
    Lesson(
        "the-higher-of-two-singles",
        "Nothing out beats the king: it goes first, and the four is the last card.",
        ("S4 SK", "SQ", "SJ D3 D5"),
        good=("SK",),
    ),
    Lesson(
        "high-before-one-card",
        "The next player has one card: nothing out beats the ace or the fours, and the nine goes last.",
        ("S9 SA S4 D4", "SK", "SQ D3 C5 H6"),
        "S8",
        2,
        good=("SA",),
    ),
    Lesson(
        "the-two-takes-the-trick",
        "The two takes the trick, nobody holds three of a rank, and the queen is the last card.",
        ("S2 SQ S4 D4 C4", "SK DK C6 H7", "SA D3"),
        "SJ",
        2,
        good=("S2",),
    ),
    Lesson(
        "a-pair-and-no-half-triple",
        "The eights beat the fives; the nines stay three.",
        ("S8 D8 S9 D9 C9 SK", "SQ DQ C6 H7 SJ", "SA D3 D4 C8"),
        "S5 D5",
        2,
        good=("S8 D8",),
    ),
    Lesson(
        "take-it-with-the-ace",
        "Nobody beats the ace, nor the straight that is led after it; the ten is the last card.",
        ("S4 D5 C6 S7 D8 CT SA", "SK DK C3 H7 SJ", "SQ D3 D4 C8"),
        "S9",
        2,
        good=("SA",),
    ),
    Lesson(
        "the-long-way-out",
        "The straight gets rid of all the low cards at once.",
        ("S3 D4 C5 H6 S7 D8 SK", "SQ DQ C3 H7 SJ", "SA D3 DT C8"),
        good=("S3 D4 C5 H6 S7 D8",),
    ),
    Lesson(
        "three-aces-on-a-pair-of-kings",
        "The aces are the highest bomb and earn twenty points.",
        ("SA DA CA S5 D6", "SQ DQ C4 H7 SJ", "S8 D3 D4"),
        "SK DK",
        2,
        good=("SA DA CA",),
    ),
    Lesson(
        "three-aces-stay-together",
        "The king or all the aces, but no ace by itself.",
        ("SA DA CA SK S4 D7 C7", "SJ DJ C4 H7 DT", "S8 D3 D4"),
        "SQ",
        2,
        bad=("SA", "DA", "CA"),
    ),
    Lesson(
        "no-pair-against-two-cards",
        "The next player has two cards, and a pair of jacks may be among them.",
        ("S9 D9 SK D4", "SJ DJ", "S8 D3 H4 C6"),
        bad=("S9 D9",),
    ),
    Lesson(
        "bomb-and-out",
        "The third player has one card left: the bomb takes the trick and its points, and the nine goes out.",
        ("S7 H7 D7 C7 S9", "SQ D4 C8", "SK"),
        "S5",
        2,
        good=("S7 H7 D7 C7",),
    ),
    Lesson(
        "last-cards-on-the-table",
        "The pair beats the table and is the last of the hand.",
        ("ST DT", "SQ D4 C8 CQ", "SK C5"),
        "S6 D6",
        1,
        good=("ST DT",),
    ),
    Lesson(
        "pairs-in-a-row",
        "Four pairs in a row leave one card, and nobody can beat them.",
        ("S4 D4 S5 D5 S6 D6 S7 D7 SK", "SQ D8 C8 CQ C3", "SA C5 DT HT D3"),
        good=("S4 D4 S5 D5 S6 D6 S7 D7",),
    ),
    Lesson(
        "what-nobody-beats-first",
        "No pair above the queens is out: they go first, and the three is the last card.",
        ("SQ DQ D3", "SK D8 C8 CA", "ST DT C5"),
        good=("SQ DQ",),
    ),
)

OPENINGS: Final = (
    (
        "a straight from the three of hearts, and no single three",
        "H3 S4 D5 C6 H7 S9 D9 SJ CJ DJ SK DK SA C8 ST HQ",
        range(5, 13),
    ),
    (
        "the pair rather than half of it",
        "H3 S3 S5 D7 C7 S9 ST DJ CJ SQ HK SK S8 D8 SA CA",
        range(2, 3),
    ),
    (
        "four threes are the heavenly bomb, and any fewer would break it",
        "S3 H3 D3 C3 S5 D7 C9 ST DJ CQ HK SK S8 D8 C6 H6",
        range(4, 5),
    ),
)
"""The first play of a deal: what is meant, the hand, and how many cards are laid."""
