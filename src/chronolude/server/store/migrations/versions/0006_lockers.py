"""What people keep under a secret of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lockers",
        sa.Column("name_hash", sa.String(64), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("sealed", sa.Text, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )
    op.create_index("lockers_touched", "lockers", ["touched"])


def downgrade() -> None:
    op.drop_table("lockers")
