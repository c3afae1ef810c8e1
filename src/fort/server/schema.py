"""What is stored. A game is its header and its log of entries; nothing else, and no state."""

import sqlalchemy as sql

SOME = sql.text("broken IS NOT NULL")

metadata = sql.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

guests = sql.Table(
    "guests",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("nickname", sql.String(64), nullable=False),
    sql.Column("program", sql.Boolean, nullable=False, server_default=sql.false()),  # or a person
    sql.Column("created", sql.Float, nullable=False),
)

# A device is one browser of a guest: its cookie, hashed. A link is a device nobody has claimed yet. What has
# a label is a lasting token of a program.
devices = sql.Table(
    "devices",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("guest", sql.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    sql.Column("token", sql.String(64), unique=True),
    sql.Column("link", sql.String(64), unique=True),
    sql.Column("link_expires", sql.Float),
    sql.Column("created", sql.Float, nullable=False),
    sql.Column("seen", sql.Float),
    sql.Column("label", sql.String(64)),
)

tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("status", sql.String(16), nullable=False),
    sql.Column("host", sql.ForeignKey("guests.id", ondelete="SET NULL"), index=True),
    sql.Column("setup", sql.String(16), nullable=False),
    sql.Column("options", sql.Text, nullable=False),  # JSON: pace, order, hints, spectators and so on
    sql.Column("open", sql.Boolean, nullable=False),
    sql.Column("invitation", sql.String(32), nullable=False),
    sql.Column("box", sql.Text),  # JSON: the texts of a box that the program does not ship
    sql.Column("fingerprint", sql.String(32)),  # of the box; NULL: stored before boxes were named
    sql.Column("rules", sql.Integer, nullable=False, server_default="1"),  # the edition of the rules
    sql.Column("diagram", sql.Text),
    sql.Column(
        "secrets", sql.Text
    ),  # JSON: seed, salt, and the seed of the bots; never sent while the game runs
    sql.Column("version", sql.String(32), nullable=False),
    sql.Column("asked", sql.String(16), nullable=False, default=""),  # seats, as in "013"
    sql.Column("choices", sql.Integer, nullable=False, default=0),
    sql.Column("wake", sql.Float),  # when the table needs its server: a bot is asked, a clock runs out
    sql.Column("result", sql.Text),
    sql.Column("rematch", sql.String(32)),
    sql.Column("created", sql.Float, nullable=False),
    sql.Column("started", sql.Float),
    sql.Column("finished", sql.Float),
    sql.Column("broken", sql.Text),  # why the table is set apart: its log or header cannot be read
    sql.Index("ix_tables_status_wake", "status", "wake"),
    sql.Index("ix_tables_broken", "broken", sqlite_where=SOME, postgresql_where=SOME),
)

seats = sql.Table(
    "seats",
    metadata,
    sql.Column("table", sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("kind", sql.String(8), nullable=False),  # person or bot
    sql.Column("guest", sql.ForeignKey("guests.id", ondelete="SET NULL"), index=True),
    sql.Column("nickname", sql.String(64)),
    sql.Column("bot", sql.String(32)),
    sql.Column("program", sql.Boolean, nullable=False, server_default=sql.false()),  # is the guest one?
)

# What happened at a table after the start, in order. Appended to, never changed. The key refuses a second
# entry with the same number, and a trigger (migration 0002) one that leaves out a number.
entries = sql.Table(
    "entries",
    metadata,
    sql.Column("table", sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("kind", sql.String(16), nullable=False),
    sql.Column("data", sql.Text, nullable=False),
    sql.Column("guest", sql.String(32)),
    sql.Column("command", sql.String(64)),
    sql.Column("at", sql.Float, nullable=False),
    sql.UniqueConstraint("table", "guest", "command", name="uq_entries_command"),
)

# A finished game looked at again, as one seat played it; `data` is the review as far as it has come. Whoever
# makes it holds the lease: when that is over, somebody else begins anew, and finds the same.
reviews = sql.Table(
    "reviews",
    metadata,
    sql.Column("table", sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("guest", sql.ForeignKey("guests.id", ondelete="SET NULL"), index=True),  # who asked for it
    sql.Column("judge", sql.String(32), nullable=False),
    sql.Column("version", sql.String(64), nullable=False),
    sql.Column("seed", sql.String(64), nullable=False),
    sql.Column("budget", sql.Integer, nullable=False),
    sql.Column("stage", sql.String(16), nullable=False),
    sql.Column("step", sql.Integer, nullable=False),
    sql.Column("done", sql.Float, nullable=False),
    sql.Column("data", sql.Text),
    sql.Column("sums", sql.Text),  # JSON, when it is complete: error rate, word and luck, for lists
    sql.Column("lease", sql.Float, nullable=False),
    sql.Index("ix_reviews_stage_lease", "stage", "lease"),
)

# What is counted of a finished game: by seat points, rank, kids played and recruited first (JSON).
counts = sql.Table(
    "counts",
    metadata,
    sql.Column("table", sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("data", sql.Text, nullable=False),
)

# How well guests solve puzzles, how hard puzzles are (Glicko-2), and who has answered which.
solvers = sql.Table(
    "solvers",
    metadata,
    sql.Column("guest", sql.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("rating", sql.Float, nullable=False),
    sql.Column("deviation", sql.Float, nullable=False),
    sql.Column("volatility", sql.Float, nullable=False),
    sql.Column("tried", sql.Integer, nullable=False),
    sql.Column("solved", sql.Integer, nullable=False),
    sql.Column("streak", sql.Integer, nullable=False),
)
puzzles = sql.Table(
    "puzzles",
    metadata,
    sql.Column("id", sql.String(16), primary_key=True),
    sql.Column("rating", sql.Float, nullable=False),
    sql.Column("deviation", sql.Float, nullable=False),
    sql.Column("volatility", sql.Float, nullable=False),
    sql.Column("tried", sql.Integer, nullable=False),
    sql.Column("solved", sql.Integer, nullable=False),
)
answers = sql.Table(
    "answers",
    metadata,
    sql.Column("guest", sql.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("puzzle", sql.String(16), primary_key=True),
    sql.Column("chosen", sql.String(200)),  # NULL: it was shown
    sql.Column("right", sql.Boolean, nullable=False),
    sql.Column("before", sql.Integer, nullable=False),
    sql.Column("after", sql.Integer, nullable=False),
    sql.Column("at", sql.Float, nullable=False),
)

# Deals of the day with their secrets, what our bots reached (JSON), and who has tried them. The key lets
# nobody begin twice. A guest who left is a name that nobody has.
days = sql.Table(
    "days",
    metadata,
    sql.Column("day", sql.String(10), primary_key=True),
    sql.Column("seed", sql.String(64), nullable=False),
    sql.Column("salt", sql.String(64), nullable=False),
    sql.Column("bots", sql.String(64), nullable=False),
    sql.Column("marks", sql.Text),
    sql.Column("lease", sql.Float, nullable=False),  # of whoever lets the bots play
)
tries = sql.Table(
    "tries",
    metadata,
    sql.Column("day", sql.String(10), primary_key=True),
    sql.Column("guest", sql.String(32), primary_key=True),
    sql.Column("table", sql.ForeignKey("tables.id", ondelete="SET NULL"), index=True),
    sql.Column("state", sql.String(16), nullable=False),  # playing, reviewing, done or gone
    sql.Column("late", sql.Boolean, nullable=False),  # finished after its day: not compared
    sql.Column("adjusted", sql.Float),  # points, luck aside
    sql.Column("result", sql.Text),  # JSON
    sql.Index("ix_tries_guest", "guest"),
    sql.Index("ix_tries_state", "state"),
)

# Written by whoever asks whether the server is ready: one row.
pulse = sql.Table(
    "pulse",
    metadata,
    sql.Column("id", sql.Integer, primary_key=True),
    sql.Column("at", sql.Float, nullable=False),
)
