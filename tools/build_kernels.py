"""Compile the kernels with mypyc: `python tools/build_kernels.py`, or `build(root)` from a build hook.

Without a C compiler nothing is built and the same sources run interpreted.
"""

import argparse
import contextlib
import hashlib
import re
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

MODULES: Final = (
    "french54.kit.climbing.digits",
    "french54.kit.climbing.plays",
    "french54.kit.climbing.shapes",
    "french54.kit.climbing.listing",
    "french54.kit.climbing.table",
    "french54.kit.climbing.onepack",
    "french54.kit.climbing.playouts",
    "french54.kit.poker",
    "french54.kit.tricks.whist",
    "french54.kit.tricks.contract",
    "french54.kit.tricks.layouts",
    "french54.kit.tricks.twopack",
    "french54.bots.doudizhu.parting",
    "french54.bots.doudizhu.sight",
    "french54.bots.doudizhu.habits",
    "french54.bots.doudizhu.quick",
    "french54.bots.doudizhu.worlds",
    "french54.bots.doudizhu.search",
    "french54.bots.doudizhu.endgame",
    "french54.bots.doudizhu.auction",
    "french54.bots.racing",
    "french54.bots.guandan.parting",
    "french54.bots.guandan.playing",
    "french54.bots.guandan.search",
    "french54.bots.zhengshangyou.parting",
    "french54.bots.zhengshangyou.habits",
    "french54.bots.zhengshangyou.search",
    "french54.bots.climbing.manner",
    "french54.bots.climbing.division",
    "french54.bots.climbing.customs",
    "french54.bots.climbing.trials",
    "french54.bots.onepoker.spots",
    "french54.bots.onepoker.leaves",
    "french54.bots.onepoker.regret",
    "french54.bots.holdem.ranges",
    "french54.bots.tractor.outlook",
    "french54.bots.tractor.offers",
    "french54.bots.tractor.habits",
    "french54.bots.tractor.burying",
    "french54.bots.tractor.playing",
)
"""What is compiled, into one library, so that they call one another natively. Search loops of bots go here too."""

STAMP: Final = Path("french54/kit/kernels.stamp")
"""Beside the sources: the `digest` they were compiled from."""

_LIBRARY: Final = "french54.kernels"
# mypyc 2.4 gives a shifted small constant the width of an int, so that 1 << 40 is 256.
_NARROW_SHIFT: Final = re.compile(r"[^|]= -?[0-9]+ <<")  # |= is its own bookkeeping, of 32 bits


class BuildFailed(RuntimeError):
    """The kernels cannot be compiled as they stand."""


def source_of(root: Path, module: str) -> Path:
    """The source file of `module` in the project at `root`."""
    return root / "src" / Path(*module.split(".")).with_suffix(".py")


def digest(root: Path) -> str:
    """The SHA-256 of all kernel sources, by name."""
    whole = hashlib.sha256()
    for module in MODULES:
        whole.update(module.encode() + b"\0" + source_of(root, module).read_bytes() + b"\0")
    return whole.hexdigest()


def built_from(root: Path) -> str | None:
    """The digest of the sources that the compiled kernels in place were made from; None where there are none."""
    stamp = root / "src" / STAMP
    return stamp.read_text().strip() if stamp.exists() else None


def current(root: Path) -> bool:
    """Whether the compiled kernels in place are of the sources as they stand, and for this interpreter."""
    return built_from(root) == digest(root) and len(fitting(root)) > 1


def fitting(root: Path) -> list[Path]:
    """The compiled files in place that this interpreter can load, and the stamp."""
    ending = str(sysconfig.get_config_var("EXT_SUFFIX"))
    return [*(found for found in libraries(root) if found.name.endswith(ending)), root / "src" / STAMP]


def libraries(root: Path) -> list[Path]:
    """The compiled files that lie beside the sources."""
    package = root / "src" / "french54"
    inner = (found for module in MODULES for found in source_of(root, module).parent.glob(module.split(".")[-1] + ".*"))
    return sorted(found for found in (*package.glob("kernels__mypyc.*"), *inner) if found.suffix in {".so", ".pyd"})


def build(root: Path, into: Path | None = None) -> list[Path]:
    """Compile the kernels of the project at `root`, beside their sources or `into` another folder.

    Returns the files made, relative to where they lie (so `french54/...`), the stamp last; none without a compiler.
    Raises BuildFailed if the sources do not compile, or would compile wrong.
    """
    target = into or root / "src"
    compiled_from = digest(root)
    with tempfile.TemporaryDirectory() as scratch:
        work = Path(scratch)
        if not _can_compile(work):
            print("No C compiler: the kernels run interpreted, correct but slow.", file=sys.stderr)
            return []
        made = _compile(root, work)
        for name in made:
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            fresh = (target / name).with_name((target / name).name + ".new")
            shutil.copy2(work / "lib" / name, fresh)
            fresh.replace(target / name)  # a library in use is replaced whole, never written over
    (target / STAMP).write_text(compiled_from + "\n")
    return [*made, STAMP]


def clean(root: Path) -> None:
    """Remove the compiled kernels beside the sources, which then run interpreted."""
    for path in (*libraries(root), root / "src" / STAMP):
        path.unlink(missing_ok=True)


def _compile(root: Path, work: Path) -> list[Path]:
    from mypyc.build import mypycify
    from setuptools import Distribution

    with contextlib.chdir(root / "src"), _failing("the kernels do not type-check"):
        extensions = mypycify(
            [
                "--config-file=",
                f"--cache-dir={work / 'cache'}",
                "--strict",
                *(str(source_of(root, module)) for module in MODULES),
            ],
            group_name=_LIBRARY,
            target_dir=str(work / "c"),
            debug_level="0",
        )
    _refuse_narrow_shifts(work / "c")
    for extension in extensions:
        if "-O3" in extension.extra_compile_args:  # a Unix compiler: let kernels be inlined into one another
            extension.extra_compile_args.append("-fno-semantic-interposition")
    distribution = Distribution({"name": "french54", "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "o")
    with _failing("the generated C does not compile"):
        distribution.run_command("build_ext")
    return sorted(path.relative_to(work / "lib") for path in (work / "lib").rglob("*") if path.is_file())


def _refuse_narrow_shifts(folder: Path) -> None:
    for path in sorted(folder.rglob("*.c")):
        for number, text in enumerate(path.read_text().splitlines(), 1):
            if _NARROW_SHIFT.search(text):
                raise BuildFailed(f"{path.name}:{number}: shift a wide constant right instead: {text.strip()}")


def _can_compile(work: Path) -> bool:
    """Whether a file that includes Python's headers compiles."""
    from setuptools._distutils import ccompiler, sysconfig

    source = work / "probe.c"
    source.write_text("#include <Python.h>\n")
    try:
        compiler = ccompiler.new_compiler()
        sysconfig.customize_compiler(compiler)
        compiler.compile([str(source)], output_dir=str(work), include_dirs=[sysconfig.get_python_inc()])
    except Exception:  # whatever stands in the way, there is no compiling here
        return False
    return True


@contextlib.contextmanager
def _failing(what: str) -> Iterator[None]:
    """Turn the exits and errors of the build tools into BuildFailed."""
    try:
        yield
    except SystemExit as exit_:
        if exit_.code:
            raise BuildFailed(what) from exit_
    except Exception as error:
        raise BuildFailed(f"{what}: {error}") from error


def main() -> int:
    """Build, check or clean the kernels of this checkout."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--check", action="store_true", help="only say whether the compiled kernels match the sources")
    parser.add_argument("--clean", action="store_true", help="remove the compiled kernels")
    asked = parser.parse_args()
    root = Path(__file__).resolve().parent.parent
    if asked.clean:
        clean(root)
    elif asked.check:
        fresh = current(root)
        print("current" if fresh else "stale or not built")
        return 0 if fresh else 1
    else:
        for path in build(root):
            print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
