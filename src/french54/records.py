"""Files of records, and of deals of Bridge in PBN, read with the rules of their games."""

import codecs
import re
from collections.abc import Iterator
from typing import Any, Final

from french54.catalogue import AnyGame, make_game
from french54.core.game import Message
from french54.core.match import Deal, Match
from french54.core.record import BrokenRecord, Record, quoted, read, replay
from french54.games.bridge import pbn
from french54.games.bridge.rules import Bridge, Setup

PBN: Final = re.compile(rb'\s*(?:%|\[\s*\w+\s+")')
"""What begins a deal of Bridge in PBN: an escaped line, or a tag."""


def steps(raw: bytes) -> Iterator[Match[Any, Any, Any]]:
    """The match after each step of a record, or of a deal of Bridge in PBN; raises `BrokenRecord`."""
    text = raw.removeprefix(codecs.BOM_UTF8)
    return deal_of_bridge(text) if PBN.match(text) else matches(read(text))


def players(raw: bytes) -> tuple[str | None, ...] | None:
    """Who sat where, as far as a PBN names them; None for what names nobody."""
    text = raw.removeprefix(codecs.BOM_UTF8)
    return pbn.players(_decoded(text)) if PBN.match(text) else None


def _decoded(raw: bytes) -> str:
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return raw.decode("latin-1")  # what the standard of PBN says, and older programs keep to


def deal_of_bridge(raw: bytes) -> Iterator[Match[Any, Any, Any]]:
    """The deal in a PBN text, step by step; raises `BrokenRecord`."""
    try:
        state = pbn.read(_decoded(raw))
    except pbn.BrokenPbn as broken:
        place = f"pbn.actions[{broken.action - 1}]" if broken.action else "pbn"
        raise BrokenRecord(place, broken.why, broken.reason) from None
    game = Bridge(state.board.vulnerable or "none")
    match = Match(game, b"", (Deal(Setup(), state.deck),), game.start(Setup(), state.deck))
    yield match
    for action in state.board.actions:
        match = match.play(action)
        yield match


def matches(record: Record) -> Iterator[Match[Any, Any, Any]]:
    """The match after each step of `record`, as its game has it; raises `BrokenRecord`."""
    return replay(_rules(record), record)


def _rules(record: Record) -> AnyGame:
    try:
        plain = make_game(record.game)
    except KeyError:
        raise BrokenRecord("game", Message("record-game", {"game": quoted(record.game)})) from None
    for name, value in record.options.items():
        # Rules are dataclasses, which take values of any kind.
        if type(value) is not type(getattr(plain, name, None)):
            raise BrokenRecord("options", Message("record-option", {"option": quoted(name)}))
    try:
        return make_game(record.game, record.options)
    except (TypeError, ValueError):
        raise BrokenRecord("options", Message("record-options")) from None
