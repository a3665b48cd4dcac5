"""`french54 arena`: two levels of bots against each other over the same decks."""

import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping
from contextlib import closing
from functools import partial
from math import inf
from pathlib import Path
from typing import Final

from french54.bots import terms
from french54.bots.arena import Contest, Played, Tally, contest_of
from french54.bots.figures import Estimate
from french54.catalogue import ENTRIES, UNIFORM, entry, make_bot
from french54.cli.rules import add_option, chosen
from french54.cli.words import Words
from french54.core.record import write

WIDTH: Final = 30
"""Characters in the bar."""
FEWEST: Final = 10
"""Decks that an interval takes; what two or three have in common says little."""
OFTEN: Final = 0.2
"""Seconds between two pictures of the bar."""


def add(parser: ArgumentParser, words: Words) -> None:
    """The arguments of the command."""
    parser.add_argument("game", choices=[each.game for each in ENTRIES], help=words("cli-help-game"))
    parser.add_argument("first", metavar="LEVEL", help=words("cli-help-first"))
    parser.add_argument("second", metavar="LEVEL", help=words("cli-help-second"))
    parser.add_argument("--deals", type=int, default=100, metavar="NUMBER", help=words("cli-help-decks"))
    parser.add_argument("--budget", type=float, default=0.3, metavar="SECONDS", help=words("cli-help-think"))
    parser.add_argument("--seed", default="1", help=words("cli-help-seed"))
    parser.add_argument("--workers", type=int, default=1, metavar="NUMBER", help=words("cli-help-workers"))
    add_option(parser, words)
    parser.add_argument("--no-auction", action="store_true", help=words("cli-help-no-auction"))
    parser.add_argument("--records", type=Path, metavar="FOLDER", help=words("cli-help-keep"))


def run(options: Namespace, words: Words) -> int:
    """Plays until all decks are done or Ctrl-C; either way the figures of what was played are printed."""
    makers, counted = [], False
    for asked in (options.first, options.second):
        try:
            level, trials = _level(asked)
            entry(options.game).make_bot(level, trials)
        except (KeyError, ValueError):
            levels = (*entry(options.game).levels, UNIFORM)
            print(words("cli-no-level", level=asked, levels=", ".join(levels)), file=sys.stderr)
            return 2
        makers.append(partial(make_bot, options.game, level, trials))
        counted = counted or trials > 0
    game = chosen(options.game, options.option, words)
    if game is None:
        return 2
    agreed = terms.of(options.game, game.seats)
    kind = terms.FIXED if options.no_auction else terms.WHOLE
    if kind not in agreed:
        print(words("cli-arena-no-fixed", game=words(f"game-{options.game}")), file=sys.stderr)
        return 2
    budget = inf if counted else options.budget
    contest = Contest(game, (makers[0], makers[1]), agreed[kind], options.seed, budget)
    tally, stopped = Tally(), False
    bar = Bar(words, options.deals)
    try:
        with closing(contest_of(contest, range(options.deals), options.workers)) as played:
            for deck in played:
                tally.played.append(deck)
                _keep(deck, options.records)
                bar.show(len(tally.played))
    except KeyboardInterrupt:
        stopped = True
    bar.clear()
    print("\n".join(_figures(tally, words, {0: options.first, 1: options.second}, stopped)))
    return 130 if stopped else 0


def _level(text: str) -> tuple[str, int]:
    """A level, and how many trials it makes a decision (`strong:400`) or 0; raises ValueError."""
    level, colon, trials = text.partition(":")
    if colon and int(trials) < 1:
        raise ValueError(text)
    return level, int(trials) if colon else 0


class Bar:
    """How much is played, in one line of a terminal that is drawn over and over; nothing elsewhere."""

    def __init__(self, words: Words, total: int) -> None:
        self._words, self._total = words, total
        self._began = self._shown = time.monotonic()
        self._live = sys.stderr.isatty()

    def show(self, done: int) -> None:
        """Draw the bar for `done` decks, not too often."""
        now = time.monotonic()
        if not self._live or (now - self._shown < OFTEN and done < self._total):
            return
        self._shown = now
        left = round((now - self._began) / done * (self._total - done))
        full = WIDTH * done // self._total
        picture = "█" * full + "░" * (WIDTH - full)
        line = self._words("cli-arena-progress", done=done, decks=self._total, left=f"{left // 60}:{left % 60:02}")
        print(f"\r{picture} {line}\033[K", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Leave an empty line."""
        if self._live:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def _keep(deck: Played, folder: Path | None) -> None:
    if folder is None:
        return
    folder.mkdir(parents=True, exist_ok=True)
    for number, record in enumerate(deck.records):
        (folder / f"{record.game}-{deck.deck:05}-{number}.json").write_text(write(record))


def _figures(tally: Tally, words: Words, names: Mapping[int, str], stopped: bool) -> Iterator[str]:
    if stopped:
        yield words("cli-arena-stopped")
    deals = sum(len(deck.deals) for deck in tally.played)
    yield words("cli-arena-head", first=names[0], second=names[1], decks=len(tally.played), deals=deals)
    if not deals:
        return
    if tally.void:
        yield words("cli-arena-void", count=tally.void)
    roles = tally.roles()
    for role in (None, *(roles if len(roles) > 1 else ())):
        yield words(f"cli-arena-role-{role or 'all'}")
        for side in (0, 1):
            won, points = tally.won(side, role), tally.points(side, role)
            yield "  " + words(
                "cli-arena-line", name=names[side], won=_percent(won), points=_points(points), plays=points.plays
            )
    if len(tally.played) < FEWEST:
        yield words("cli-arena-few", count=FEWEST)
    for side in (0, 1):
        spent = tally.thinking(side)
        if spent.decisions:
            mean = f"{1000 * spent.seconds / spent.decisions:.1f}"
            longest = f"{1000 * spent.longest:.0f}"
            yield words("cli-arena-thinking", name=names[side], mean=mean, longest=longest, count=spent.decisions)


def _told(estimate: Estimate) -> bool:
    """Whether its interval says anything: not of few decks, nor of decks that all came out alike."""
    return estimate.decks >= FEWEST and estimate.low < estimate.high


def _percent(share: Estimate) -> str:
    interval = f" ({100 * share.low:.1f}–{100 * share.high:.1f})" if _told(share) else ""
    return f"{100 * share.mean:.1f} %{interval}"


def _points(points: Estimate) -> str:
    interval = f" ({points.low:+.2f} … {points.high:+.2f})" if _told(points) else ""
    return f"{points.mean:+.2f}{interval}"
