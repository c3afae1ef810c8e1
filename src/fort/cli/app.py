"""All commands together."""

import typer

from fort.cli import (
    admin,
    arena,
    box,
    connect,
    kids,
    offer,
    perft,
    play,
    puzzles,
    replay,
    review,
    rules,
    serve,
    simulate,
    stats,
    token,
    train,
    verify,
    version,
)

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
app.callback(invoke_without_command=True)(offer.offer)
app.command()(play.play)
app.command()(serve.serve)
app.command()(connect.connect)
app.command()(replay.replay)
app.command()(review.review)
app.command()(verify.verify)
app.command()(kids.kids)
app.command()(rules.rules)
app.command()(arena.arena)
app.command()(stats.stats)
app.command()(train.train)
app.command()(simulate.simulate)
app.command("perft")(perft.command)
app.command()(version.version)
app.add_typer(box.app, name="box")
app.add_typer(puzzles.app, name="puzzles")
app.add_typer(token.app, name="token")
app.add_typer(admin.app, name="admin")
