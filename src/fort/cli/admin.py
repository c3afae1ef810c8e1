"""`fort admin`: looking after the server's database."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fort.cli.mistake import Mistake
from fort.cli.terminal import Terminal

if TYPE_CHECKING:
    from fort.server.database import Database

app = typer.Typer(help="Back up and tidy the server's database.", no_args_is_help=True)

Url = Annotated[str | None, typer.Option("--database", envvar="FORT_DATABASE", help="As for fort serve.")]
HEADS = ("table", "status", "seats", "choices", "opened")


def _database(url: str | None) -> "Database":
    try:
        from fort.server.database import Database, check_file
        from fort.server.settings import default_database
    except ModuleNotFoundError as error:
        raise Mistake(f"{error.name} is missing: pip install 'fort-game[server]'") from None
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
    from fort.server import care

    try:
        care.backup(_database(database), file)
    except OSError as error:
        raise Mistake(str(error)) from None
    Terminal().line(f"Everything is in {file}.")


@app.command("list")
def list_tables(
    status: Annotated[str | None, typer.Option(help="waiting, running, finished or abandoned.")] = None,
    database: Url = None,
) -> None:
    """List tables, the newest first."""
    from fort.server import care

    Terminal().columns(HEADS, care.listed(_database(database), status))


@app.command()
def remove(
    table: Annotated[str, typer.Argument(help="Its address, as listed.")],
    force: Annotated[bool, typer.Option(help="Even if it is running.")] = False,
    database: Url = None,
) -> None:
    """Forget a table for good."""
    from fort.server import care

    try:
        care.remove(_database(database), table, force)
    except LookupError as error:
        raise Mistake(str(error.args[0])) from None
    Terminal().line(f"{table} is gone.")
