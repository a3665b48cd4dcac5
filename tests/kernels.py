"""The kernels twice over: compiled, and interpreted from the same sources."""

import importlib
import os
import sys
from collections.abc import Callable, Sequence
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import build_kernels
import pytest

ROOT = Path(__file__).resolve().parent.parent

ABOVE = (
    "french54.kit.climbing.known",
    "french54.kit.climbing.lay",
    "french54.kit.tricks.hidden",
    "french54.kit.tricks.order",
)
"""Plain modules that call kernels, loaded along with the interpreted ones."""


class Kernels:
    """The kernels in one way; `kernels.onepack` is the module in `package` whose name ends so, if there is only one."""

    def __init__(self, load: Callable[[str], ModuleType], compiled: bool, package: str = "french54") -> None:
        self.module = load
        """A module by its whole name."""
        self.compiled = compiled
        self.package = package

    def within(self, package: str) -> "Kernels":
        """Those of one package, where others have modules of the same name."""
        return Kernels(self.module, self.compiled, package)

    def __getattr__(self, short: str) -> Any:
        every = (*build_kernels.MODULES, *ABOVE)
        names = [name for name in every if name.startswith(self.package) and name.endswith("." + short)]
        if len(names) != 1:
            raise AttributeError(f"{short}: {len(names)} kernels are called so")
        return self.module(names[0])


@cache
def interpreted() -> Kernels:
    """The kernels as plain Python, whether or not compiled ones lie beside the sources."""
    return Kernels(_from_source, compiled=False)


@cache
def compiled() -> Kernels:
    """The compiled kernels. Where they are not built the test is skipped, but fails under FRENCH54_COMPILED=1."""
    if not build_kernels.libraries(ROOT):
        (pytest.fail if os.environ.get("FRENCH54_COMPILED") == "1" else pytest.skip)("the kernels are not compiled")
    return Kernels(importlib.import_module, compiled=True)


class _Sources(MetaPathFinder):
    """Finds some modules in their sources, never in libraries beside them."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        if fullname not in self.names:
            return None
        source = str(build_kernels.source_of(ROOT, fullname))
        return spec_from_file_location(fullname, source, loader=SourceFileLoader(fullname, source))


_LOADED: dict[str, ModuleType] = {}
"""The interpreted modules, kept apart from those of the same names that everything else imports."""


@cache
def _from_source(name: str) -> ModuleType:
    """The module from its source, and all kernels it imports from theirs."""
    names = (*build_kernels.MODULES, *ABOVE)
    kept = {other: sys.modules.pop(other) for other in names if other in sys.modules}
    finder = _Sources(names)
    sys.modules.update(_LOADED)
    sys.meta_path.insert(0, finder)
    try:
        return importlib.import_module(name)
    finally:
        sys.meta_path.remove(finder)
        for other in names:
            if other in sys.modules:
                _LOADED[other] = sys.modules.pop(other)
                package, _, short = other.rpartition(".")
                vars(sys.modules[package]).pop(short, None)
                if other in kept:
                    setattr(sys.modules[package], short, kept[other])
        sys.modules.update(kept)
