"""`french54 serve` serves, says where, and says why when it cannot."""

import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from tests.cli.conftest import Run, environment

from french54.server.assets import manifest


@contextmanager
def served(data: Path, **others: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server at work, and its address."""
    command = (sys.executable, "-m", "french54", "serve", "--port", "0", "--data", data, "--log-level", "error")
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment(**others)) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            found = re.search(r"http://127\.0\.0\.1:\d+/", line)
            assert found, line
            yield process, found[0]
        finally:
            process.kill()


@pytest.fixture(scope="module", autouse=True)
def built() -> None:
    assert manifest(), "the page is not built: run `make test`, or tools/build_page.py"


def test_it_says_where_it_serves_and_stops_when_told(tmp_path: Path) -> None:
    with served(tmp_path / "data", LANG="da_DK.UTF-8") as (process, address):
        home = httpx.get(address, headers={"Accept-Language": "sv"}, follow_redirects=True)
        assert home.status_code == 200
        assert home.headers["content-language"] == "sv"
        assert httpx.get(f"{address}healthz").json() == {"status": "ok"}
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 130
    assert (tmp_path / "data" / "tables.db").exists()


def test_data_lies_where_programs_keep_theirs(tmp_path: Path) -> None:
    asked = (sys.executable, "-m", "french54", "serve", "--help")
    shown = subprocess.run(
        asked, capture_output=True, text=True, check=True, env=environment(XDG_DATA_HOME=str(tmp_path))
    )
    assert f"{tmp_path}/french54".replace("\n", "") in re.sub(r"\n\s+", "", shown.stdout)


def test_an_address_that_is_taken(french54: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        refused = french54("serve", "--port", str(port), "--data", tmp_path, "--lang", "da")
    assert refused.returncode == 1
    assert f"port {port}" in refused.stderr
    assert "--port" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_an_address_that_is_none(french54: Run, tmp_path: Path) -> None:
    refused = french54("serve", "--host", "256.1.1.1", "--data", tmp_path)
    assert refused.returncode == 1
    assert refused.stderr.startswith("Cannot listen on 256.1.1.1, port 5454")
