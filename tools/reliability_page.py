"""docs/reliability.md, out of what tools.reliability and tools.attacks have found."""

from pathlib import Path

from tools import attacks

REPORT = Path("docs/reliability.md")

TEXT = """# Reliability

What is acknowledged is on disk, and what is on disk is the game: a table is its header and the log of
what happened at it. A room in memory is equal to the disk or gone. `python -m tools.reliability` tries it
on real servers over real sockets; last run {date}. `make test` has a sample of every part
(`tests/server`).

## Outages

PostgreSQL goes away {outages} times under {tables} tables with two people and a bot each: stopped in
order, stopped as by a crash, refused at the door, silent as when a cable is pulled, and silent with every
old connection dead. {outages_short} outages last 1 to 10 s, {outages_middle} up to a minute,
{outages_long} up to three minutes. The people come back and send again what was not acknowledged.
Afterwards the log has no hole and holds each person's choices as they were acknowledged: none lost, none
twice, none in another order.

| | |
|---|---|
| outages, and their length in all | {outages}, {outage_minutes} min |
| choices acknowledged | {outage_choices} |
| connections that broke | {outage_falls} |
| choices lost or doubled, tables broken | {none_in_outages} |
| from the database's return to the last table's next move, at most | {outage_slowest} s |
| returns after which some table took more than 5 s | {outages_late} |

## Faults

The life of a table (opened, joined, started, played at with a bot, talked at, ended by a vote) is lived
again and again, and each time another call to the database fails: before it is carried out, in its
middle, or when it is done and only the answer is lost; commits, too. Counted are the calls that failed.
Each life ends as if nothing had happened.

| calls that failed | SQLite | PostgreSQL |
|---|---|---|
| before | {sqlite_before} | {postgresql_before} |
| during | {sqlite_during} | {postgresql_during} |
| after | {sqlite_after} | {postgresql_after} |
| choices lost or doubled, tables broken | {none_in_faults} | {none_in_faults} |

## Two processes

People of two server processes talk at 100 tables of one PostgreSQL at the same time, as fast as they can.

| | |
|---|---|
| commands, all carried out | {crowd_commands} |
| of them sent again, because the table was busy for 5 s | {crowd_again} |
| deadlocks | {none_in_crowd_commands} |
| p99 in seconds under this load, on 2 cores with the clients | {crowd_p99} |

{attacks}
## Kills

Whole games, 10 at a time, between people-like clients and bots, by turns on SQLite and PostgreSQL.
Meanwhile the server gets SIGKILL at random moments and is started again. Afterwards each record is
verified (seal, every choice, the result), and the choices of every client must stand in it exactly as
they were acknowledged.

| | SQLite | PostgreSQL |
|---|---|---|
| games, all finished, all records honest | {sqlite_games} | {postgresql_games} |
| times the server was killed | {sqlite_kills} | {postgresql_kills} |
| connections that broke | {sqlite_falls} | {postgresql_falls} |
| choices in the records | {sqlite_choices} | {postgresql_choices} |
| acknowledged choices lost or doubled | {none_in_games} | {none_in_games} |

## Leaks

Two servers with worlds that one guest cannot tell apart. The guest plays on in both, looks from every
seat, asks for everything again and tries what is not allowed; the bytes that come must be the same.

| | |
|---|---|
| pairs of worlds | {pairs} |
| messages compared | {compared} |
| leaks | {none_in_pairs} |

## Nonsense

Random, truncated, huge and malformed messages, choices out of turn, for other seats, with other numbers.

| | |
|---|---|
| messages sent | {messages} |
| failures within the server, effects that the rules do not allow | {none_in_messages} |
"""

ATTACKS = """## Attacks

One address does what it can within the default limits; at six others people choose, at a seventh somebody
plays against rookies, who answer after 0.1 to 0.9 s by themselves. Server, attacker and all the others
share 2 cores. `python -m tools.attacks` measures it; the goals are 250 ms for 99 of 100 choices and 3 s
for a rookie.

![What others feel while one address attacks](attacks.png)

{table}
"""


class Figures(dict[str, str]):
    """What has not been measured is said to be so."""

    def __missing__(self, key: str) -> str:
        return "not run yet"


def page(done: dict[str, float], date: str) -> str:
    figures = Figures({key: f"{number:,.0f}" for key, number in done.items()})
    for key in ("outage_slowest", "crowd_p99"):
        if key in done:
            figures[key] = f"{done[key]:.1f}"
    for part in ("outages", "faults", "crowd_commands", "games", "pairs", "messages"):
        if part in done:
            figures[f"none_in_{part}"] = "0"  # a part in which anything went wrong ends, and is not counted
    if "outage_seconds" in done:
        figures["outage_minutes"] = f"{done['outage_seconds'] / 60:.0f}"
    figures |= {"date": date, "tables": "50", "attacks": what_others_feel()}
    return TEXT.format_map(Figures(figures))


def what_others_feel() -> str:
    """The part about attacks, as tools.attacks found it."""
    found = attacks.results()
    return ATTACKS.format(table=attacks.table(found)) if found else ""
