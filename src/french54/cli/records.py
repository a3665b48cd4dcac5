"""Records read from files."""

import sys
from pathlib import Path

from french54.cli.words import Words
from french54.core.record import BrokenRecord, Record, read


def load(path: str) -> Record:
    """The record in the file, `-` for what comes in; raises OSError or `BrokenRecord`."""
    return read(contents(path))


def contents(path: str) -> bytes:
    """What the file holds, `-` for what comes in; raises OSError."""
    return sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()


def wrong(broken: BrokenRecord, words: Words) -> str:
    """What is wrong, and where."""
    why = words.why(broken.reason) if broken.reason else words.of(broken.why)
    return words("cli-broken", field=broken.field, why=why)
