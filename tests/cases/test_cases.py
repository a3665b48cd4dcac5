"""Every case of the files gets the answer it expects."""

from pathlib import Path

import pytest

from tests.cases.form import HERE, BrokenCase, Case, NotRun, answer, differences, read


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        chosen = metafunc.config.getoption("--cases")
        paths = [chosen] if chosen else sorted(HERE.glob("*.jsonl"))
        lines = [line for path in paths for line in _lines(path)]
        metafunc.parametrize("case", [case for _, case in lines], ids=[name for name, _ in lines])


def _lines(path: Path) -> list[tuple[str, Case | BrokenCase]]:
    try:
        lines = list(read(path))
    except (OSError, UnicodeDecodeError) as error:
        raise pytest.UsageError(f"--cases {path}: {error}") from None
    if not lines:
        raise pytest.UsageError(f"--cases {path}: no case in it")
    return lines


def test_case(case: Case | BrokenCase) -> None:
    if isinstance(case, BrokenCase):
        pytest.fail(str(case), pytrace=False)
    try:
        answered = answer(case)
    except NotRun as not_run:
        pytest.skip(f"not run: {not_run}")
    wrong = differences(answered, case.expect)
    if wrong:
        pytest.fail(f"{case.place}: {case.id}: " + "; ".join(wrong), pytrace=False)
