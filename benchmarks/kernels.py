"""The kernel of Dou Dizhu against OpenSpiel, RLCard and DouZero, and the hardest hands of two packs.

`python -m benchmarks.kernels [--rounds 7]` prints medians, by processor time. In each round all take their turn on the
same deal, and a ratio is the median of the rounds' ratios, so that a machine that slows down for a while slows all.
"""

import argparse
import atexit
import importlib
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sized
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import module_from_spec
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

import pyspiel
from rlcard.games.doudizhu import Game as RLCardGame

from french54.core import card
from french54.core.card import Cards
from french54.kit.climbing import digits, known, onepack, playouts
from french54.kit.climbing.shapes import hold

Deal = tuple[Cards, Cards, Cards]
"""The hands of the landlord, who leads, and of the farmers in turn."""

Rate = Callable[[Deal, Random], float]
"""How many a second, measured on one deal."""

RANKS: Final = "3456789TJQKA2BR"
DOUZERO: Final = "douzero==1.1.0"


def deal(seed: int) -> Deal:
    """A random deal of 20, 17 and 17 cards."""
    deck = list(card.pack())
    Random(seed).shuffle(deck)
    return tuple(deck[:20]), tuple(deck[20:37]), tuple(deck[37:])


def interpreted() -> tuple[Any, Any]:
    """`onepack` and `playouts` from their sources, though compiled ones may lie beside them."""
    kept = {name: sys.modules[name] for name in (onepack.__name__, playouts.__name__)}
    try:
        for name, module in kept.items():
            source = str(Path(module.__file__ or "").with_name(name.split(".")[-1] + ".py"))
            loader = SourceFileLoader(name, source)
            sys.modules[name] = module_from_spec(ModuleSpec(name, loader, origin=source))
            loader.exec_module(sys.modules[name])
        return sys.modules[onepack.__name__], sys.modules[playouts.__name__]
    finally:
        sys.modules.update(kept)


def repeated(once: Callable[[], object], seconds: float) -> float:
    """How often a second of processor time `once` can be done, tried for some seconds."""
    done, start = 0, process_time()
    while process_time() - start < seconds:
        once()
        done += 1
    return done / (process_time() - start)


def kernel_playouts(kernel: Any, at_a_time: int, seconds: float) -> Rate:
    """Playouts inside the kernel, as a search calls them."""

    def rate(dealt: Deal, rng: Random) -> float:
        hands = [onepack.hand_of(cards) for cards in dealt]
        return at_a_time * repeated(lambda: kernel.playouts(*hands, at_a_time, rng.getrandbits(30)), seconds)

    return rate


def spiel_deals(seconds: float) -> Rate:
    """OpenSpiel as its own examples drive it: deals of its own, card by card, and a random auction, are in the time."""
    game = pyspiel.load_game("dou_dizhu")

    def rate(_: Deal, rng: Random) -> float:
        def once() -> None:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(actions, chances)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))

        return repeated(once, seconds)

    return rate


def spiel_state(dealt: Deal) -> Any:
    """The deal in OpenSpiel, the landlord to lead: a card is 13 * suit + rank, and 51 other actions precede them."""
    state = pyspiel.load_game("dou_dizhu").new_initial_state()
    state.apply_action(state.legal_actions()[0])
    while state.is_chance_node():
        number = 51 - len(state.legal_actions()) + 3
        cards = dealt[number % 3]
        chosen = cards[number // 3]
        known_as = chosen if chosen >= card.BLACK_JOKER else 13 * card.suit(chosen) + (card.rank(chosen) - 1) % 13
        state.apply_action(51 + known_as)
    while state.current_player() != 0:
        state.apply_action(0)
    state.apply_action(3)
    return state


def spiel_playouts(seconds: float) -> Rate:
    """Playouts of OpenSpiel, driven from Python."""

    def rate(dealt: Deal, rng: Random) -> float:
        begun = spiel_state(dealt)

        def once() -> None:
            state = begun.clone()
            while not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))

        return repeated(once, seconds)

    return rate


def rlcard_playouts(seconds: float) -> Rate:
    """Playouts of RLCard's game, on deals of its own, the time of dealing aside."""

    def rate(_: Deal, rng: Random) -> float:
        game, playing, done = RLCardGame(), 0.0, 0
        while playing < seconds:
            state, _ = game.init_game()
            start = process_time()
            while not game.is_over():
                state, _ = game.step(rng.choice(state["actions"]))
            playing += process_time() - start
            done += 1
        return done / playing

    return rate


def douzero_playouts(seconds: float) -> Rate | None:
    """Playouts of DouZero's environment; None where its package cannot be had.

    The package asks for torch, which its rules do not use, so it is installed alone and for this run only.
    """
    folder = tempfile.mkdtemp(prefix="douzero-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    command = (sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", folder, DOUZERO)
    if subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False).returncode:
        return None
    sys.path.append(folder)
    environment = importlib.import_module("douzero.env.game").GameEnv
    seats = ("landlord", "landlord_down", "landlord_up")

    def rate(dealt: Deal, rng: Random) -> float:
        class Chance:
            def act(self, infoset: Any) -> Any:
                return rng.choice(infoset.legal_actions)

        def once() -> None:
            game = environment(dict.fromkeys(seats, Chance()))
            hands = {
                seat: sorted(_douzero_card(one) for one in cards) for seat, cards in zip(seats, dealt, strict=True)
            }
            game.card_play_init({**hands, "three_landlord_cards": hands["landlord"][:3]})
            while not game.game_over:
                game.step()

        return repeated(once, seconds)

    return rate


def _douzero_card(one: card.Card) -> int:
    if one >= card.BLACK_JOKER:
        return 20 if one == card.BLACK_JOKER else 30
    return 17 if card.rank(one) == 0 else card.rank(one) + 2


class Positions:
    """The positions of random play of a deal, in OpenSpiel and as hand and play to beat."""

    def __init__(self, dealt: Deal, rng: Random) -> None:
        self.spiel: list[Any] = []
        self.ours: list[tuple[int, int]] = []
        hands = [onepack.hand_of(cards) for cards in dealt]
        state, last, passes = spiel_state(dealt), 0, 0
        while not state.is_terminal():
            seat = state.current_player()
            self.spiel.append(state.clone())
            self.ours.append((hands[seat], last))
            action, counts = rng.choice(_shared(state))
            state.apply_action(action)
            passes = 0 if counts else passes + 1
            hands[seat] -= counts
            if counts:
                last = onepack.read(counts)
            elif passes == 2:
                last, passes = 0, 0


def _shared(state: Any) -> list[tuple[int, int]]:
    """OpenSpiel's actions that are plays under our rules too (triples are barred among the wings), with their cards."""
    found = []
    for action in state.legal_actions():
        text = state.action_to_string(action).replace("(BWJ)", "B").replace("(CJ)", "R").replace("-", "")
        counts = 0 if text == "Pass" else sum(1 << 3 * RANKS.index(rank) for rank in text)
        if not counts or onepack.read(counts):
            found.append((action, counts))
    return found


def listed_by(kernel: Any, positions: Positions, seconds: float) -> float:
    """Positions a second whose legal plays the kernel lists, called from Python for each."""

    def once() -> None:
        for hand, last in positions.ours:
            kernel.moves(hand, last)

    return len(positions.ours) * repeated(once, seconds)


def listed_by_spiel(positions: Positions, seconds: float) -> float:
    """The same by OpenSpiel."""

    def once() -> None:
        for state in positions.spiel:
            state.legal_actions()

    return len(positions.spiel) * repeated(once, seconds)


def table(title: str, rows: Mapping[str, list[float]]) -> str:
    """The median of each row, and how many times that the first row is."""
    first = next(iter(rows.values()))
    lines = [title]
    for name, rates in rows.items():
        ratio = median(ours / theirs for ours, theirs in zip(first, rates, strict=True))
        lines.append(f"  {name:<28}{median(rates):>14,.0f}" + (f"{ratio:>10.1f} times" if rates is not first else ""))
    return "\n".join(lines) + "\n"


def random_playouts(rounds: int, kernel: str) -> str:
    """Random playouts of the card play of Dou Dizhu."""
    contenders: dict[str, Rate | None] = {
        kernel: kernel_playouts(playouts, 500, 0.3),
        "the same, interpreted": kernel_playouts(interpreted()[1], 5, 0.3),
        "OpenSpiel 2.0.2": spiel_playouts(0.3),
        "  with deal and auction": spiel_deals(0.3),
        "RLCard 1.2.0": rlcard_playouts(0.3),
        "DouZero 1.1.0": douzero_playouts(0.3),
    }
    present = {name: rate for name, rate in contenders.items() if rate is not None}
    rows: dict[str, list[float]] = {name: [] for name in present}
    for number in range(rounds):
        dealt = deal(number)
        for name, rate in present.items():
            rows[name].append(rate(dealt, Random(number)))
    missing = "".join(f"  {name}: cannot be had here\n" for name in contenders.keys() - present.keys())
    return table("Random playouts of Dou Dizhu a second", rows) + missing


def legal_moves(rounds: int, kernel: str) -> str:
    """Legal plays listed, of the same positions."""
    slow, _ = interpreted()
    rows: dict[str, list[float]] = {kernel: [], "the same, interpreted": [], "OpenSpiel 2.0.2": []}
    for number in range(rounds):
        positions = Positions(deal(number), Random(number))
        rows[kernel].append(listed_by(onepack, positions, 0.2))
        rows["the same, interpreted"].append(listed_by(slow, positions, 0.2))
        rows["OpenSpiel 2.0.2"].append(listed_by_spiel(positions, 0.2))
    return table("Positions of random play whose legal plays are listed, a second, called from Python", rows)


def hardest_hand(pool: Cards, size: int, plays: Callable[[Cards], int], swaps: int = 1500) -> Cards:
    """A hand of `size` cards with many plays, found by swapping cards at random for as long as it gets no worse."""
    rng, best = Random(54), tuple(pool[:size])
    for _ in range(3):
        hand = rng.sample(pool, len(pool))
        most = plays(tuple(hand[:size]))
        for _ in range(swaps):
            out, into = rng.randrange(size), rng.randrange(size, len(hand))
            hand[out], hand[into] = hand[into], hand[out]
            found = plays(tuple(hand[:size]))
            if found >= most:
                most = found
            else:
                hand[out], hand[into] = hand[into], hand[out]
        best = max(best, tuple(hand[:size]), key=plays)
    return best


def hardest() -> str:
    """How long the hands with the most plays take."""
    guandan, four, one_pack = known.guandan(2), known.table_doudizhu(4), known.doudizhu()
    wild = card.parse("H5")[0]
    natural = tuple(one for one in card.pack(2) if one != wild)
    hand = hardest_hand(natural, 25, lambda hand: len(guandan.lead_from(hold((*hand, wild, wild), wild))))
    held = hold((*hand, wild, wild), wild)
    landlord = digits.hand_of(hardest_hand(card.pack(2), 33, lambda hand: len(four.lead(digits.hand_of(hand)))))
    pack = digits.hand_of(card.pack())
    wanted: dict[str, Callable[[], Sized]] = {
        "Guandan, 27 cards, two wild": lambda: guandan.lead_from(held),
        "Dou Dizhu for four, 33 cards": lambda: four.lead(landlord),
        "Dou Dizhu, the whole pack": lambda: one_pack.lead(pack),
    }
    lines = ["Milliseconds for every play of the hands with the most"]
    for name, once in wanted.items():
        spent = median(1000 / repeated(once, 0.1) for _ in range(5))
        lines.append(f"  {name:<30}{spent:>12.3f}   {len(once()):,} plays")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    asked = parser.parse_args()
    ours = "french54, " + ("interpreted" if onepack.__file__.endswith(".py") else "compiled")
    print(random_playouts(asked.rounds, ours), legal_moves(asked.rounds, ours), hardest(), sep="\n")
