"""Records read from files."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from french54.catalogue import make_game
from french54.core.match import Deal, Match
from french54.core.record import BrokenRecord, Record, read, replay
from french54.games.bridge import pbn
from french54.games.bridge.rules import Bridge, Setup

PBN: Final = b"[%"
"""What begins a deal of Bridge in PBN: a tag, or an escaped line."""


def load(path: str) -> Record:
    """The record in the file, `-` for what comes in; raises OSError or `BrokenRecord`."""
    return read(contents(path))


def contents(path: str) -> bytes:
    """What the file holds, `-` for what comes in; raises OSError."""
    return sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()


def steps(raw: bytes) -> Iterator[Match[Any, Any, Any]]:
    """The match after each step of a record, or of a deal of Bridge in PBN; raises `BrokenRecord`."""
    begins = raw.lstrip()[:1]
    return deal_of_bridge(raw) if begins and begins in PBN else matches(read(raw))


def deal_of_bridge(raw: bytes) -> Iterator[Match[Any, Any, Any]]:
    """The deal in a PBN text, step by step; raises `BrokenRecord`."""
    try:
        state = pbn.read(raw.decode())
    except (pbn.BrokenPbn, UnicodeDecodeError) as error:
        raise BrokenRecord("pbn", str(error)) from None
    game = Bridge(state.board.vulnerable or "none")
    match = Match(game, b"", (Deal(Setup(), state.deck),), game.start(Setup(), state.deck))
    yield match
    for action in state.board.actions:
        match = match.play(action)
        yield match


def matches(record: Record) -> Iterator[Match[Any, Any, Any]]:
    """The match after each step of `record`, as its game has it; raises `BrokenRecord`."""
    try:
        game = make_game(record.game, record.options)
    except KeyError:
        raise BrokenRecord("game", f"no game is called {record.game!r}") from None
    except (TypeError, ValueError) as error:
        raise BrokenRecord("options", str(error)) from None
    return replay(game, record)
