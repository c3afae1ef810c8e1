"""A server of its own for a test, which can be killed and started again."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

from tests.children import end

PAGE = Path(__file__).parents[2] / "src" / "fort" / "server" / "page" / "index.html"


class Server:
    """`fort serve` in a process, on one port and one database."""

    def __init__(self, folder: Path, pace: float = 0) -> None:
        if not PAGE.is_file():
            raise RuntimeError("the page is not built: run `npm ci && npm run build` in web/ first")
        self.folder = folder
        self.pace = pace  # of the bots; 1 is what people have
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.own_link = ""  # of whoever started it: lets the network in
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Starts, on the port it had before."""
        command = [sys.executable, "-m", "fort", "serve", "--no-browser", "--thinkers", "0"]
        command += ["--pace", str(self.pace)]
        command += ["--no-limits", "--port", str(self.port)]
        command += ["--database", f"sqlite:///{self.folder / 'fort.db'}"]
        self.log = (self.folder / "serve.log").open("a")
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
            env=environment,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"http://127\.0\.0\.1:(\d+)/#share=", line)
            if found:
                self.port = int(found[1])
                self.own_link = line.split()[-1]
                return
        raise RuntimeError(f"the server did not start: {(self.folder / 'serve.log').read_text()}")

    def kill(self) -> None:
        """Ends it without a farewell."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.stop()

    def stop(self) -> None:
        if self.process is not None:
            running, self.process = self.process, None
            self.log.close()
            end(running)
