"""`fort admin`: looking after the server's database."""

import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from fort.cli.mistake import Mistake
from fort.cli.progress import shown
from fort.cli.terminal import Terminal

if TYPE_CHECKING:
    from fort.server.database import Database

app = typer.Typer(help="Back up and tidy the server's database.", no_args_is_help=True)

Url = Annotated[str | None, typer.Option("--database", envvar="FORT_DATABASE", help="As for fort serve.")]
DAY = 86400.0  # seconds
HEADS = ("table", "status", "seats", "choices", "opened", "set apart")
Status = Literal["waiting", "running", "finished", "abandoned", "broken"]


def _database(url: str | None, as_it_is: bool = False) -> "Database":
    """The database, in the form that this program writes unless it is wanted as it is."""
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
    try:
        if not as_it_is:
            found.migrate()
    except OSError as error:
        found.close()
        raise Mistake(str(error)) from None
    return found


@contextmanager
def _opened(url: str | None, as_it_is: bool = False) -> "Iterator[Database]":
    """Opens the database for a command; what it cannot do is said in a sentence."""
    with closing(_database(url, as_it_is)) as kept:
        from sqlalchemy.exc import SQLAlchemyError

        try:
            yield kept
        except SQLAlchemyError as error:
            raise Mistake(kept.why(error)) from None
        except OSError as error:
            raise Mistake(str(error)) from None


@app.command()
def backup(file: Annotated[Path, typer.Argument(help="The new file.")], database: Url = None) -> None:
    """Copy the whole database while it is in use."""
    from fort.server import backups

    with _opened(database, as_it_is=True) as kept:
        backups.backup(kept, file)
    Terminal().line(f"Everything is in {file}.")


@app.command()
def restore(file: Annotated[Path, typer.Argument(help="A backup.")], database: Url = None) -> None:
    """Fill a new database from a backup; one that holds anything is left alone."""
    from fort.server import backups, care
    from fort.server.settings import default_database

    try:
        with closing(backups.restore(file, database or default_database())) as kept:
            Terminal().line(
                f"{kept.shown} has {len(care.every(kept))} tables. fort admin check reads them all."
            )
    except (OSError, ValueError) as error:
        raise Mistake(str(error)) from None


@app.command()
def forget(
    days: Annotated[int, typer.Option(help="Games that ended more than so many days ago.", min=1)],
    database: Url = None,
) -> None:
    """Forget games that ended long ago, with their records and all that was said."""
    from fort.server import care

    with _opened(database) as kept:
        Terminal().line(f"Forgotten: {care.forget(kept, time.time() - days * DAY)}.")


@app.command("list")
def list_tables(
    status: Annotated[Status | None, typer.Option(help="Only these.")] = None, database: Url = None
) -> None:
    """List tables, the newest first; the last column says why one cannot be played on."""
    from fort.server import care

    with _opened(database) as kept:
        Terminal().columns(HEADS, care.listed(kept, status))


@app.command()
def check(database: Url = None) -> None:
    """Read every table to its end, and set apart those that cannot be read."""
    from fort.server import care

    with _opened(database) as kept:
        tables = care.every(kept)
        found = [(table, care.examine(kept, table)) for table in shown(tables, "tables", len(tables))]
    broken = [(table, why) for table, why in found if why is not None]
    for table, why in broken:
        Terminal().line(f"{table}: {why}")
    if broken:
        raise typer.Exit(1)
    Terminal().line("Every table can be read.")


@app.command()
def remove(
    table: Annotated[str, typer.Argument(help="Its address, as listed.")],
    force: Annotated[bool, typer.Option(help="Even if it is running.")] = False,
    database: Url = None,
) -> None:
    """Forget a table for good."""
    from fort.server import care

    try:
        with _opened(database) as kept:
            care.remove(kept, table, force)
    except LookupError as error:
        raise Mistake(str(error.args[0])) from None
    Terminal().line(f"{table} is gone.")
