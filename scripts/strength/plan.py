"""The plan: which matches, how many deals, which bars. A bot that is not there is named with those that are."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

import msgspec

from chronolude.bots import bots_for
from chronolude.bots.arena.match import Match
from chronolude.games import find
from chronolude.tables.opening import settle_options

PLAN: Final = Path(__file__).with_name("plan.toml")
SOLVER: Final = "solver"


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the table; plan.toml says what each field means."""

    name: str
    about: str
    game: str
    seats: int
    bots: list[str]
    deals: int
    quick: int
    options: dict[str, str] = {}
    beside: list[str] = []
    bar: float | None = None
    measure: Literal["wins", "score", "endings"] = "wins"
    endings: list[str] = []
    solver: bool = False

    def match(self, seed: int, bots: list[str]) -> Match:
        options = settle_options(find(self.game), self.seats, dict(self.options))
        return Match(self.game, self.seats, options, bots, seed)


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole plan."""

    seed: int
    minutes: float
    quick_minutes: float
    row: list[Row]


def load(path: Path = PLAN, only: list[str] | None = None) -> Plan:
    """The plan, or those of its rows whose names begin with one of `only`."""
    try:
        plan = msgspec.toml.decode(path.read_bytes(), type=Plan)
    except msgspec.MsgspecError as error:
        raise ValueError(f"{path.name}: {error}") from None
    rows = [row for row in plan.row if not only or row.name.startswith(tuple(only))]
    if not rows:
        raise ValueError(f"no row is called {', '.join(only or [])}; there are {', '.join(r.name for r in plan.row)}")
    for row in rows:
        check(row)
    return msgspec.structs.replace(plan, row=rows)


def check(row: Row) -> None:
    known = bots_for(row.game)
    for name in (*row.bots, *row.beside):
        if name not in known:
            raise ValueError(f"{row.name}: {row.game} has no bot {name!r}; it has {', '.join(known)}")
    if len(row.bots) != row.seats or (row.beside and len(row.beside) != row.seats):
        raise ValueError(f"{row.name}: a line-up has one bot for each of the {row.seats} seats")
