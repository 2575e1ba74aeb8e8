"""Events as sentences of the log."""

from __future__ import annotations

from typing import Any

from ....locale import say
from ...seen import View
from ..mission.load import Mission
from ..names import ENDING_LOST, ENDING_OF_MISSION
from .names import agent_name, card_name, read, signed

SILENT = ("moved", "shuffled", "turned", "acted")

# Events told in one of several ways: by which argument, and the words for its values.
WAYS = {
    "told": ("how", ("aloud", "gist")),
    "resolved": ("outcome", ("failure", "critical", "success")),
    "emergency": ("free", ("", "free")),
    "update": ("free", ("", "free")),
    "personal": ("kind", ("interaction", "flash")),
    "flipped": ("up", ("down", "up")),
    "conflict-began": ("group", ("own", "group")),
    "conflict-ended": ("won", ("over", "won")),
}
KEPT = {
    "told": ("agent", "card"),
    "resolved": ("agent", "value", "threshold"),
    "emergency": ("agent", "n"),
    "update": (),
    "personal-interaction": ("agent", "n"),
    "personal-flash": ("agent",),
    "explored": ("agent", "card"),
    "fate": ("value",),
    "conflict-began-own": ("agent",),
    "conflict-began-group": (),
    "conflict-ended": (),
    "power": ("agent",),
    "mystery": ("agent",),
    "report": ("report",),
    "covered": (),
    "flipped": ("sky",),
    "damaged": ("n",),
    "magic": ("agent", "n"),
    "gave": ("agent", "card", "other"),
    "hinted": (),
}


def sentence(made: Mission, view: View, kind: str, args: dict[str, Any], lang: str) -> str:
    """An event as a sentence; empty where another event already says it."""
    if kind in SILENT or (kind == "magic" and args["n"] == 0):
        return ""
    if kind == "mission-over":
        return outcome(made, view, args, lang)
    key = key_of(kind, args)
    values = values_of(made, view, kind, args, lang)
    kept = KEPT.get(key, KEPT.get(kind, tuple(values)))
    return say(lang, f"ts-log-{key}", **{name: values[name] for name in kept if name in values})


def key_of(kind: str, args: dict[str, Any]) -> str:
    """Which sentence tells an event."""
    if kind == "magic":
        return "magic-gained" if args["n"] > 0 else "magic-used"
    if kind not in WAYS:
        return kind
    name, words = WAYS[kind]
    way = words[args[name]]
    return f"{kind}-{way}" if way else kind


def values_of(made: Mission, view: View, kind: str, args: dict[str, Any], lang: str) -> dict[str, Any]:
    """The arguments of an event in words."""
    values = {name: value for name, value in args.items() if value is not None}
    for name in ("agent", "to"):
        if name in values:
            values["other" if name == "to" else name] = agent_name(made, view, values.pop(name), lang)
    if "card" in args:
        values["card"] = card_name(made, args["card"], lang)
    if "stat" in values:
        values["stat"] = made.say(f"mission/stat/{values['stat']}/name", lang)
    if kind == "flipped":
        words = say(lang, ("ts-moon", "ts-star")[args["which"]])
        values["sky"] = words[:1].upper() + words[1:]
    if kind == "fate":
        values["value"] = signed(args["n"])
    if kind in ("magic", "damaged"):
        values["n"] = abs(args.get("n", args.get("damage", 0)))
    return values


def outcome(made: Mission, view: View, args: dict[str, Any], lang: str) -> str:
    if args["ending"] < ENDING_OF_MISSION:
        return say(lang, f"ts-log-mission-over-{'lost' if args['ending'] == ENDING_LOST else 'abandoned'}")
    index = args["ending"] - ENDING_OF_MISSION
    text = read(made, view, f"mission/ending/{index}/text", lang)
    scored = made.rows["ending_scored"][index]
    ended = say(lang, "ts-log-mission-over", ending=text)
    return f"{ended} {say(lang, 'ts-log-score', score=args['score'])}" if scored else ended
