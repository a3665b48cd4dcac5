"""The check of the repository finds nothing in it, and finds each fault it is there for."""

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]


def checked(root: Path) -> subprocess.CompletedProcess[str]:
    command = (sys.executable, ROOT / "tools" / "check_repository.py", "--root", root)
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_this_repository_is_in_order() -> None:
    found = checked(ROOT)
    assert found.returncode == 0, found.stdout


@pytest.mark.parametrize(
    ("name", "text", "fault"),
    [
        ("a.py", "x = 1\n" * 451, "a.py: 451 lines"),
        ("web/a.js", f"x={'1+' * 600}1\n", "web/a.js: a line of 1203 columns"),
        ("web/node_modules/a.js", "", "made by a build"),
        ("src/a.so", "", "made by a build"),
        ("src/server/static/built/a.css", "", "made by a build"),
        (
            "a.lock",
            "six @ https://pythonhosted.org/six\n",
            "a.lock:1: names a registry: pythonhosted.org",
        ),
        ("a.md", "\nsee /root/notes\n", "a.md:2: names a path of one machine"),
        ("a.lock", "--extra-index-url x\n", "a.lock:1: names an index of packages"),
        ("package-lock.json", '{\n "resolved": "x"\n}\n', "package-lock.json:2: names an address in a lock file"),
    ],
)
def test_each_fault_is_found(tmp_path: Path, name: str, text: str, fault: str) -> None:
    subprocess.run(["git", "init", "--quiet", tmp_path], check=True)
    (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / name).write_text(text)
    found = checked(tmp_path)
    assert found.returncode == 1
    assert fault in found.stdout


def test_what_git_ignores_is_not_looked_at(tmp_path: Path) -> None:
    subprocess.run(["git", "init", "--quiet", tmp_path], check=True)
    (tmp_path / ".gitignore").write_text("node_modules/\n")
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "node_modules" / "a.js").write_text("")
    assert checked(tmp_path).returncode == 0


def test_a_lock_older_than_the_project_is_found(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "requirements.lock", "tools/lock.py", "tools/check_repository.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text((ROOT / name).read_text())
    project = tmp_path / "pyproject.toml"
    project.write_text(project.read_text().replace('"msgspec>=', '"msgspec>'))
    subprocess.run(["git", "init", "--quiet", tmp_path], check=True)
    command = (sys.executable, tmp_path / "tools" / "check_repository.py")
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "requirements.lock: older than pyproject.toml" in found.stdout
