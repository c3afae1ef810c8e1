"""What is stored. A game is its header and its log of entries; nothing else, and no state."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

SOME = text("broken IS NOT NULL")

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("nickname", String(64), nullable=False),
    Column("program", Boolean, nullable=False, server_default=false()),  # or a person
    Column("created", Float, nullable=False),
)

# A device is one browser of a guest: its cookie, hashed. A link is a device nobody has claimed yet. What has
# a label is a lasting token of a program.
devices = Table(
    "devices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("token", String(64), unique=True),
    Column("link", String(64), unique=True),
    Column("link_expires", Float),
    Column("created", Float, nullable=False),
    Column("seen", Float),
    Column("label", String(64)),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("status", String(16), nullable=False),
    Column("host", ForeignKey("guests.id", ondelete="SET NULL"), index=True),
    Column("setup", String(16), nullable=False),
    Column("options", Text, nullable=False),  # JSON: pace, order, hints, spectators and so on
    Column("open", Boolean, nullable=False),
    Column("invitation", String(32), nullable=False),
    Column("box", Text),  # JSON: the texts of a box that the program does not ship
    Column("fingerprint", String(32)),  # of the box; NULL: stored before boxes were named
    Column("rules", Integer, nullable=False, server_default="1"),  # the edition of the rules
    Column("diagram", Text),
    Column("secrets", Text),  # JSON: seed, salt, and the seed of the bots; never sent while the game runs
    Column("version", String(32), nullable=False),
    Column("asked", String(16), nullable=False, default=""),  # seats, as in "013"
    Column("choices", Integer, nullable=False, default=0),
    Column("wake", Float),  # when the table needs its server: a bot is asked, a clock runs out
    Column("result", Text),
    Column("rematch", String(32)),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("finished", Float),
    Column("broken", Text),  # why the table is set apart: its log or header cannot be read
    Index("ix_tables_status_wake", "status", "wake"),
    Index("ix_tables_broken", "broken", sqlite_where=SOME, postgresql_where=SOME),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person or bot
    Column("guest", ForeignKey("guests.id", ondelete="SET NULL"), index=True),
    Column("nickname", String(64)),
    Column("bot", String(32)),
    Column("program", Boolean, nullable=False, server_default=false()),  # is the guest one?
)

# What happened at a table after the start, in order. Appended to, never changed. The key refuses a second
# entry with the same number, and a trigger (migration 0002) one that leaves out a number.
entries = Table(
    "entries",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("data", Text, nullable=False),
    Column("guest", String(32)),
    Column("command", String(64)),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "guest", "command", name="uq_entries_command"),
)

# Written by whoever asks whether the server is ready: one row.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)
