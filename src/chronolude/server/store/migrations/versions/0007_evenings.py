"""Club nights: the plan of each evening, its changes one by one, and which tables are of an evening."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "evenings",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )
    op.create_index("evenings_touched", "evenings", ["touched"])
    op.create_table(
        "evening_changes",
        sa.Column("evening_id", sa.String(16), sa.ForeignKey("evenings.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.add_column("tables", sa.Column("evening", sa.String(16)))
    op.add_column("tables", sa.Column("sealed", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_evening", "tables", ["evening"])


def downgrade() -> None:
    op.drop_index("tables_evening", "tables")
    op.drop_column("tables", "sealed")
    op.drop_column("tables", "evening")
    op.drop_table("evening_changes")
    op.drop_table("evenings")
