"""`fort admin`: looking after the server's database."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from fort.cli.extra import server_extra
from fort.cli.mistake import Mistake
from fort.cli.terminal import Terminal

if TYPE_CHECKING:
    from fort.server.database import Database

app = typer.Typer(help="Back up and tidy the server's database.", no_args_is_help=True)

Url = Annotated[str | None, typer.Option("--database", envvar="FORT_DATABASE", help="As for fort serve.")]
Status = Literal["waiting", "running", "finished", "abandoned"]
HEADS = ("table", "status", "seats", "choices", "opened")


def _database(url: str | None) -> "Database":
    with server_extra():
        from fort.server.database import Database, check_file
        from fort.server.settings import default_database
    try:
        found = Database(url or default_database())
        check_file(found.url)
    except ValueError as error:
        raise Mistake(str(error)) from None
    if found.is_sqlite and not Path(str(found.url.database)).exists():
        raise Mistake(
            f"there is no database {found.url.database}: start fort serve first, or name another file"
        )
    return found


@app.command()
def backup(file: Annotated[Path, typer.Argument(help="The new file.")], database: Url = None) -> None:
    """Copy the whole database while it is in use."""
    with server_extra():
        from fort.server import care

    try:
        care.backup(_database(database), file)
    except OSError as error:
        raise Mistake(str(error)) from None
    Terminal().line(f"Everything is in {file}.")


@app.command("list")
def list_tables(
    status: Annotated[Status | None, typer.Option(help="Only these.")] = None,
    database: Url = None,
) -> None:
    """List tables, the newest first."""
    with server_extra():
        from fort.server import care

    Terminal().columns(HEADS, care.listed(_database(database), status))


@app.command()
def remove(
    table: Annotated[str, typer.Argument(help="Its address, as listed.")],
    force: Annotated[bool, typer.Option(help="Even if it is running.")] = False,
    database: Url = None,
) -> None:
    """Forget a table for good."""
    with server_extra():
        from fort.server import care

    try:
        care.remove(_database(database), table, force)
    except LookupError as error:
        raise Mistake(str(error.args[0])) from None
    Terminal().line(f"{table} is gone.")
