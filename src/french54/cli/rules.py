"""The rules of a game as they are chosen on the command line."""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence

from french54.catalogue import AnyGame, entry
from french54.cli.words import Words


def add_option(parser: ArgumentParser, words: Words) -> None:
    """`--option NAME=VALUE`, as often as there are any."""
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=words("cli-help-option"))


def chosen(game: str, options: Sequence[str], words: Words) -> AnyGame | None:
    """The game with these options; None, and a word about it, for one it does not have."""
    try:
        return entry(game).make_game(dict(map(_option, options)))
    except (TypeError, ValueError):
        given = ", ".join(options)
        print(words("cli-arena-no-option", game=words(f"game-{game}"), options=given), file=sys.stderr)
        return None


def _option(text: str) -> tuple[str, int | bool | str]:
    """A name and what it is set to: a number, `yes` or `no`, or a word; raises ValueError if it is none."""
    name, _, value = text.partition("=")
    if not name or not value:
        raise ValueError(text)
    if value in {"yes", "no"}:
        return name, value == "yes"
    return name, int(value) if value.isdecimal() else value
