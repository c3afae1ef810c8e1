"""Builds the package and installs it where nothing of the source is in reach."""

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parents[2]
ENDING = sysconfig.get_config_var("EXT_SUFFIX")  # of a compiled module
PLAIN = os.environ.get("FORT_PURE") == "1" or shutil.which("gcc") is None
PATIENCE = 600  # seconds: a busy machine compiles slowly


def run(command: Sequence[str | Path], where: Path, **environment: str) -> str:
    """Runs a program without this tree in its way; what it printed."""
    inherited = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "FORT_"))}
    tools = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    done = subprocess.run(
        command,
        cwd=where,
        env={**inherited, "PATH": tools, **environment},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    return done.stdout


def build(target: str, source: Path, into: Path, **environment: str) -> Path:
    """Builds a `wheel` or the source archive, `sdist`."""
    run([sys.executable, "-m", "hatchling", "build", "-t", target, "-d", into], source, **environment)
    [built] = into.iterdir()
    return built


def built_before() -> list[Path]:
    """The wheel to test: FORT_WHEEL, else what `make` built to run the tests on."""
    named = os.environ.get("FORT_WHEEL")
    return [Path(named).resolve()] if named else sorted((ROOT / "build" / "wheel").glob("*.whl"))


def publish(into: Path) -> None:
    """Puts the wheel into a folder as it is published: one for Linux says for which."""
    found = built_before() or [build("wheel", ROOT, into.with_name("built"))]
    assert len(found) == 1, found
    if "-linux_" in found[0].name:
        run(["auditwheel", "repair", "-w", into, found[0]], into.parent)
    else:
        into.mkdir()
        shutil.copy(found[0], into)


def contents(wheel: Path) -> dict[str, bytes]:
    """The files of a wheel."""
    with ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}


class Installed:
    """An environment with the wheel, what it needs, and nothing else."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.bin = home / "environment" / "bin"

    def install(self, wheel: Path) -> None:
        self.home.mkdir()
        run([sys.executable, "-m", "venv", "--without-pip", "environment"], self.home)
        pip = [sys.executable, "-m", "pip", "--python", str(self.bin / "python"), "install", "-q"]
        run([*pip, "-c", str(ROOT / "requirements" / "dev.txt"), str(wheel)], self.home)

    def start(self, *words: str, **environment: str) -> subprocess.Popen[str]:
        """Starts a program of the environment."""
        return subprocess.Popen(
            [self.bin / words[0], *words[1:]],
            cwd=self.home,
            env={"PATH": os.environ["PATH"], "HOME": str(self.home), "LANG": "C.UTF-8", **environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
        )

    def run(self, *words: str, typed: str = "", code: int = 0) -> str:
        """Runs a program of the environment to its end; what it said."""
        with self.start(*words) as process:
            try:
                said, _ = process.communicate(typed, timeout=PATIENCE)
            finally:
                process.kill()
        assert process.returncode == code, said
        return said
