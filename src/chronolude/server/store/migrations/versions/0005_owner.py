"""Each table names the worker that owns it: with several workers nobody else may write to it."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("owner", sa.String(16)))


def downgrade() -> None:
    op.drop_column("tables", "owner")
