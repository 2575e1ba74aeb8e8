"""What can be set: by the command line, or by environment variables that begin with CHRONOLUDE_."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from platformdirs import user_data_path

PREFIX: Final = "CHRONOLUDE_"
DATABASES: Final = ("sqlite+aiosqlite://", "postgresql+asyncpg://")
CHOICES: Final = {
    "synchronous": ("FULL", "NORMAL"),  # SQLite takes any other word for NORMAL and says nothing
    "webhooks": ("off", "public", "any"),
    "log_level": ("debug", "info", "warning", "error"),
}
Rate = Annotated[str, msgspec.Meta(pattern=r"^\d+ ?(/|per) ?(\d+ ?)?(second|minute|hour|day)s?$")]
"""So many in so long, such as 40/second."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """One server. Each field is also the environment variable CHRONOLUDE_<FIELD>."""

    db: str = ""
    """Address of the database; empty for one SQLite file in the user's data folder."""
    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 8765
    workers: int = 1
    address: str = ""
    """Where workers on other machines reach this one, host:port; they send on what is for a table of ours."""
    synchronous: str = "FULL"
    """SQLite: FULL survives a power cut, NORMAL only a crash of the process."""
    origins: str = ""
    """Other origins whose pages may open sockets, separated by commas."""
    proxies: str = "127.0.0.1"
    """Addresses of proxies whose forwarded headers are believed."""
    public_url: str = ""
    """How people reach this server; empty for the address of the request."""
    message_size: int = 65536
    body_size: int = 2_000_000
    socket_rate: Rate = "40/second"
    address_rate: Rate = "1200/minute"
    create_rate: Rate = "60/minute"
    table_rate: Rate = "1000/day"
    """How many tables one address may make."""
    sockets_per_address: int = 200
    connections: Annotated[int, msgspec.Meta(ge=1)] = 1200
    """How many connections of any kind a worker has at a time."""
    queue_bytes: Annotated[int, msgspec.Meta(ge=10_000)] = 256_000
    """How much may wait for a connection that does not read before it is cut."""
    waiting_bytes: Annotated[int, msgspec.Meta(ge=1_000_000)] = 32_000_000
    """How much may wait for all of them together, on one worker, before those for whom most does are cut."""
    link_seconds: Annotated[float, msgspec.Meta(ge=0)] = 600.0
    """How long a person must have been away from a game before the host may issue their link anew."""
    hosts: str = ""
    """Further names by which this server may be asked, separated by commas; * for any."""
    tables_in_memory: int = 200
    """More tables than this are kept in memory only while somebody is at them; the others are read when looked at."""
    retention_days: int = 365
    """Finished and forsaken tables are deleted after this many days; 0 keeps them."""
    bot_seconds: float = 20.0
    bot_processes: int = 0
    """How many processes bots think in, for each worker; 0 for one less than there are processors."""
    bot_memory: Annotated[int, msgspec.Meta(ge=200_000_000)] = 2_000_000_000
    """How many bytes of memory each of them may take."""
    job_seconds: Annotated[float, msgspec.Meta(gt=0)] = 5.0
    """How long looking at one thing somebody brought (a record, a deck) may take."""
    job_memory: Annotated[int, msgspec.Meta(ge=100_000_000)] = 120_000_000
    """How many bytes of memory that may take."""
    job_processes: Annotated[int, msgspec.Meta(ge=1)] = 1
    """In how many processes such things are looked at, for each worker."""
    jobs_waiting: Annotated[int, msgspec.Meta(ge=1)] = 32
    """How many such things may wait, for each worker."""
    jobs_per_address: Annotated[int, msgspec.Meta(ge=1)] = 2
    """And how many of them from one address."""
    record_size: int = 1_000_000
    """Characters of a record that is brought."""
    window_seconds: float = 2.0
    """How long answers to a window (a Memo) are kept back where several people sit, so that haste tells nothing."""
    bot_pause: float = 0.0
    """How long a bot waits before it answers, so that people can follow."""
    webhooks: str = "public"
    """Where turn notices may go: off, public (no private addresses) or any."""
    admin_token: str = ""
    """Made at start when empty."""
    secure_cookies: bool = False
    log_level: str = "info"
    log_json: bool = False

    @property
    def database(self) -> str:
        """The address SQLAlchemy opens."""
        if self.db:
            return self.db if "://" in self.db else f"sqlite+aiosqlite:///{self.db}"
        return f"sqlite+aiosqlite:///{data_folder() / 'chronolude.db'}"

    @property
    def sqlite_path(self) -> Path | None:
        """The SQLite file, or None for PostgreSQL."""
        kind, _, path = self.database.partition("///")
        return Path(path) if kind.startswith("sqlite") else None


def data_folder() -> Path:
    """Where this user's data lie."""
    return user_data_path("chronolude", appauthor=False)


def read_settings(environment: Mapping[str, str] | None = None, **given: Any) -> Settings:
    """Settings from the environment, with what was given by hand on top; an unusable value is named."""
    found = os.environ if environment is None else environment
    values: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        name = PREFIX + field.name.upper()
        if name in found:
            values[field.name] = found[name]
    values.update({name: value for name, value in given.items() if value is not None})
    for name, allowed in CHOICES.items():
        if name in values:
            values[name] = one_of(name, values[name], allowed)
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        told, _, place = str(error).partition(" - at `$.")
        raise ValueError(f"{PREFIX}{place.rstrip('`').upper()}: {told}") from None
    if not settings.database.startswith(DATABASES):
        kind = settings.database.partition("://")[0]  # the rest may hold a password
        raise ValueError(
            f"{kind}:// is not a database we can use: give a SQLite file or postgresql+asyncpg://user@host/name"
        )
    return settings


def one_of(name: str, value: str, allowed: tuple[str, ...]) -> str:
    """The word that is meant, whatever its case."""
    for one in allowed:
        if one.lower() == value.lower():
            return one
    raise ValueError(f"{PREFIX}{name.upper()} is {value!r}; it is one of {', '.join(allowed)}")
