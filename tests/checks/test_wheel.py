"""The wheel holds everything that is made, and works away from the checkout."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

import build_kernels
import pytest

from french54.locales import LANGUAGES

ROOT: Final = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout, built as `pip install .` does."""
    folder = tmp_path_factory.mktemp("wheel")
    command = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", folder, ROOT)
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    (path,) = folder.glob("french54-*.whl")
    return path


def test_it_holds_what_is_made(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for module in build_kernels.MODULES:
        stem = module.replace(".", "/")
        assert f"{stem}.py" in names
        assert any(name.startswith(f"{stem}.c") and name.endswith(".so") for name in names), module
    assert "french54/server/static/built/.vite/manifest.json" in names
    for language in LANGUAGES:
        assert f"french54/locales/{language}.ftl" in names
    for path in (ROOT / "docs" / "rules").glob("*.md"):
        assert f"french54/docs/rules/{path.name}" in names
    for path in (ROOT / "src" / "french54" / "server" / "templates").iterdir():
        assert f"french54/server/templates/{path.name}" in names
    assert not [name for name in names if ".made-from" in name or "__pycache__" in name]


def test_its_name_tells_the_platform(wheel: Path) -> None:
    assert "-cp3" in wheel.name
    assert "none-any" not in wheel.name


def test_it_works_away_from_the_checkout(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path)
    code = """
import french54
from french54.catalogue import ENTRIES
from french54.kit.climbing import onepack
from french54.server.assets import manifest
from french54.server.rulebooks import rulebook
from french54.server.app import make_app
for module in (french54, onepack):
    print(module.__file__)
print(bool(manifest()), all(rulebook(entry.game, "sv") for entry in ENTRIES))
"""
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    ran = subprocess.run(
        (sys.executable, "-c", code), cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    package, kernel, there = ran.stdout.splitlines() or [ran.stderr] * 3
    assert package.startswith(str(tmp_path))
    assert kernel.startswith(str(tmp_path))
    assert kernel.endswith(".so")
    assert there == "True True"
