"""No holes in a log; tables that cannot be read are set apart; a row to try whether writing works"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

SQLITE = """
CREATE TRIGGER entries_without_holes BEFORE INSERT ON entries
WHEN NEW.number > 1 + (SELECT COALESCE(MAX(number), 0) FROM entries WHERE "table" = NEW."table")
    OR NEW.number < 1
BEGIN
    SELECT RAISE(ABORT, 'an entry must follow the one before');
END
"""
POSTGRESQL = """
CREATE FUNCTION entry_follows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.number < 1
        OR NEW.number > 1 + (SELECT COALESCE(MAX(number), 0) FROM entries WHERE "table" = NEW."table")
    THEN
        RAISE EXCEPTION 'an entry must follow the one before'
        USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER entries_without_holes BEFORE INSERT ON entries
FOR EACH ROW EXECUTE FUNCTION entry_follows();
"""


def upgrade() -> None:
    op.add_column("tables", sa.Column("broken", sa.Text(), nullable=True))
    some = sa.text("broken IS NOT NULL")
    op.create_index("ix_tables_broken", "tables", ["broken"], sqlite_where=some, postgresql_where=some)
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pulse")),
    )
    op.execute(SQLITE if op.get_bind().dialect.name == "sqlite" else POSTGRESQL)


def downgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        op.execute("DROP TRIGGER entries_without_holes")
    else:
        op.execute("DROP TRIGGER entries_without_holes ON entries")
        op.execute("DROP FUNCTION entry_follows()")
    op.drop_table("pulse")
    op.drop_index("ix_tables_broken", "tables")
    op.drop_column("tables", "broken")
