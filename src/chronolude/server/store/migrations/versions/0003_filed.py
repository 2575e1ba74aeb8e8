"""The log knows one more kind of entry (`filed`). No column changes; an older program must not read it."""

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing to change."""


def downgrade() -> None:
    """Nothing to change."""
