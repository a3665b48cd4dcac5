"""The tables of the quick player of Dou Dizhu, `french54/bots/doudizhu/quick.bin`, learnt from nothing.

`python -m benchmarks.doudizhu_tables FILE [--rounds 4] [--games 150000] [--seed 54] [--workers 1]` learns and writes
them; `python -m benchmarks.doudizhu_tables FILE --against OTHER [--decks 5000] [--playouts 0]` plays two files against
each other.

In each round the player plays games against itself, the first one by habit, since its tables are empty. At one
decision in six it tries up to four plays that it likes, plays each out in the very same deal and notes the pairs of
which one won and the other lost: a lesson is the weights that the better play calls for and those that the worse one
does. The tables are then fitted to the lessons of the last three rounds by logistic regression, so that the better
plays score higher.

The same seed, rounds and games give the same lessons on every machine, whatever the number of workers. The fit is of
floating point: another release of numpy or another processor may round a weight differently.

The file that comes with French 54 was learnt in this way, but in more rounds of more games and while the classes of the
tables were still changing; no command makes the very same file again. What these defaults make in six minutes of one
core is a little weaker at once, and wins 48.9 % of 2,000 decks against that file, played both ways (47.8 to 50.0 %). In
the search of 600 playouts no difference shows: 50.4 % of 120 decks (45.9 to 55.0 %).
"""

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from struct import pack, unpack
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from french54.bots import terms
from french54.bots.arena import Contest, Tally, contest_of
from french54.bots.doudizhu import habits, quick
from french54.bots.doudizhu.search import next_part, playout
from french54.bots.doudizhu.sight import Player, Sight
from french54.bots.doudizhu.strong import Strong
from french54.bots.figures import rate
from french54.catalogue import make_game
from french54.core import card
from french54.kit.climbing import onepack

Lessons = NDArray[np.uint16]
"""A row for each pair: the weights that the better play calls for, and those that the worse one does."""

CHUNK: Final = 2_500
"""Games that are played under one seed."""
ONE_IN: Final = 6
"""One decision in so many is a lesson."""
TRIED: Final = 4
NOISE: Final = 3_000
"""Plays whose scores differ by less than this, in thousandths, may change places in what is tried."""
BY_DOUBLINGS: Final = 4
"""One in so many pairs is kept that differ by the doublings alone."""
ROUNDS_KEPT: Final = 3
ALL_PLAYED: Final = 7
"""The marks of `search.playout` after which an end is no spring."""

BATCH: Final = 8_192
EPOCHS: Final = 4
STEP: Final = 0.02
DECAY: Final = 3e-6


def player_of(weights: Sequence[int]) -> quick.Quick:
    """The quick player under some tables."""
    return quick.Quick(vec[i64](habits.WEIGHTS), vec[i64](weights))


def deal(rng: Random, judge: Player) -> list[int]:
    """Hands of 20, 17 and 17 cards; three times in four the seat with the best hand is the landlord."""
    deck = list(card.pack())
    rng.shuffle(deck)
    hands = [onepack.hand_of(tuple(deck[first : first + 17])) for first in (0, 17, 34)]
    if rng.randrange(4):
        judge.parting.look(onepack.FULL)
        best = min(range(3), key=lambda seat: judge.parting.cost(hands[seat]))
        hands[0], hands[best] = hands[best], hands[0]
    hands[0] += onepack.hand_of(tuple(deck[51:]))
    return hands


@dataclass
class Deal:
    """A deal under way, the landlord to lead."""

    hands: list[int]
    turn: int = 0
    last: int = onepack.PASS
    owner: int = 0

    def sight(self) -> Sight:
        """What the seat on turn knows."""
        sight = Sight()
        sight.hand = self.hands[self.turn]
        sight.unseen = sum(self.hands) - sight.hand
        sight.part, sight.last, sight.owner = self.turn, self.last, self.owner
        sight.counts = vec[i64]([onepack.size(hand) for hand in self.hands])
        return sight

    def play(self, play: int) -> bool:
        """Go on; whether that ends the deal."""
        if play:
            self.hands[self.turn] -= onepack.cards_of(play)
            if not self.hands[self.turn]:
                return True
            self.last, self.owner = play, self.turn
        self.turn = next_part(self.turn)
        if self.turn == self.owner:
            self.last = onepack.PASS
        return False


@dataclass
class School:
    """Games of a player against itself, and what the tables of `pupil` can learn from them."""

    pupil: quick.Quick
    player: Player
    rng: Random
    lessons: list[list[int]] = field(default_factory=list)

    def game(self) -> None:
        """Play one game."""
        at = Deal(deal(self.rng, self.pupil))
        while True:
            sight = at.sight()
            if self.rng.randrange(ONE_IN) == 0:
                self.lesson(at, sight)
            if at.play(self.player.choose(sight)):
                return

    def lesson(self, at: Deal, sight: Sight) -> None:
        """Try some plays of a decision, and note which did better than which."""
        self.pupil.look(sight)
        options = list(self.pupil.options(sight))
        if len(options) == 1:
            return
        liked = {play: self.pupil.score(sight, play) + self.rng.randrange(NOISE) for play in options}
        tried = sorted(liked, key=lambda play: -liked[play])[:TRIED]
        worths = [(play, self.worth(at, play)) for play in tried if onepack.cards_of(play) != sight.hand]
        if len({worth for _, worth in worths}) < 2:
            return
        self.pupil.look(sight)
        marked = []
        for play, worth in worths:
            self.pupil.mark(sight, play)
            marked.append((worth, list(self.pupil.found)))
        for better, wanted in marked:
            for worse, unwanted in marked:
                won = better > 0 > worse
                if won or (better > worse and self.rng.randrange(BY_DOUBLINGS) == 0):
                    self.lessons.append(wanted + unwanted)

    def worth(self, at: Deal, play: int) -> int:
        """What a play comes to: above 0 if its side wins, and the more the more doublings."""
        hands = list(at.hands)
        hands[at.turn] -= onepack.cards_of(play)
        last, owner = (play, at.turn) if play else (at.last, at.owner)
        end = playout(Sight(), self.player, vec[i64](hands), next_part(at.turn), last, owner, ALL_PLAYED)
        worth = 1 + (end >> 2) + (1 if onepack.is_bomb(play) else 0)
        return worth if (end & 3 == 0) == (at.turn == 0) else -worth


def chunk(weights: Sequence[int] | None, seed: str, games: int) -> Lessons:
    """The lessons of some games; without weights, of the player of habit."""
    pupil = player_of(weights or [0] * quick.WEIGHTS)
    school = School(pupil, pupil if weights else habits.Habits(vec[i64](habits.WEIGHTS)), Random(seed))
    for _ in range(games):
        school.game()
    return np.array(school.lessons, dtype=np.uint16).reshape(-1, 2 * quick.FEATURES)


def taught(weights: Sequence[int] | None, seed: str, games: int, workers: int) -> Lessons:
    """The lessons of a round."""
    chunks = range(max(games // CHUNK, 1))
    share = min(games, CHUNK)
    with ProcessPoolExecutor(workers) as pool:
        asked = [pool.submit(chunk, weights, f"{seed} {number}", share) for number in chunks]
        return np.concatenate([each.result() for each in asked])


def scores(weights: NDArray[np.float64], lessons: Lessons) -> NDArray[np.float64]:
    """By how much the better plays score higher."""
    better, worse = lessons[:, : quick.FEATURES], lessons[:, quick.FEATURES :]
    return np.asarray(weights[better].sum(1) - weights[worse].sum(1), dtype=np.float64)


def quality(weights: NDArray[np.float64], lessons: Lessons) -> str:
    """The mean loss, and how many pairs are in order."""
    ahead = scores(weights, lessons)
    return f"loss {np.logaddexp(0, -ahead).mean():.4f}, in order {(ahead > 0).mean():.1%}"


def fitted(weights: Sequence[int], lessons: Lessons, rng: np.random.Generator) -> NDArray[np.float64]:
    """The tables that put the better plays first, by Adam with a step that falls to nothing."""
    table: NDArray[np.float64] = np.array(weights, dtype=np.float64) / 1000
    mean, square = np.zeros_like(table), np.zeros_like(table)
    batches = max(len(lessons) // BATCH, 1)
    done, size = 0, quick.WEIGHTS
    for _ in range(EPOCHS):
        order = rng.permutation(len(lessons))
        for number in range(batches):
            batch = lessons[order[number * BATCH : (number + 1) * BATCH]].astype(np.int64)
            missed = np.repeat(1 / (1 + np.exp(scores(table, batch.astype(np.uint16)))), quick.FEATURES)
            up = np.bincount(batch[:, : quick.FEATURES].ravel(), missed, size)
            down = np.bincount(batch[:, quick.FEATURES :].ravel(), missed, size)
            slope = (down - up) / len(batch) + DECAY * table
            done += 1
            mean = 0.9 * mean + 0.1 * slope
            square = 0.999 * square + 0.001 * slope * slope
            step = STEP * (1 - done / (EPOCHS * batches)) + 1e-4
            table -= step * (mean / (1 - 0.9**done)) / (np.sqrt(square / (1 - 0.999**done)) + 1e-6)
    return table


def learn(rounds: int, games: int, seed: int, workers: int) -> list[int]:
    """Tables in thousandths, from nothing."""
    weights: list[int] | None = None
    kept: list[Lessons] = []
    for number in range(1, rounds + 1):
        new = taught(weights, f"{seed} {number}", games, workers)
        held_out, kept = new[: len(new) // 20], [*kept, new[len(new) // 20 :]][-ROUNDS_KEPT:]
        table = fitted(weights or [0] * quick.WEIGHTS, np.concatenate(kept), np.random.default_rng(seed))
        weights = [max(-32_768, min(32_767, round(float(each) * 1000))) for each in table]
        print(f"round {number}: {len(new):,} lessons; on those held out, {quality(table, held_out)}", flush=True)
    return weights or [0] * quick.WEIGHTS


def read(path: Path) -> list[int]:
    """The tables of a file."""
    raw = path.read_bytes()
    return list(unpack(f"<{len(raw) // 2}h", raw))


def won(first: Player, second: Player, hands: Sequence[int]) -> float:
    """How much of a deck the first wins, as landlord and as the farmers: 0, a half or 1."""
    wins = 0
    for landlord, farmers in ((first, second), (second, first)):
        at = Deal(list(hands))
        while not at.play((farmers if at.turn else landlord).choose(at.sight())):
            pass
        wins += (at.turn == 0) == (landlord is first)
    return wins / 2


def searching(path: Path, playouts: int) -> Strong:
    """The level `strong` under the tables of a file."""
    return Strong(playouts, player_of(read(path)))


def compare(paths: tuple[Path, Path], decks: int, playouts: int, workers: int) -> str:
    """How often the first file's tables win against the second's, at once or in the search."""
    if playouts:
        players = (partial(searching, paths[0], playouts), partial(searching, paths[1], playouts))
        contest: Any = Contest(make_game("doudizhu", {}), players, terms.of("doudizhu", 3)[terms.FIXED], "tables", 60.0)
        with closing(contest_of(contest, range(decks), workers)) as played:
            tally = Tally(list(played))
        return f"in the search of {playouts} playouts: {tally.won(0)}; points {tally.points(0)}"
    first, second = (player_of(read(path)) for path in paths)
    rng = Random("tables")
    shares = ((won(first, second, deal(rng, first)) * 2, 2) for _ in range(decks))
    return f"at once: {rate(shares)}"


def main() -> None:
    """Learn tables, or play two files against each other."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("file", type=Path)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--games", type=int, default=150_000, help="in each round")
    parser.add_argument("--seed", type=int, default=54)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--against", type=Path)
    parser.add_argument("--decks", type=int, default=5_000)
    parser.add_argument("--playouts", type=int, default=0, help="a decision; 0: no search")
    asked = parser.parse_args()
    if asked.against:
        print(compare((asked.file, asked.against), asked.decks, asked.playouts, asked.workers))
        return
    weights = learn(asked.rounds, asked.games, asked.seed, asked.workers)
    asked.file.write_bytes(pack(f"<{len(weights)}h", *weights))


if __name__ == "__main__":
    main()
