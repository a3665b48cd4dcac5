"""The command `french54`."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import pairwise
from typing import Final, NoReturn

from french54 import __version__
from french54.cli.words import Words, language_of
from french54.locales import LANGUAGES

COMMANDS: Final = {
    "play": "cli-help-play",
    "serve": "cli-help-serve",
    "arena": "cli-help-arena",
    "replay": "cli-help-replay",
    "judge": "cli-help-judge",
}
"""Each a module of this folder with `add(parser, words)` and `run(options, words)`, loaded when it is called."""


class Parser(argparse.ArgumentParser):
    """Headings and the help option in the person's language."""

    def __init__(self, words: Words, **options: object) -> None:
        super().__init__(add_help=False, allow_abbrev=False, **options)  # type: ignore[arg-type]
        self.words = words
        self._positionals.title = words("cli-arguments")
        self._optionals.title = words("cli-options")
        self.add_argument("-h", "--help", action="help", help=words("cli-help-help"))

    def format_usage(self) -> str:
        return super().format_usage().replace("usage:", self.words("cli-usage"), 1)

    def format_help(self) -> str:
        return super().format_help().replace("usage:", self.words("cli-usage"), 1)

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(2, f"{self.prog}: {message}\n")


def _language(arguments: Sequence[str]) -> str:
    """What `--lang` says, before the rest is read: the help and its complaints depend on it."""
    spread = [part for each in arguments for part in each.split("=", 1)]
    named = next((value for option, value in pairwise(spread) if option == "--lang"), None)
    return named if named in LANGUAGES else language_of(os.environ)


def _parser(words: Words, named: str | None) -> Parser:
    """The parser, with the arguments of the command `named` alone: the others stay unloaded."""
    parser = Parser(words, prog="french54", description=words("cli-about"), epilog=words("cli-epilog"))
    parser.add_argument(
        "--version", action="version", version=f"french54 {__version__}", help=words("cli-help-version")
    )
    parser.add_argument("--lang", choices=LANGUAGES, help=words("cli-help-lang"))
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True, title=words("cli-commands"))
    for name, help_ in COMMANDS.items():
        command = commands.add_parser(name, words=words, help=words(help_), description=words(help_))
        command.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=words("cli-help-lang"))
        if name == named:
            import_module(f"french54.cli.{name}").add(command, words)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; answers its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    words = Words(_language(given))
    named = next((each for each in given if each in COMMANDS), None)
    options = _parser(words, named).parse_args(given)
    try:
        code: int = import_module(f"french54.cli.{options.command}").run(options, words)
    except KeyboardInterrupt:
        print()
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    return code


if __name__ == "__main__":
    sys.exit(main())
