"""`french54 serve`: the server, for people with a browser."""

import os
import socket
import sys
import webbrowser
from argparse import ArgumentParser, Namespace
from pathlib import Path
from threading import Thread

from french54.cli.words import Words
from french54.server.assets import manifest
from french54.server.config import Config
from french54.server.running import run as serve


def add(parser: ArgumentParser, words: Words) -> None:
    """The arguments of the command."""
    parser.add_argument("--host", default="127.0.0.1", help=words("cli-help-host"))
    parser.add_argument("--port", type=int, default=5454, help=words("cli-help-port"))
    folder = str(_home()).replace("%", "%%")  # argparse formats the help
    parser.add_argument("--data", type=Path, metavar="FOLDER", help=words("cli-help-data", folder=folder))
    parser.add_argument("--origin", metavar="ADDRESS", help=words("cli-help-origin"))
    parser.add_argument("--workers", type=int, metavar="N", help=words("cli-help-workers"))
    parser.add_argument(
        "--log-level", default="info", choices=("debug", "info", "warning", "error"), help=words("cli-help-log")
    )
    parser.add_argument("--open", action="store_true", help=words("cli-help-open"))


def _home() -> Path:
    """Where programs of this person keep their data."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "french54"


def run(options: Namespace, words: Words) -> int:
    """Serves until it is told to stop; 1 if it cannot begin."""
    if not manifest():
        print(words("cli-not-built"), file=sys.stderr)
        return 1
    taken = _taken(options.host, options.port, words)
    if taken is not None:
        print(words("cli-port-taken", host=options.host, port=str(options.port), why=taken), file=sys.stderr)
        return 1
    config = Config(
        data=options.data or _home(),
        host=options.host,
        port=options.port,
        origin=options.origin,
        log_level=options.log_level,
        **({} if options.workers is None else {"workers": options.workers}),
    )

    def started(address: str) -> None:
        print(words("cli-serving", address=options.origin or address, folder=str(config.data)), flush=True)
        if options.open and (
            os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform == "darwin"
        ):
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    serve(config, started)
    return 0


def _taken(host: str, port: int, words: Words) -> str | None:
    """Why this address cannot be listened on; None if it can."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        return words.system(error)
    except OverflowError as error:
        return str(error)
    return None
