"""Serves with the settings given as JSON and a few bots more than the catalogue has; says where on a line of output."""

import dataclasses
import hashlib
import json
import os
import secrets
import signal
import sys
import zlib
from pathlib import Path
from threading import Thread
from types import SimpleNamespace
from typing import Any, Final

import msgspec

from french54 import catalogue
from french54.core.game import View
from french54.server import Config, room, serve, thinking
from french54.server.worker import Job
from french54.table.entries import Sealed
from french54.table.table import Table

ODD: Final = ("sleeper", "hanger", "mortal", "cheat", "talker", "shy")

# A worker runs this file too, under another name, and so knows these bots.
for _name, _entry in catalogue._BY_NAME.items():
    _levels = {**{odd: f"tests.server.odd_bots:{odd.title()}" for odd in ODD}, **_entry.levels}
    _studies = {**_entry.studies, **{odd: f"tests.server.odd_studies:{odd}" for odd in ("held", "later", "fails")}}
    catalogue._BY_NAME[_name] = dataclasses.replace(_entry, levels=_levels, studies=_studies)


def end_with_the_tests() -> None:
    """Standard input ends when whoever started this server does, however that comes about."""
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


def fix(secret: str) -> None:
    """Make the secrets of every table's matches from this one, and let bots draw lots by what they see."""
    by_chance = room.sealed

    def sealed(level: str, before: Table | None = None) -> Sealed:
        made = by_chance(level, before)
        later = hashlib.sha256(f"{secret} {made.match}".encode()).hexdigest()
        return msgspec.structs.replace(made, secret=secret if made.match == 1 else later)

    def job(game: str, name: str, view: View[Any], _: int, *rest: Any) -> Job:
        return Job(game, name, view, zlib.crc32(f"{secret} {view.seat} {len(view.events)}".encode()), *rest)

    vars(room)["sealed"] = sealed
    vars(room)["secrets"] = SimpleNamespace(**{**vars(secrets), "randbits": lambda _: 54})
    vars(thinking)["Job"] = job


if __name__ == "__main__":
    Thread(target=end_with_the_tests, daemon=True).start()
    settings = json.loads(sys.argv[1])
    if secret := settings.pop("secret", None):
        fix(secret)
    serve(Config(data=Path(settings.pop("data")), **settings), lambda address: print(address, flush=True))
