"""The tables of `fort stats`: what games of a bot against itself were like."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from fort.bots.arena.facts import SOURCES, Facts, Sample
from fort.bots.arena.intervals import Interval
from fort.bots.arena.match import box_of
from fort.bots.arena.report import markdown, span
from fort.bots.arena.summary import ENDS, Owned, Summary, owned, summary


@dataclass(frozen=True)
class Table:
    title: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Games:
    """Everything that a sample showed."""

    sample: Sample
    tables: Sequence[Summary]  # one for each number of seats
    kids: Sequence[Owned]
    best_friends: Sequence[Owned]
    made_up_rules: Sequence[Owned]
    perks: Sequence[Owned]

    def data(self) -> dict[str, Any]:
        """What `fort stats --json` prints."""
        found = asdict(self)
        sample = found.pop("sample")
        return {key: sample[key] for key in ("bot", "games", "setup", "seed", "box")} | found


def games_of(sample: Sample, facts: Sequence[Facts]) -> Games:
    box = box_of(sample.box)
    return Games(
        sample,
        [summary([one for one in facts if one.seats == seats]) for seats in sample.seats],
        owned(facts, [kid.name for kid in box.kids], lambda one: one.kids),
        owned(facts, [kid.name for kid in box.best_friends], lambda one: one.kids),
        owned(facts, box.made_up_rules, lambda one: one.made_up_rules),
        owned(facts, box.perks, lambda one: one.perks),
    )


def tables_of(games: Games) -> list[Table]:
    """The same in words."""
    seats = [f"{table.seats} seats" for table in games.tables]
    return [
        Table("Lengths and ends", ["", *seats], _lengths(games.tables)),
        Table("Points by source", ["", *seats], _points(games.tables)),
        Table("The winner's level", ["", *seats], _levels(games.tables)),
        Table("Win share by seat", ["", *seats], _seats(games.tables)),
        _owned("Made-up rules", "kept by", games.made_up_rules),
        _owned("Perks", "taken by", games.perks),
        _owned("Best Friends at the end", "still with", games.best_friends),
        _kids(games.kids),
    ]


def page(games: Games, command: str, picture: str | None = None) -> str:
    """The page docs/games.md."""
    lines = [
        "# What games are like",
        "",
        f"{games.sample.games} games of `{games.sample.bot}` against itself for each number of seats, "
        f"{games.sample.setup} set-ups. Written by `{command}`.",
        "",
        "Wins are those of the owners as a multiple of the fair share, over all numbers of seats: 1.20 wins",
        "a fifth more often than a seat should. That is no proof of a cause: who is ahead can afford more.",
        "Intervals are 95 %, with games as the independent units.",
        "",
    ]
    if picture is not None:
        lines += [f"![Ends, lengths and points]({picture})", ""]
    for table in tables_of(games):
        lines += [f"## {table.title}", "", *markdown(table.heads, table.rows), ""]
    return "\n".join(lines).rstrip() + "\n"


def _lengths(tables: Sequence[Summary]) -> list[list[str]]:
    rows = [["rounds, mean", *[f"{table.rounds.mean:.1f}" for table in tables]]]
    rows.append(
        ["rounds, 10 % / half / 90 %"]
        + [
            f"{table.rounds.tenth:.0f} / {table.rounds.median:.0f} / {table.rounds.ninetieth:.0f}"
            for table in tables
        ]
    )
    rows.append(["decisions, mean", *[f"{table.decisions.mean:.0f}" for table in tables]])
    for end in ENDS:
        cells = [f"{table.ends[end].value:.1%} ({span(table.ends[end])})" for table in tables]
        rows.append([f"ended by {end}", *cells])
    return rows


def _points(tables: Sequence[Summary]) -> list[list[str]]:
    return [
        [f"{who}: {source.replace('_', '-', 1).replace('_', ' ')}"]
        + [f"{(table.winner if who == 'winners' else table.others)[source]:.1f}" for table in tables]
        for who in ("winners", "others")
        for source in SOURCES
    ]


def _levels(tables: Sequence[Summary]) -> list[list[str]]:
    levels = sorted({level for table in tables for level in table.winner_level})
    return [
        [str(level), *[f"{table.winner_level.get(level, 0.0):.1%}" for table in tables]] for level in levels
    ]


def _seats(tables: Sequence[Summary]) -> list[list[str]]:
    most = max(table.seats for table in tables)
    return [
        [f"seat {seat + 1}"]
        + [
            f"{table.seat_shares[seat].value:.1%} ({span(table.seat_shares[seat])})"
            if seat < table.seats
            else ""
            for table in tables
        ]
        for seat in range(most)
    ]


def _owned(title: str, verb: str, things: Sequence[Owned]) -> Table:
    rows = [[thing.name, f"{thing.share:.1%}", *_lift(thing.lift, thing.owners)] for thing in things]
    return Table(title, ["", f"{verb} (of seats)", "wins", "95 %"], rows)


def _kids(kids: Sequence[Owned]) -> Table:
    rows = [
        [kid.name, f"{kid.share:.1%}", f"{kid.recruited:.2f}", *_lift(kid.lift, kid.owners)] for kid in kids
    ]
    return Table("Kids at the end", ["", "in decks", "recruited a game", "wins", "95 %"], rows)


def _lift(lift: Interval, owners: int) -> tuple[str, str]:
    if not owners:
        return "", ""
    return f"{lift.value:.2f}", f"{lift.low:.2f} to {lift.high:.2f}"
