"""The server as a process."""

import copy
import logging
import signal
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn
from uvicorn.config import LOGGING_CONFIG

from french54.server import limits
from french54.server.app import make_app
from french54.server.assets import manifest
from french54.server.config import Config

_log = logging.getLogger("french54.server")


class _Server(uvicorn.Server):
    """Tells when it listens, and where."""

    def __init__(self, config: uvicorn.Config, started: Callable[[str], None] | None) -> None:
        super().__init__(config)
        self._told = started
        self.interrupted = False

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.interrupted = self.interrupted or sig == signal.SIGINT
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._told is not None:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            self._told(f"http://{f'[{host}]' if ':' in host else host}:{port}/")


def run(config: Config, started: Callable[[str], None] | None = None) -> None:
    """Serve until SIGTERM, or SIGINT, which raises KeyboardInterrupt; pages are told with 1012 that it restarts."""
    if not manifest():
        _log.error("the page is not built: no one can play before `npm run build` in web/")
    log = copy.deepcopy(LOGGING_CONFIG)
    log["loggers"]["french54"] = {"handlers": ["default"], "level": config.log_level.upper(), "propagate": False}
    settings = uvicorn.Config(
        make_app(config),
        host=config.host,
        port=config.port,
        log_config=log,
        log_level=config.log_level,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=limits.FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
    server = _Server(settings, started)
    server.run()
    # uvicorn signals anew once it has stopped, but now and then its loop is done before it hears of it.
    if server.interrupted:
        raise KeyboardInterrupt
