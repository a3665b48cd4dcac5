"""What cards mean in the climbing games, straight from the rules and slowly: counts in tuples, nothing packed.

Ranks are 0 (three) to 11 (ace), 12 (two), 13 and 14 (the jokers). A meaning is (name, deciding rank, ranks in a row).
"""

from collections.abc import Callable, Iterator
from itertools import product

Counts = tuple[int, ...]
Meaning = tuple[str, int, int]
Reader = Callable[[Counts], list[Meaning]]

JOKERS = {13, 14}


HARD = (
    "333444555777",
    "333444BR66",
    "3333BR45",
    "3334445556666",
    "33334444555",
    "AAAKKKQQQ222",
    "QQQKKKAAA2BR",
    "333444555666BR77",
    "A234567",
    "TJQKA22B",
    "34566778899",
)
"""Hands in which what is barred, or begins or ends where nothing may, lies close to what is allowed."""


def hand(text: str) -> Counts:
    """A hand of one pack written without suits; B and R are the jokers."""
    return tuple(text.count(rank) for rank in "3456789TJQKA2BR")


def subsets(hand: Counts) -> Iterator[Counts]:
    """Every choice of cards from a hand, without suits, but for none at all."""
    for chosen in product(*(range(held + 1) for held in hand)):
        if any(chosen):
            yield chosen


def bodies(cards: Counts, unit: int, lengths: range, low_ace: bool = False) -> Iterator[tuple[int, int, Counts]]:
    """Each way to see `unit` of each of so many ranks in a row among the cards: deciding rank, length, what is left."""
    for length in lengths:
        if length == 1:
            runs = [[rank] for rank in range(15)]
        else:
            natural = [*([11, 12] if low_ace else []), *range(12)]
            runs = [natural[at : at + length] for at in range(len(natural) - length + 1)]
        for run in runs:
            if len(set(run)) == len(run) == length and all(cards[rank] >= unit for rank in run):
                rest = tuple(held - unit * (rank in run) for rank, held in enumerate(cards))
                if not any(rest[rank] for rank in run):
                    yield run[-1], length, rest


def named(cards: Counts, name: str, unit: int, lengths: range, low_ace: bool = False) -> list[Meaning]:
    """A shape without wings."""
    return [(name, top, length) for top, length, rest in bodies(cards, unit, lengths, low_ace) if not any(rest)]


def pairs(rest: Counts) -> bool:
    """Only pairs, all different."""
    return all(held in {0, 2} for held in rest)


def both_jokers(rest: Counts) -> bool:
    return all(rest[joker] for joker in JOKERS)


def doudizhu(cards: Counts) -> list[Meaning]:
    """Section 4 of the rulebook of Dou Dizhu."""
    found = plain(cards, shortest_chain=3)
    if cards == tuple(int(rank in JOKERS) for rank in range(15)):
        found.append(("rocket", 14, 1))
    for top, length, rest in bodies(cards, 3, range(1, 13)):
        name = "triple" if length == 1 else "plane"
        if sum(rest) == length and max(rest) <= 2 and not both_jokers(rest):
            found.append((name + "_single", top, length))
        if sum(rest) == 2 * length and pairs(rest):
            found.append((name + "_pair", top, length))
    for top, length, rest in bodies(cards, 4, range(1, 2)):
        if not any(rest):
            found.append(("bomb", top, length))
        if sum(rest) == 2 and not both_jokers(rest):
            found.append(("four_two_single", top, length))
        if sum(rest) == 4 and pairs(rest):
            found.append(("four_two_pair", top, length))
    return found


def plain(cards: Counts, shortest_chain: int, shortest_plane: int = 2) -> list[Meaning]:
    """What nearly all of the games share."""
    return [
        *named(cards, "single", 1, range(1, 2)),
        *named(cards, "pair", 2, range(1, 2)),
        *named(cards, "triple", 3, range(1, 2)),
        *named(cards, "straight", 1, range(5, 13)),
        *named(cards, "pair_chain", 2, range(shortest_chain, 13)),
        *named(cards, "plane", 3, range(shortest_plane, 13)),
    ]


def table_three(cards: Counts) -> list[Meaning]:
    """Dou Dizhu at the table for three: whatever is attached differs in rank."""
    alike = {"plane_single", "four_two_single"}
    return [
        meaning
        for meaning in doudizhu(cards)
        if meaning[0] not in alike or sorted(set(cards) - {0, 1}) == [3 if meaning[0] == "plane_single" else 4]
    ]


def table_four(cards: Counts) -> list[Meaning]:
    """Dou Dizhu at the table for four, with two packs."""
    found = plain(cards, shortest_chain=3)
    for top, length, rest in bodies(cards, 3, range(1, 13)):
        if sum(rest) == 2 * length and pairs(rest):
            found.append(("triple_pair" if length == 1 else "plane_pair", top, length))
    for size in range(4, 9):
        found.extend(named(cards, "bomb", size, range(1, 2)))
    if sum(cards) == 4 and all(cards[joker] == 2 for joker in JOKERS):
        found.append(("rocket", 14, 1))
    return found


def zhengshangyou(cards: Counts) -> list[Meaning]:
    """Zheng Shangyou: three aces are the bomb above the fours, and nothing is attached."""
    found = [meaning for meaning in plain(cards, shortest_chain=2) if meaning[0] != "plane"]
    found = [("triple_bomb", 11, 1) if meaning == ("triple", 11, 1) else meaning for meaning in found]
    return [*found, *named(cards, "bomb", 4, range(1, 2))]


def winner(packs: int, triple_single: bool = False, triple_bomb: bool = False) -> Reader:
    """Winner with some of its options, suits aside."""

    def read(cards: Counts) -> list[Meaning]:
        found = [meaning for meaning in plain(cards, shortest_chain=2) if meaning[0] != "straight"]
        if triple_bomb:
            found = [("triple_bomb", *meaning[1:]) if meaning[0] == "triple" else meaning for meaning in found]
        straights = named(cards, "straight", 1, range(5, 14), low_ace=True)
        found.extend(sorted(straights, key=lambda straight: straight[1] == 11)[:1])  # all thirteen: the ace is low
        for top, length, rest in bodies(cards, 3, range(1, 2)):
            if sum(rest) == 2 and pairs(rest):
                found.append(("full_house", top, length))
            if triple_single and sum(rest) == 1:
                found.append(("triple_single", top, length))
        for size in range(4, 4 * packs + 1):
            found.extend(named(cards, "bomb", size, range(1, 2)))
        if sum(cards) == 2 * packs and all(cards[joker] == packs for joker in JOKERS):
            found.append(("rocket", 14, 1))
        return found

    return read


def guandan(cards: Counts) -> list[Meaning]:
    """Guandan without wild cards and suits."""
    found = [
        *named(cards, "single", 1, range(1, 2)),
        *named(cards, "pair", 2, range(1, 2)),
        *named(cards, "triple", 3, range(1, 2)),
        *named(cards, "straight", 1, range(5, 6), low_ace=True),
        *named(cards, "tube", 2, range(3, 4), low_ace=True),
        *named(cards, "plate", 3, range(2, 3), low_ace=True),
    ]
    for top, length, rest in bodies(cards, 3, range(1, 2)):
        if sum(rest) == 2 and pairs(rest):
            found.append(("full_house", top, length))
    for size in range(4, 11):
        found.extend(named(cards, "bomb", size, range(1, 2)))
    if sum(cards) == 4 and all(cards[joker] == 2 for joker in JOKERS):
        found.append(("rocket", 14, 1))
    return [meaning for meaning in found if meaning[0] in {"single", "pair", "rocket"} or meaning[1] < 13]


def above(play: Meaning, last: Meaning, size: int, last_size: int, order: list[int], wheels_on_top: bool) -> bool:
    """Whether a play beats another of a game whose ranks rise in `order`."""
    if play[0] == "rocket" or last[0] == "rocket":
        return last[0] != "rocket"
    bomb, last_bomb = "bomb" in play[0], "bomb" in last[0]
    if bomb != last_bomb:
        return bomb
    if bomb and play[0] != last[0]:  # Zheng Shangyou's aces are above the fours, Winner's triples below
        return (play[0] == "triple_bomb") == (11 in {play[1], last[1]} and not wheels_on_top)
    if bomb and size != last_size:
        return size > last_size
    if play[0] != last[0] or play[2] != last[2] or size != last_size:
        return False
    runs = [*range(12)]
    if play[2] == 1:
        return order.index(play[1]) > order.index(last[1])
    return _height(play, runs, wheels_on_top) > _height(last, runs, wheels_on_top)


def _height(run: Meaning, runs: list[int], wheels_on_top: bool) -> int:
    """The natural place of the lowest card of a run, an ace being 0; Winner puts those with ace or 2 low on top."""
    lowest = (run[1] + 2 if run[1] < 12 else 1) - run[2] + 1
    return 100 - lowest if wheels_on_top and lowest < 2 else lowest
