"""Compiles the engine with mypyc where a C compiler is; without one the same source runs as plain Python.

FORT_PURE=1 asks for plain Python. An error of mypy is an error; only a missing compiler is not.
"""

import os
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCE = Path("src/fort")
# Left as plain Python: what is made only when somebody listens or asks (events, memory, reasons, prompts)
# and what reads or writes text. No search touches it.
PLAIN = {
    "__init__",
    "compiling",
    "diagram",
    "diagram_lines",
    "drawing",
    "event",
    "events",
    "memory",
    "prompt",
    "reasons",
    "todo",
    "view_json",
}


def wants_compiling() -> bool:
    if os.environ.get("FORT_PURE") == "1":
        return False
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(os.environ.get("CC", compiler)) is not None or shutil.which("gcc") is not None


class CustomBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return ["mypy==2.4.1", "setuptools>=70"] if wants_compiling() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        if not wants_compiling():
            print("fort: no C compiler (or FORT_PURE=1): built as plain Python", file=sys.stderr)
            return
        built = Path(tempfile.mkdtemp(prefix="fort-build-"))
        shutil.copytree(Path(self.root) / SOURCE, built / "fort")
        before = Path.cwd()
        os.chdir(built)
        try:
            self._compile()
        finally:
            os.chdir(before)
        for library in built.rglob("*.so"):
            build_data["force_include"][str(library)] = str(library.relative_to(built))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _compile(self) -> None:
        from mypyc.build import mypycify
        from setuptools import Distribution

        os.environ["MYPYPATH"] = "."
        extensions = mypycify(["--strict", *modules_here()], opt_level="3", debug_level="0")
        if sys.platform != "win32":
            for extension in extensions:  # calls within the library then take no detour
                extension.extra_compile_args += ["-fvisibility=hidden"]
        distribution = Distribution({"name": "fort", "ext_modules": extensions})
        command = distribution.get_command_obj("build_ext")
        command.inplace = True
        command.ensure_finalized()
        command.run()


def modules_here() -> list[str]:
    """The modules in the build directory."""
    rules = sorted(path for path in Path("fort/rules").glob("*.py") if path.stem not in PLAIN)
    bots = [Path(f"fort/bots/{name}.py") for name in ("mind", "search", "traits", "turns")]
    return [str(path) for path in [*rules, Path("fort/table/imagine.py"), *bots]]
