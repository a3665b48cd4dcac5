"""`french54 play`: a match against bots in the terminal."""

import os
import secrets
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from french54.catalogue import ENTRIES, UNIFORM, AnyGame, entry, make_bot
from french54.cli.ask import Asker, Quit
from french54.cli.cards import DIM, Pen
from french54.cli.rules import add_option, chosen
from french54.cli.transcript import Transcript
from french54.cli.words import Words
from french54.core.game import Bot, Result
from french54.core.match import Match
from french54.core.record import of, write
from french54.table.seats import NAMES

YOU: Final = 0

AnyMatch = Match[Any, Any, Any]


def add(parser: ArgumentParser, words: Words) -> None:
    """The arguments of the command."""
    parser.add_argument(
        "game", nargs="?", default=ENTRIES[0].game, choices=[each.game for each in ENTRIES], help=words("cli-help-game")
    )
    parser.add_argument("--level", help=words("cli-help-level"))
    add_option(parser, words)
    parser.add_argument("--think", type=float, default=0.5, metavar="SECONDS", help=words("cli-help-think"))
    parser.add_argument("--key", type=bytes.fromhex, metavar="HEX", help=words("cli-help-key"))
    parser.add_argument("--records", type=Path, metavar="FOLDER", help=words("cli-help-keep"))


def pen(words: Words) -> Pen:
    """In colour on a terminal that has it; NO_COLOR turns it off."""
    return Pen(words, sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb")


def run(options: Namespace, words: Words) -> int:
    """Deals until the person leaves or the match is over."""
    offered = entry(options.game).levels
    level = options.level or next(iter(offered))
    levels = (*offered, UNIFORM)
    if level not in levels:
        print(words("cli-no-level", level=level, levels=", ".join(levels)), file=sys.stderr)
        return 2
    game = chosen(options.game, options.option, words)
    if game is None:
        return 2
    if sys.stdin.isatty():
        import readline  # noqa: F401, PLC0415 - line editing for input(), where a person types
    # Who asks for certain cards may want the rest as it was, too.
    rng = Random(options.key or secrets.randbits(64))
    told = Transcript(pen(words), (words("cli-you"), *rng.sample(NAMES, game.seats - 1)))
    bot = make_bot(options.game, level)
    asker = Asker(told, bot, rng, options.think)
    evening = Evening(told, asker, bot, rng, options)
    others = ", ".join(told.names[1:])
    print(words("cli-welcome", game=words(f"game-{options.game}"), names=others, help="?", quit="q"))
    try:
        evening.play(game)
    except Quit:
        print(words("cli-bye"))
    return 0


class Evening:
    """One match after another, until the person leaves."""

    _match: AnyMatch

    def __init__(self, told: Transcript, asker: Asker, bot: Bot[Any, Any], rng: Random, options: Namespace) -> None:
        self._told, self._asker, self._bot, self._rng = told, asker, bot, rng
        self._budget: float = options.think
        self._folder: Path | None = options.records
        self._key: bytes | None = options.key

    def play(self, game: AnyGame) -> None:
        """Matches of `game`, the first from the key that was asked for; raises `Quit` when the person leaves."""
        totals = [0] * game.seats
        key = self._key or secrets.token_bytes(32)
        while True:
            self._match = Match.begin(game, key)
            try:
                for result in self._deals():
                    totals = [total + won for total, won in zip(totals, result.payoffs, strict=True)]
                    print(self._told.score(result, totals))
                    self._asker.line(f"\n{self._told.pen.words('cli-next')}")
            finally:
                self._keep()
            key = secrets.token_bytes(32)

    def _keep(self) -> None:
        if self._folder is None:
            return
        self._folder.mkdir(parents=True, exist_ok=True)
        path = self._folder / f"{self._match.game.name}-{self._match.key.hex()[:12]}.json"
        path.write_text(write(of(self._match)))
        print(self._told.pen.words("cli-kept", path=str(path)))

    def _deals(self) -> Iterator[Result]:
        """The results of the deals of a match, each once it is played; a void deal has none."""
        upcoming: AnyMatch | None = self._match
        while upcoming is not None:
            self._match = upcoming
            self._deal()
            result = self._match.state.view(YOU).result
            if result is not None:
                yield result
            upcoming = self._match.next()

    def _deal(self) -> None:
        shown = 0
        print(f"\n{self._told.pen.ink(DIM, self._told.pen.words('cli-deal', number=len(self._match.deals)))}")
        while True:
            state = self._match.state
            events = state.view(YOU).events
            for event in events[shown:]:
                line = self._told.line(event)
                if line is not None:
                    print(line)
            shown = len(events)
            if state.turn is None:
                return
            self._match = self._match.play(self._decide(state.turn))

    def _decide(self, seat: int) -> Any:
        view = self._match.state.view(seat)
        return self._asker.action(view) if seat == YOU else self._bot.act(view, self._rng, self._budget)
