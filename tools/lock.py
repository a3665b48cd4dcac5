"""Write the lock files of the Python packages from `pyproject.toml`: versions and hashes, no registry named.

Each file builds on the one before it, so a package has one version in all of them. Its first line holds a digest of
what it was made from; `locks_out_of_step` compares, which is what the checks ask.
"""

import hashlib
import os
import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
PIP_TOOLS: Final = "pip-tools==7.6.2"

LOCKS: Final[dict[str, tuple[str, ...]]] = {
    "requirements.lock": (),
    "requirements-build.lock": ("build",),
    "requirements-check.lock": ("build", "check", "peers"),
    "requirements-bench.lock": ("build", "check", "peers", "bench"),
}
"""The extras each file holds beside what the package itself needs."""

NODE_LOCK: Final = "requirements-node.lock"
"""Node.js as a Python package, for machines without one."""


def _project() -> dict[str, Any]:
    project: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return project


def wanted(name: str) -> list[str]:
    """The requirements the lock file `name` is made from, as `pyproject.toml` has them now."""
    project = _project()
    extras: dict[str, list[str]] = project["optional-dependencies"]
    if name == NODE_LOCK:
        return sorted(extras["node"])
    chosen = [requirement for extra in LOCKS[name] for requirement in extras[extra]]
    return sorted({*project["dependencies"], *chosen})


def digest(name: str) -> str:
    """The digest that the first line of an up-to-date lock file holds."""
    return hashlib.sha256("\n".join(wanted(name)).encode()).hexdigest()[:16]


def locks_out_of_step() -> list[str]:
    """The lock files that were not made from today's `pyproject.toml`."""
    stale = []
    for name in (*LOCKS, NODE_LOCK):
        path = ROOT / name
        first = path.read_text().partition("\n")[0] if path.exists() else ""
        if first != f"# made by `make lock` from {digest(name)}":
            stale.append(name)
    return stale


def _compile(tool: Path, name: str, constraints: list[str], upgrade: bool) -> None:
    """Resolve one lock file, keeping its versions unless `upgrade`."""
    # Whatever the machine has configured for pip (other indexes, folders of wheels, caps) must not choose for everyone.
    environment = {
        k: v for k, v in os.environ.items() if not k.startswith("PIP_") or k in ("PIP_CERT", "PIP_INDEX_URL")
    }
    environment |= {"PIP_CONFIG_FILE": os.devnull, "CUSTOM_COMPILE_COMMAND": "make lock"}
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "wanted.in")
        source.write_text("\n".join(wanted(name)) + "\n")
        options = ["--generate-hashes", "--allow-unsafe", "--strip-extras", "--no-annotate", "--no-header", "--quiet"]
        options += ["--no-emit-options", "--no-emit-index-url", "--no-emit-find-links", "--no-emit-trusted-host"]
        options += ["--no-config", *(["--upgrade"] if upgrade else [])]
        options += [part for constraint in constraints for part in ("--constraint", constraint)]
        output = ROOT / name
        subprocess.run([tool, *options, "--output-file", output, source], check=True, cwd=ROOT, env=environment)
        output.write_text(f"# made by `make lock` from {digest(name)}\n{output.read_text().lstrip()}")


def main() -> None:
    """Write every lock file; with `--upgrade` to the newest versions."""
    home = ROOT / ".cache" / "lock"
    if not (home / "bin" / "pip-compile").exists():
        venv.create(home, with_pip=True)
        subprocess.run([home / "bin" / "pip", "install", "--quiet", PIP_TOOLS], check=True)
    before: list[str] = []
    for name in LOCKS:
        print(f"{name} ...", flush=True)
        _compile(home / "bin" / "pip-compile", name, before, "--upgrade" in sys.argv)
        before = [name]
    print(f"{NODE_LOCK} ...", flush=True)
    _compile(home / "bin" / "pip-compile", NODE_LOCK, [], "--upgrade" in sys.argv)


if __name__ == "__main__":
    main()
