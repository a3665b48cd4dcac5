"""Options of the tests."""

from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("french54")
    group.addoption("--cases", type=Path, metavar="FILE", help="rule cases to check instead of those in tests/cases")
    group.addoption("--write-goldens", action="store_true", help="write the stored deals of tests/replays anew")
