"""Guests that are programs, their seats, and their lasting tokens"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table in ("guests", "seats"):
        with op.batch_alter_table(table, schema=None) as batch_op:
            batch_op.add_column(sa.Column("program", sa.Boolean(), server_default=sa.false(), nullable=False))
    with op.batch_alter_table("devices", schema=None) as batch_op:
        batch_op.add_column(sa.Column("label", sa.String(length=64), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("devices", schema=None) as batch_op:
        batch_op.drop_column("label")
    for table in ("seats", "guests"):
        with op.batch_alter_table(table, schema=None) as batch_op:
            batch_op.drop_column("program")
