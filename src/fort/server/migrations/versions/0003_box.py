"""Tables name the box and the rules they are played with"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("fingerprint", sa.String(length=32), nullable=True))
        batch_op.add_column(sa.Column("rules", sa.Integer(), server_default="1", nullable=False))


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("rules")
        batch_op.drop_column("fingerprint")
