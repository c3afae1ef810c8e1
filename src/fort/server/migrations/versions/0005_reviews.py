"""Reviews, counts of games, puzzles and their solvers, deals of the day"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "days",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("salt", sa.String(length=64), nullable=False),
        sa.Column("bots", sa.String(length=64), nullable=False),
        sa.Column("marks", sa.Text(), nullable=True),
        sa.Column("lease", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("day", name=op.f("pk_days")),
    )
    op.create_table(
        "puzzles",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("volatility", sa.Float(), nullable=False),
        sa.Column("tried", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_puzzles")),
    )
    op.create_table(
        "answers",
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("puzzle", sa.String(length=16), nullable=False),
        sa.Column("chosen", sa.String(length=200), nullable=True),
        sa.Column("right", sa.Boolean(), nullable=False),
        sa.Column("before", sa.Integer(), nullable=False),
        sa.Column("after", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_answers_guest"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("guest", "puzzle", name=op.f("pk_answers")),
    )
    op.create_table(
        "solvers",
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("volatility", sa.Float(), nullable=False),
        sa.Column("tried", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_solvers_guest"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("guest", name=op.f("pk_solvers")),
    )
    op.create_table(
        "counts",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_counts_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_counts")),
    )
    op.create_table(
        "reviews",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=True),
        sa.Column("judge", sa.String(length=32), nullable=False),
        sa.Column("version", sa.String(length=64), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("budget", sa.Integer(), nullable=False),
        sa.Column("stage", sa.String(length=16), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("done", sa.Float(), nullable=False),
        sa.Column("data", sa.Text(), nullable=True),
        sa.Column("sums", sa.Text(), nullable=True),
        sa.Column("lease", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_reviews_guest"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_reviews_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_reviews")),
    )
    op.create_index(op.f("ix_reviews_guest"), "reviews", ["guest"], unique=False)
    op.create_index("ix_reviews_stage_lease", "reviews", ["stage", "lease"], unique=False)
    op.create_table(
        "tries",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("table", sa.String(length=32), nullable=True),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("late", sa.Boolean(), nullable=False),
        sa.Column("adjusted", sa.Float(), nullable=True),
        sa.Column("result", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_tries_table"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("day", "guest", name=op.f("pk_tries")),
    )
    op.create_index("ix_tries_guest", "tries", ["guest"], unique=False)
    op.create_index("ix_tries_state", "tries", ["state"], unique=False)
    op.create_index(op.f("ix_tries_table"), "tries", ["table"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_tries_table"), table_name="tries")
    op.drop_index("ix_tries_state", table_name="tries")
    op.drop_index("ix_tries_guest", table_name="tries")
    op.drop_table("tries")
    op.drop_index("ix_reviews_stage_lease", table_name="reviews")
    op.drop_index(op.f("ix_reviews_guest"), table_name="reviews")
    op.drop_table("reviews")
    op.drop_table("counts")
    op.drop_table("solvers")
    op.drop_table("answers")
    op.drop_table("puzzles")
    op.drop_table("days")
