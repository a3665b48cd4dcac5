"""Measure what takes long and keep it: `benchmarks/results/NAME.txt`, with the day, the commit and the machine.

`python tools/figures.py [--quick] [--workers N] [NAME ...]` measures all of `FIGURES`, or those named. Whatever a part
prints is shown as it comes and kept if the part succeeds; one that fails or takes longer than it may is named at the
end, and the others go on. With `--quick` the parts are so small that they only show that all of it runs, and are kept
apart, in `.cache/figures`.
"""

import argparse
import os
import platform
import re
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from threading import Event, Timer
from typing import Final, TypeAlias

ROOT: Final = Path(__file__).resolve().parent.parent
RESULTS: Final = ROOT / "benchmarks" / "results"
TRIED: Final = ROOT / ".cache" / "figures"
CORES: Final = os.cpu_count() or 1
WORKERS: Final = "WORKERS"
"""Stands in a command for the number of processes that share the work."""

Word: TypeAlias = str | tuple[str, str]
"""A word of a command; of two, the first in full and the second with `--quick`. Empty ones are left out."""


@dataclass(frozen=True, slots=True)
class Figure:
    """Something to measure."""

    name: str
    minutes: int
    """It is ended after so many; a machine with two idle cores needs less than half of them."""
    words: tuple[Word, ...]

    def command(self, quick: bool, workers: int) -> list[str]:
        """What is run."""
        words = (word if isinstance(word, str) else word[quick] for word in self.words)
        return [str(workers) if word == WORKERS else word for word in words if word]


def python(*words: Word) -> tuple[Word, ...]:
    """A program of ours."""
    return (sys.executable, *words)


def arena(game: str, better: Word, worse: str, decks: tuple[str, str], *more: Word) -> tuple[Word, ...]:
    """One level of bots against another over paired decks."""
    words = ("-m", "french54", "arena", game, better, worse, "--lang", "en", "--workers", WORKERS)
    return python(*words, "--deals", decks, *more)


# Whatever is worth measuring has its line here.
FIGURES: Final = (
    Figure(
        "long-tests",
        180,
        python("-m", "pytest", "-m", "full", "-n", WORKERS, "--durations=25", ("", "tests/table")),
    ),
    Figure("kernels", 15, python("-m", "benchmarks.kernels", "--rounds", ("7", "1"))),
    Figure("protocol", 10, python("-m", "benchmarks.protocol", "--rounds", ("9", "1"), "--deals", ("60", "5"))),
    Figure("betting", 10, python("-m", "benchmarks.betting", "--rounds", ("9", "1"), "--deals", ("100", "5"))),
    Figure("doudizhu-casual-uniform", 10, arena("doudizhu", "casual", "uniform", ("100", "5"), "--no-auction")),
    Figure(
        "doudizhu-strong-uniform",
        20,
        arena("doudizhu", "strong", "uniform", ("100", "2"), "--no-auction", "--budget", ("0.1", "0.01")),
    ),
    Figure(
        "doudizhu-strong-casual",
        30,
        arena("doudizhu", "strong", "casual", ("120", "2"), "--no-auction", "--budget", ("0.2", "0.01")),
    ),
    Figure(
        "doudizhu-whole-strong-casual",
        20,
        arena("doudizhu", "strong", "casual", ("40", "1"), "--budget", ("0.1", "0.01")),
    ),
    Figure(
        "doudizhu-rlcard",
        30,
        python(
            *("-m", "benchmarks.rlcard_doudizhu", "--workers", WORKERS),
            *("--deals", ("120", "2"), "--budget", ("0.2", "0.01")),
        ),
    ),
    Figure("tricks", 10, python("-m", "benchmarks.tricks", "--rounds", ("7", "1"))),
    Figure("climbing", 5, python("-m", "benchmarks.climbing", "--rounds", ("15", "3"), "--seeds", ("6", "1"))),
    Figure("guandan-casual-uniform", 10, arena("guandan", "casual", "uniform", ("100", "2"))),
    Figure(
        "guandan-strong-uniform",
        15,
        arena("guandan", "strong", "uniform", ("50", "1"), "--budget", ("0.05", "0.01")),
    ),
    Figure(
        "guandan-strong-casual",
        30,
        arena("guandan", "strong", "casual", ("100", "1"), "--budget", ("0.1", "0.01")),
    ),
    Figure("tractor-casual-uniform", 5, arena("tractor", "casual", "uniform", ("200", "5"))),
    Figure("tractor-strong-uniform", 15, arena("tractor", ("strong:20", "strong:1"), "uniform", ("40", "1"))),
    Figure("tractor-strong-casual", 30, arena("tractor", ("strong:20", "strong:1"), "casual", ("80", "1"))),
    Figure("zhengshangyou-casual-uniform", 5, arena("zhengshangyou", "casual", "uniform", ("200", "5"))),
    Figure(
        "zhengshangyou-strong-uniform",
        10,
        arena("zhengshangyou", "strong", "uniform", ("100", "2"), "--budget", ("0.05", "0.01")),
    ),
    Figure(
        "zhengshangyou-strong-casual",
        15,
        arena("zhengshangyou", "strong", "casual", ("150", "2"), "--budget", ("0.1", "0.01")),
    ),
    *(
        Figure(
            f"winner-{players}-casual-uniform",
            5,
            arena("winner", "casual", "uniform", ("100", "2"), "--option", f"players={players}"),
        )
        for players in range(3, 7)
    ),
    *(
        Figure(
            f"winner-{players}-strong-casual",
            20,
            arena(
                *("winner", ("strong:200", "strong:5"), "casual", ("60", "1")),
                *("--option", f"players={players}"),
            ),
        )
        for players in range(3, 7)
    ),
    *(
        Figure(
            f"doudizhu-table-{players}-{better}-{worse}",
            20,
            arena(
                *("doudizhu-table", (f"{better}{trials}", better), worse, (decks, "2")),
                *("--no-auction", "--option", f"players={players}", "--budget", "0.01"),
            ),
        )
        for players in (3, 4)
        for better, trials, worse, decks in (
            ("casual", "", "uniform", "150"),
            ("strong", ":100", "uniform", "80"),
            ("strong", ":400", "casual", "200"),
        )
    ),
    Figure(
        "onepoker-bots",
        30,
        python(
            *("-m", "benchmarks.onepoker_bots", "--pairs", ("10", "1"), "--budget", ("0.1", "0.01")),
            *("--deals", ("40", "2"), "--rounds", ("200", "20")),
        ),
    ),
    *(
        Figure(
            f"holdem-{meeting}",
            30,
            python("-m", "benchmarks.holdem_bots", "--meetings", meeting, "--decks", (decks, "2")),
        )
        for meeting, decks in (
            *(("casual-uniform", "1000"), ("casual-caller", "1000"), ("casual-tight", "3000")),
            *(("strong-uniform", "1000"), ("strong-caller", "1000"), ("strong-tight", "3000")),
            ("strong-casual", "6000"),
        )
    ),
    Figure("bridge-bidding", 40, python("-m", "benchmarks.bridge_bidding", "--auctions", ("1000", "5"))),
    *(
        Figure(
            f"bridge-{meeting}",
            30,
            python(
                *("-m", "benchmarks.bridge_bots", "--meetings", meeting),
                *("--boards", (boards, "1"), "--layouts", ("6", "1")),
            ),
        )
        for meeting, boards in (("casual-uniform", "60"), ("strong-uniform", "40"), ("strong-casual", "100"))
    ),
    Figure("lighthouse", 15, python("tools/page_scores.py", "--visits", ("5", "1"))),
    Figure("page-speed", 10, python("tools/page_speed.py", "--visits", ("5", "1"))),
    Figure("screenshots", 25, python("tools/screenshots.py", ("", "--only"), ("", "360x740-da"))),
)


class Failed(Exception):
    """A measurement that did not come to its end."""


def measured(figure: Figure, quick: bool, workers: int) -> str:
    """What a figure's command prints, shown as it comes; raises `Failed`."""
    environment = os.environ | {"FRENCH54_COMPILED": "1", "PYTHONUNBUFFERED": "1"}
    said: list[str] = []
    late = Event()
    with subprocess.Popen(
        figure.command(quick, workers),
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,  # so that all it started can be ended with it
    ) as running:
        timer = Timer(60 * figure.minutes, _end_late, [running, late])
        timer.start()
        try:
            for line in running.stdout or ():
                print(f"    {line}", end="", flush=True)
                said.append(line)
        finally:
            timer.cancel()
            _end(running)
    if late.is_set():
        raise Failed(f"not done after {figure.minutes} minutes")
    if running.returncode:
        raise Failed(f"ended with {running.returncode}")
    return "".join(said)


def _end_late(running: "subprocess.Popen[str]", late: Event) -> None:
    late.set()
    _end(running)


def _end(running: "subprocess.Popen[str]") -> None:
    """End a command and whatever it has left behind."""
    for how in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(running.pid, how)
        except ProcessLookupError:
            return
        time.sleep(1)


def folder_of(quick: bool) -> Path:
    """Where figures are kept."""
    folder = TRIED if quick else RESULTS
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def source() -> str:
    """The commit that is measured; figures and pictures themselves are no changes to it."""
    commit = _git("rev-parse", "--short=12", "HEAD")
    changed = _git("status", "--porcelain", "--untracked-files=no", "--", ".", ":!benchmarks/results", ":!*.png")
    return f"commit {commit}{' with changes' if changed else ''}"


def _git(*words: str) -> str:
    return subprocess.run(("git", *words), cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def heading(name: str, of: str, seconds: float) -> str:
    """When, of what and on what a figure was measured."""
    return (
        f"# {name}\n"
        f"# measured {datetime.now(UTC):%Y-%m-%d %H:%M} UTC, {of}, in {seconds:.0f} s\n"
        f"# {_processor()}, {CORES} cores, Python {platform.python_version()}, {platform.machine()}\n\n"
    )


def _processor() -> str:
    try:
        found = re.search(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text())
    except OSError:
        found = None
    return found[1] if found else platform.processor() or "a processor without a name"


def main() -> int:
    """Answers 1 if any measurement failed; the others are kept all the same."""
    parser = argparse.ArgumentParser(description="Measure what takes long, and keep it.")
    parser.add_argument("--quick", action="store_true", help="in small, into .cache/figures")
    parser.add_argument("--workers", type=int, default=CORES, metavar="N", help="if not said, one a core")
    parser.add_argument("names", nargs="*", metavar="NAME", help="all, if none is named")
    asked = parser.parse_args()
    every = {figure.name: figure for figure in FIGURES}
    if unknown := [name for name in asked.names if name not in every]:
        print(f"no such figure: {', '.join(unknown)}; there are {', '.join(every)}")
        return 2
    chosen = [every[name] for name in asked.names] or list(FIGURES)
    folder = folder_of(asked.quick)
    failed, of = [], source()
    for number, figure in enumerate(chosen, 1):
        print(f"[{number}/{len(chosen)}] {figure.name}, at most {figure.minutes} minutes", flush=True)
        began = time.monotonic()
        try:
            said = measured(figure, asked.quick, asked.workers)
        except (Failed, OSError) as failure:
            failed.append(figure.name)
            print(f"    FAILED: {failure}", flush=True)
            continue
        seconds = time.monotonic() - began
        (folder / f"{figure.name}.txt").write_text(heading(figure.name, of, seconds) + said, encoding="utf-8")
        print(f"    done in {seconds:.0f} s", flush=True)
    kept = f"{len(chosen) - len(failed)} figures are in {folder}."
    print(f"{kept} Failed: {', '.join(failed)}" if failed else kept)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
