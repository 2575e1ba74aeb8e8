"""What players doubt in a deck."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("deck", sa.String(64), nullable=False),
        sa.Column("card", sa.String(64), nullable=False),
        sa.Column("year", sa.Integer, nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("comment", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("reports_card", "reports", ["card", "table_id"])


def downgrade() -> None:
    op.drop_table("reports")
