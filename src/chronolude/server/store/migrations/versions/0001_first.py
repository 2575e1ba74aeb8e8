"""The first tables.

A migration never changes once released, so it says in full what it makes.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def of_table() -> "sa.Column[str]":
    return sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "house", sa.Column("key", sa.String(32), primary_key=True), sa.Column("value", sa.Text, nullable=False)
    )
    make_tables()
    make_seats()
    op.create_table(
        "log",
        of_table(),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
    )
    make_said()
    op.create_table(
        "notices",
        of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("turn", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )


def make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("host_hash", sa.String(64), nullable=False),
        sa.Column("watch_hash", sa.String(64), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("start", sa.Text),
        sa.Column("parent", sa.String(16)),
        sa.Column("parent_decision", sa.Integer),
        sa.Column("branch_mode", sa.String(8)),
        sa.Column("daily", sa.String(32)),
        sa.Column("rematch", sa.String(16)),
        sa.Column("result", sa.Text),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )
    op.create_index("tables_status", "tables", ["status", "touched"])
    op.create_index("tables_parent", "tables", ["parent"])
    op.create_index("tables_daily", "tables", ["daily"])


def make_seats() -> None:
    op.create_table(
        "seats",
        of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(64), nullable=False),
        sa.Column("owned", sa.Integer, nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("entropy", sa.Text, nullable=False),
        sa.Column("webhook", sa.Text, nullable=False),
        sa.Column("webhook_key", sa.String(64), nullable=False),
        sa.Column("muted", sa.Text, nullable=False),
    )


def make_said() -> None:
    op.create_table(
        "said",
        of_table(),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("channel", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("phrase", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("notices", "said", "log", "seats", "tables", "house"):
        op.drop_table(name)
