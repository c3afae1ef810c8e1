"""Compiles the engine with mypyc where a C compiler is; without one the same source runs as plain Python.

FORT_PURE=1 asks for plain Python. An error of mypy is an error; a missing compiler or Python.h is not.
"""

import os
import shutil
import sys
import sysconfig
from contextlib import chdir
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCE = Path("src/fort")
WORKSHOP = Path("build/engine")  # kept: what did not change is not compiled again
LIBRARY = "fort.engine"  # becomes fort/engine__mypyc.*.so, which all compiled modules share
# Left as plain Python: what is made only when somebody listens or asks (events, memory, reasons, prompts)
# and what reads or writes text. No search touches it.
PLAIN = {"__init__", "events", "memory", "prompt", "reasons"}


def compiler() -> str | None:
    """The C compiler to use: what CC says, else what built Python, else `cc`; None if there is no way."""
    if os.environ.get("FORT_PURE") == "1" or not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return None
    if sys.platform == "win32":
        return shutil.which("cl")  # as in the command prompt for developers
    wanted = os.environ.get("CC")
    names = [wanted] if wanted else [sysconfig.get_config_var("CC") or "cc", "cc"]
    return next((name for name in names if shutil.which(name.split()[0])), None)


class CustomBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return ["mypy==2.4.1", "setuptools>=70"] if compiler() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        found = compiler()
        if found is None:
            print("fort: no C compiler and Python.h, or FORT_PURE=1: plain Python is built", file=sys.stderr)
            return
        if sys.platform != "win32":
            os.environ["CC"] = found
        workshop = Path(self.root) / WORKSHOP
        unfinished = workshop / "unfinished"
        if unfinished.exists():  # what was interrupted may have left half a library
            shutil.rmtree(workshop)
        shutil.rmtree(workshop / "fort", ignore_errors=True)
        shutil.copytree(Path(self.root) / SOURCE, workshop / "fort", ignore=shutil.ignore_patterns("page"))
        unfinished.touch()
        with chdir(workshop):
            libraries = compiled()
        unfinished.unlink()
        for library in libraries:
            build_data["force_include"][str(workshop / "lib" / library)] = library.as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def compiled() -> list[Path]:
    """Compiles the modules in the working directory; the libraries, below `lib`."""
    from mypyc.build import mypycify
    from setuptools import Distribution  # type: ignore[import-untyped]

    os.environ["MYPYPATH"] = "."
    extensions = mypycify(["--strict", *modules_here()], opt_level="3", debug_level="0", group_name=LIBRARY)
    for extension in extensions:
        extension.depends.append(__file__)  # other options, other libraries
        if sys.platform != "win32":  # calls within the library then take no detour
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    distribution = Distribution({"name": "fort", "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.build_lib = "lib"
    command.ensure_finalized()
    command.run()
    return [Path(output).relative_to("lib") for output in command.get_outputs()]


def modules_here() -> list[str]:
    """The modules in the build directory."""
    names = ("recall", "rules", "legal", "seen", "encoding")
    rooms = [sorted(Path("fort", room).glob("*.py")) for room in names]
    engine = [path for room in rooms for path in room if path.stem not in PLAIN]
    bots = [
        Path(f"fort/bots/{name}.py")
        for name in ("inputs", "mind", "net", "planner", "search", "traits", "tree", "turns")
    ]
    return [str(path) for path in [*engine, Path("fort/table/playout.py"), *bots]]
