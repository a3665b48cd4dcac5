"""A real terminal for the command: a pseudo-terminal that shows what a person would see."""

import os
import pty
import re
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.cli.conftest import environment


class Terminal:
    """The command at work in a terminal."""

    def __init__(self, process: subprocess.Popen[bytes], descriptor: int) -> None:
        self.process = process
        self._descriptor = descriptor
        self._seen = ""

    def type(self, text: str) -> None:
        """Type a line."""
        os.write(self._descriptor, f"{text}\n".encode())

    def until(self, pattern: str, seconds: float = 60) -> str:
        """What is shown up to where `pattern` is; fails if it does not come."""
        end = time.monotonic() + seconds
        while not (found := re.search(pattern, self._seen)):
            ready, _, _ = select.select([self._descriptor], [], [], max(0.0, end - time.monotonic()))
            more = self._read() if ready else b""
            if not more:
                raise AssertionError(f"{pattern!r} was not shown, but: {self._seen[-2000:]}")
            self._seen += more.decode(errors="replace")
        shown, self._seen = self._seen[: found.end()], self._seen[found.end() :]
        return shown

    def _read(self) -> bytes:
        try:
            return os.read(self._descriptor, 65536)
        except OSError:  # the command has ended
            return b""


@contextmanager
def terminal(*arguments: str | Path, **others: str) -> Iterator[Terminal]:
    """`french54` with arguments in a terminal; ended when the test is."""
    ours, theirs = pty.openpty()
    command = (sys.executable, "-m", "french54", *map(str, arguments))
    process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment(**others))
    os.close(theirs)
    try:
        yield Terminal(process, ours)
    finally:
        process.kill()
        process.wait()
        os.close(ours)
