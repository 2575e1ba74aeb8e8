"""The log knows one more kind of entry (`relinked`). No column changes; an older program must not read it."""

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing to change."""


def downgrade() -> None:
    """Nothing to change."""
