"""The web server: pages, sockets, identity and the tables in play."""

from collections.abc import Callable

from french54.server.config import Config

__all__ = ["Config", "serve"]


def serve(config: Config, started: Callable[[str], None] | None = None) -> None:
    """Serve until the process is told to stop; `started` is called with the address once people can come."""
    # Workers import this package too, and have no use for a web server.
    from french54.server.running import run  # noqa: PLC0415

    run(config, started)
