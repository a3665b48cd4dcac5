"""`french54 replay`: step through a record, or a deal of Bridge in PBN, every hand open."""

import shutil
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from itertools import chain

from french54.cli.play import AnyMatch, pen
from french54.cli.records import contents, wrong
from french54.cli.transcript import Transcript
from french54.cli.words import Words
from french54.core.record import BrokenRecord
from french54.games.holdem import phh
from french54.games.holdem.rules import Holdem, HoldemState
from french54.records import steps


def add(parser: ArgumentParser, words: Words) -> None:
    """The arguments of the command."""
    parser.add_argument("file", metavar="FILE", help=words("cli-help-record"))
    parser.add_argument("--all", action="store_true", help=words("cli-help-all"))
    parser.add_argument("--phh", action="store_true", help=words("cli-help-phh"))


def run(options: Namespace, words: Words) -> int:
    """Shows one action at a time; all at once with `--all`, or where no person is at the terminal."""
    stepping = not options.all and sys.stdin.isatty() and options.file != "-"
    try:
        raw = contents(options.file)
    except OSError as error:
        print(words("cli-unreadable", why=words.system(error)), file=sys.stderr)
        return 2
    try:
        told = steps(raw)
        if options.phh:
            return _as_phh(told, words)
        first = next(told)
        reading = Reading(words, first)
        for match in chain((first,), told):
            print("\n".join(reading.step(match)))
            if not stepping:
                continue
            print(words("cli-step"))
            if input("> ").strip().lower() == "q":
                break
    except BrokenRecord as broken:
        print(wrong(broken, words), file=sys.stderr)
        return 1
    except EOFError:
        print()
    return 0


def _as_phh(steps: Iterator[AnyMatch], words: Words) -> int:
    """Every deal in the Poker Hand History notation, with all hole cards."""
    deals: dict[int, str] = {}
    for match in steps:
        game, state, number = match.game, match.state, len(match.deals)
        if not isinstance(game, Holdem) or not isinstance(state, HoldemState):
            print(words("cli-no-phh"), file=sys.stderr)
            return 2
        known = {seat: state.hole(seat) for seat in state.order}
        deals[number] = phh.history(state.view(None), (game.small, game.big), hand=number, known=known)
    print("\n".join(f"[{number}]\n{deal}" for number, deal in deals.items()), end="")
    return 0


class Reading:
    """A record told step by step."""

    def __init__(self, words: Words, first: AnyMatch) -> None:
        seats = range(first.game.seats)
        self._told = Transcript(pen(words), tuple(words("cli-seat", seat=seat + 1) for seat in seats))
        self._totals = [0 for _ in seats]
        self._deal, self._shown = 0, 0

    def step(self, match: AnyMatch) -> Iterator[str]:
        """The lines of what came to pass up to `match`: a new deal's hands, else its new events."""
        view = match.state.view(None)
        if self._deal < len(match.deals):
            self._deal, self._shown = len(match.deals), len(view.events)
            yield f"\n{self._told.pen.words('cli-deal', number=self._deal)}"
            yield from self._hands(match)
            return
        new = view.events[self._shown :]
        for event in new:
            line = self._told.line(event)
            if line is not None:
                yield line
            if event.kind == "take":
                yield from self._hands(match)
        if any(event.kind == "deal" for event in new):
            yield from self._hands(match)
        self._shown = len(view.events)
        if view.result is not None:
            self._totals = [total + won for total, won in zip(self._totals, view.result.payoffs, strict=True)]
            yield self._told.score(view.result, self._totals)

    def _hands(self, match: AnyMatch) -> Iterator[str]:
        for seat in range(match.game.seats):
            hand = match.state.view(seat).hand
            yield f"{self._told.name(seat)}\n{self._told.pen.fan(hand, shutil.get_terminal_size().columns)}"
