"""A client that follows by steps, in plain data: what a step leads to, told as the messages it stands for."""

from __future__ import annotations

import copy
from typing import Any

Plain = dict[str, Any]


def applied(update: Plain, change: Plain) -> Plain:
    """An update with a change laid over it, as docs/protocol.md says."""
    out = copy.deepcopy(update)
    table, view = change.get("table", {}), change.get("view", {})
    out |= {name: value for name, value in change.items() if name not in ("table", "view")}
    out["table"] |= {name: value for name, value in table.items() if name != "seats"}
    out["view"] |= {name: value for name, value in view.items() if name not in ("zones", "numbers")}
    for place, seat in table.get("seats", {}).items():
        out["table"]["seats"][int(place)] = seat
    for place, zone in view.get("zones", {}).items():
        out["view"]["zones"][int(place)] = zone
    out["view"]["numbers"] |= view.get("numbers", {})
    return out


class Follower:
    """Keeps the last update, and unpacks steps."""

    def __init__(self) -> None:
        self.update: Plain | None = None
        self.steps = 0

    def unpack(self, told: Plain) -> list[Plain]:
        """The messages a message stands for: of a step what happened, the table as it stands, and the yes."""
        if told["type"] == "update":
            self.update = told["update"]
        if told["type"] != "step":
            return [told]
        assert self.update is not None, "a step before any update"
        self.steps += 1
        self.update = applied(applied(self.update, told["public"]), told["own"])
        out: list[Plain] = [{"type": "events", "events": told["events"]}] if told["events"] else []
        out.append({"type": "update", "update": self.update})
        if told["ref"]:
            out.append({"type": "accepted", "ref": told["ref"], "decision": self.update["view"]["decision"]})
        return out
