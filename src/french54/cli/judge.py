"""`french54 judge`: replay records and say what is wrong, field by field."""

from argparse import ArgumentParser, Namespace

from french54.cli.records import load, wrong
from french54.cli.words import Words
from french54.core.record import BrokenRecord
from french54.records import matches


def add(parser: ArgumentParser, words: Words) -> None:
    """The arguments of the command."""
    parser.add_argument("files", nargs="+", metavar="FILE", help=words("cli-help-record"))


def run(options: Namespace, words: Words) -> int:
    """One line a file; 1 when any is broken, 2 when any cannot be read."""
    worst = 0
    for path in options.files:
        try:
            print(f"{path}: {_verdict(path, words)}")
        except BrokenRecord as broken:
            print(f"{path}: {wrong(broken, words)}")
            worst = max(worst, 1)
        except OSError as error:
            print(f"{path}: {words('cli-unreadable', why=words.system(error))}")
            worst = 2
    return worst


def _verdict(path: str, words: Words) -> str:
    *_, match = matches(load(path))
    played = sum(len(deal.actions) for deal in match.deals)
    state = "cli-record-whole" if match.state.turn is None else "cli-record-open"
    return words(state, game=words(f"game-{match.game.name}"), deals=len(match.deals), actions=played)
