"""A real PostgreSQL out of its own binaries, for as long as the tests run."""

import os
import shutil
import subprocess
from pathlib import Path


def binaries() -> Path | None:
    """Where initdb and pg_ctl are; None if PostgreSQL is not installed."""
    found = shutil.which("pg_config")
    if found is not None:
        bindir = subprocess.run(
            [found, "--bindir"], capture_output=True, text=True, check=True
        ).stdout.strip()
        if (Path(bindir) / "initdb").exists():
            return Path(bindir)
    homes = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return homes[-1].parent if homes else None


class Postgres:
    """A cluster of its own on a Unix socket; root lets the user postgres run it."""

    def __init__(self, home: Path) -> None:
        found = binaries()
        assert found is not None, "PostgreSQL is missing: run tools/setup-system.sh"
        self.bin = found
        self.home = home
        self.databases = 0
        if os.geteuid() == 0:
            for folder in (home, *home.parents):
                if folder.owner() == "root" and folder.stat().st_mode & 0o055 != 0o055:
                    folder.chmod(0o755)
            shutil.chown(home, "postgres")
        self._run("initdb", "-D", str(home / "data"), "-A", "trust", "-U", "fort", "--no-sync")
        self.go_on()

    def go_on(self) -> None:
        options = f"-k {self.home} -h '' -F -c max_connections=200"
        data, log = str(self.home / "data"), str(self.home / "log")
        self._run("pg_ctl", "-D", data, "-l", log, "-o", options, "-w", "start")

    def halt(self, mode: str) -> None:
        """`fast` ends it in order, `immediate` as a crash does."""
        self._run("pg_ctl", "-D", str(self.home / "data"), "-m", mode, "-w", "stop")

    def stop(self) -> None:
        self.halt("immediate")

    def new(self) -> str:
        """The URL of a new, empty database."""
        self.databases += 1
        name = f"fort{self.databases}"
        self._run("createdb", "-h", str(self.home), "-U", "fort", name)
        return f"postgresql+psycopg://fort@/{name}?host={self.home}"

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self.bin / program), *arguments]
        if os.geteuid() == 0:
            command = ["runuser", "-u", "postgres", "--", *command]
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
        )
        assert done.returncode == 0, done.stderr
