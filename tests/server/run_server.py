"""Serves with the settings given as JSON and a few bots more than the catalogue has; says where on a line of output."""

import dataclasses
import json
import os
import secrets
import signal
import sys
from pathlib import Path
from threading import Thread
from types import SimpleNamespace
from typing import Final

from french54 import catalogue
from french54.server import Config, room, serve, thinking

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
    """Let every match have this secret, and bots draw the same lots in the same places."""
    like = SimpleNamespace(token_hex=lambda _: secret, token_urlsafe=secrets.token_urlsafe, randbits=lambda _: 54)
    for module in (room, thinking):
        vars(module)["secrets"] = like


if __name__ == "__main__":
    Thread(target=end_with_the_tests, daemon=True).start()
    settings = json.loads(sys.argv[1])
    if secret := settings.pop("secret", None):
        fix(secret)
    serve(Config(data=Path(settings.pop("data")), **settings), lambda address: print(address, flush=True))
