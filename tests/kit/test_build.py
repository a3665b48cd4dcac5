"""The build of the kernels keeps its four rules."""

import importlib
import os
import sys
from pathlib import Path

import build_kernels
import pytest

from tests.kernels import ROOT, Kernels


@pytest.mark.skipif(os.environ.get("FRENCH54_COMPILED") != "1", reason="only where the kernels must be compiled")
@pytest.mark.parametrize("name", build_kernels.MODULES)
def test_compiled_where_it_must_be(name: str) -> None:
    assert Path(importlib.import_module(name).__file__ or "").suffix in {".so", ".pyd"}


@pytest.mark.skipif(not build_kernels.libraries(ROOT), reason="the kernels are not compiled")
def test_libraries_are_not_older_than_their_sources() -> None:
    assert build_kernels.built_from(ROOT) == build_kernels.digest(ROOT), "run tools/build_kernels.py"


def test_both_ways_are_what_they_say(kernels: Kernels) -> None:
    suffix = Path(kernels.onepack.__file__).suffix
    assert (suffix != ".py") is kernels.compiled
    assert kernels.known.Table.__module__ == "french54.kit.climbing.table"
    assert kernels.known.Table is kernels.table.Table


def test_interpreted_copies_do_not_stay_behind(kernels: Kernels) -> None:
    module = importlib.import_module("french54.kit.climbing.onepack")
    assert sys.modules["french54.kit.climbing.onepack"] is module
    if build_kernels.libraries(ROOT):
        assert Path(module.__file__ or "").suffix != ".py"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of one kernel, `french54.kit.small`, without a source yet."""
    folder = tmp_path / "src" / "french54" / "kit"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "__init__.py").touch()
    monkeypatch.setattr(build_kernels, "MODULES", ("french54.kit.small",))
    return tmp_path


def write(project: Path, body: str) -> None:
    text = f"from mypy_extensions import i64\n\n\ndef small(n: i64) -> i64:\n{body}"
    build_kernels.source_of(project, "french54.kit.small").write_text(text)


def test_a_narrow_shift_stops_the_build(project: Path) -> None:
    write(project, "    return 1 << n\n")
    with pytest.raises(build_kernels.BuildFailed, match="shift a wide constant right"):
        build_kernels.build(project)
    assert build_kernels.libraries(project) == []


def test_a_mistake_of_types_stops_the_build(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(project, "    return 'one'\n")
    with pytest.raises(build_kernels.BuildFailed):
        build_kernels.build(project)


def test_built_stamped_and_stale(project: Path) -> None:
    write(project, "    return n + 1\n")
    made = build_kernels.build(project)
    if not made:
        pytest.skip("no C compiler")
    assert made[-1] == build_kernels.STAMP
    assert {path.name.split(".")[0] for path in build_kernels.libraries(project)} == {"kernels__mypyc", "small"}
    assert build_kernels.built_from(project) == build_kernels.digest(project)
    write(project, "    return n + 2\n")
    assert build_kernels.built_from(project) != build_kernels.digest(project)
    build_kernels.clean(project)
    assert build_kernels.libraries(project) == []
    assert build_kernels.built_from(project) is None


def test_without_a_compiler_nothing_is_built(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write(project, "    return n + 1\n")
    monkeypatch.setenv("CC", str(project / "no-such-compiler"))
    assert build_kernels.build(project) == []
    assert "interpreted" in capsys.readouterr().err
    assert build_kernels.libraries(project) == []
