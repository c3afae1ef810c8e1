"""The page: the built browser app, or a plain page that says what is missing."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

PLAIN = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Fort</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>Fort</h1>
<p>The server runs, but the browser table is not built. Install Node with npm, then run <code>make web</code>
in the source folder and start the server again.</p>
<p>Programs can play already: see <a href="/docs">the interface</a>.</p></main></body></html>
"""
FOR_EVER = "public, max-age=31536000, immutable"


class Page:
    """Files of the built app; every other path is the app itself, which knows its own addresses."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    @property
    def is_built(self) -> bool:
        return (self.folder / "index.html").is_file()

    async def answer(self, request: Request) -> Response:
        if not self.is_built:
            return HTMLResponse(PLAIN)
        path = self._file(request.path_params["path"])
        if path is not None:
            hashed = "assets" in path.relative_to(self.folder).parts
            return FileResponse(path, headers={"Cache-Control": FOR_EVER if hashed else "no-cache"})
        return FileResponse(self.folder / "index.html", headers={"Cache-Control": "no-cache"})

    def _file(self, address: str) -> Path | None:
        """A file beside the app itself; None if there is none, or no file can have that name."""
        try:
            path = (self.folder / address).resolve()
            found = path.is_relative_to(self.folder) and path.is_file() and path.name != "index.html"
        except OSError:
            return None
        return path if found else None
