"""The long figures: what is late is ended with all it started, what fails is named, and the rest is kept."""

import sys
from pathlib import Path

import figures
import pytest
from figures import Figure

LINGERING = "import subprocess, sys; subprocess.run([sys.executable, '-c', 'import time; time.sleep(600)'])"


def test_what_fails_or_never_ends_does_not_keep_the_others(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    parts = (
        Figure("endless", 0, (sys.executable, "-c", LINGERING)),
        Figure("broken", 1, (sys.executable, "-c", "raise SystemExit(3)")),
        Figure("whole", 1, (sys.executable, "-c", ("print('in full')", "print('in small')"))),
    )
    monkeypatch.setattr(figures, "FIGURES", parts)
    monkeypatch.setattr(figures, "folder_of", lambda quick: tmp_path)
    monkeypatch.setattr(sys, "argv", ["figures.py", "--quick"])
    assert figures.main() == 1
    told = capsys.readouterr().out
    assert "not done after 0 minutes" in told
    assert "ended with 3" in told
    assert told.endswith("Failed: endless, broken\n")
    assert [path.name for path in tmp_path.iterdir()] == ["whole.txt"]
    kept = (tmp_path / "whole.txt").read_text()
    assert "commit " in kept
    assert kept.endswith("\n\nin small\n")


def test_every_command_is_whole_in_both_sizes() -> None:
    names = [figure.name for figure in figures.FIGURES]
    assert len(names) == len(set(names))
    for figure in figures.FIGURES:
        for quick in (False, True):
            command = figure.command(quick, 3)
            assert all(command)
            assert figures.WORKERS not in command
