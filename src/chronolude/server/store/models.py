"""What is on disk. The log is the truth about a game; the other rows say who sits where and what was settled before."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

REVISION: Final = "0007"
"""The newest migration; a database that names another one is older or newer than this program."""
MIGRATING: Final = 0x43484E4F
"""PostgreSQL's lock on whatever makes or changes tables: any number, the same in every process."""

metadata: Final = MetaData()


def of_table() -> Column[str]:
    return Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


house = Table(
    "house",
    metadata,
    Column("key", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("status", String(8), nullable=False),
    Column("host_hash", String(64), nullable=False),
    Column("watch_hash", String(64), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("start", Text),  # the record header of a branch, an import or a daily deal
    Column("parent", String(16)),
    Column("parent_decision", Integer),
    Column("branch_mode", String(8)),
    Column("daily", String(32)),
    Column("rematch", String(16)),
    Column("evening", String(16)),  # the club night it is of
    Column("sealed", Integer, nullable=False, server_default="0"),  # others still play its deal: nobody looks into it
    Column("owner", String(16)),  # with several workers, the one that may write; claimed by whoever takes the table up
    Column("result", Text),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Index("tables_status", "status", "touched"),
    Index("tables_parent", "parent"),
    Index("tables_daily", "daily"),
    Index("tables_evening", "evening"),
)

seats = Table(
    "seats",
    metadata,
    of_table(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", String(64), nullable=False),
    Column("owned", Integer, nullable=False),  # a person's seat that a bot plays for now can be taken back
    Column("token_hash", String(64), nullable=False),
    Column("entropy", Text, nullable=False),
    Column("webhook", Text, nullable=False),
    Column("webhook_key", String(64), nullable=False),
    Column("muted", Text, nullable=False),
)

log = Table(
    "log",
    metadata,
    of_table(),
    Column("n", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("entry", Text, nullable=False),
)

said = Table(
    "said",
    metadata,
    of_table(),
    Column("n", Integer, primary_key=True),
    Column("channel", String(8), nullable=False),
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", String(32), nullable=False),
    Column("at", Float, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    of_table(),
    Column("seat", Integer, primary_key=True),
    Column("turn", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)

# What players doubt in a deck. No key to the table: a report outlives the game it was made at.
reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("table_id", String(16), nullable=False),
    Column("deck", String(64), nullable=False),
    Column("card", String(64), nullable=False),
    Column("year", Integer, nullable=False),
    Column("reason", String(16), nullable=False),
    Column("comment", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("reports_card", "card", "table_id"),
)

# What people keep under a secret of their own: sealed by their browser, and found by the hash of a name only they know.
lockers = Table(
    "lockers",
    metadata,
    Column("name_hash", String(64), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("sealed", Text, nullable=False),
    Column("touched", Float, nullable=False),
    Index("lockers_touched", "touched"),
)

evenings = Table(
    "evenings",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("plan", Text, nullable=False),
    Column("touched", Float, nullable=False),
    Index("evenings_touched", "touched"),
)

# One row for each change of a plan: of two who change the same version one is refused, whoever they are.
evening_changes = Table(
    "evening_changes",
    metadata,
    Column("evening_id", String(16), ForeignKey("evenings.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)

version = Table("alembic_version", metadata, Column("version_num", String(32), primary_key=True))
