"""Guests that are programs, their seats, and their lasting tokens"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Columns are added as they are: SQLite would copy `guests` in a batch, and drop what belongs to them."""
    for table in ("guests", "seats"):
        op.add_column(table, sa.Column("program", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("devices", sa.Column("label", sa.String(length=64), nullable=True))


def downgrade() -> None:
    op.drop_column("devices", "label")
    for table in ("seats", "guests"):
        op.drop_column(table, "program")
