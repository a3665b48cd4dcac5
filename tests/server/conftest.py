"""Servers for tests: one that most share, and as many of their own as a test wants."""

import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from tests.server.harness import Server

Starter: TypeAlias = Callable[..., Server]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that lives as long as the tests do."""
    running = Server(tmp_path_factory.mktemp("shared") / "data").start()
    yield running
    running.end()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Starter]:
    """Starts a server of the test's own, again on the same folder if it is asked again."""
    running: list[Server] = []

    def go(**settings: Any) -> Server:
        running.append(Server(tmp_path / "data", **settings).start())
        return running[-1]

    yield go
    for each in running:
        each.end(signal.SIGKILL)
