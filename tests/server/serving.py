"""A real server in a process of its own."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx

from tests.children import end, kill


class Serving:
    """`fort serve` on a free port, with a database that outlives it."""

    def __init__(self, database: str, log: Path, *options: str, port: int = 0) -> None:
        self.database = database
        self.log = log
        self.options = options
        self.port = port
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "fort", "serve", "--no-browser", "--database", self.database]
        command += ["--pace", "0", "--thinkers", "0", "--port", str(self.port)]
        command += ["--no-limits", *self.options]
        began = time.monotonic()
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "FORT_QUIET": "1"},
                start_new_session=True,
            )
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        if "served at" not in first:
            kill(self.process)
            raise RuntimeError(f"the server did not start: {self.log.read_text()}")
        self.url = first.split()[-1]
        self.port = int(self.url.rsplit(":", 1)[1])
        self.ready_after = time.monotonic() - began
        assert httpx.get(f"{self.url}/health", timeout=60, verify=False).status_code == 200

    def kill(self) -> None:
        """As when the power fails."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self) -> int:
        """As on Ctrl-C; the exit code."""
        return end(self.process)
