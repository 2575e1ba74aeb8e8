"""Events as sentences of the log."""

from __future__ import annotations

from typing import Any

from ....locale import say
from ...seen import View
from .. import view as v
from ..cards import OF_OPTION, STEP_BITS, WHERE
from ..mission.load import Mission
from ..names import ENDING_LOST, ENDING_OF_MISSION
from .names import agent_name, card_name, plain, read, signed

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
    "solved": ("right", ("wrong", "right")),
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
    "rung": (),
    "solved": ("agent",),
}


def sentence(made: Mission, view: View, kind: str, args: dict[str, Any], lang: str) -> str:
    """An event as a sentence; empty where another event already says it."""
    if kind in SILENT or (kind == "magic" and args["n"] == 0):
        return ""
    if kind == "mission-over":
        return outcome(made, view, args, lang)
    if kind in ("resolved", "deed", "solved"):
        return with_words(made, view, kind, args, lang)
    key = key_of(kind, args)
    values = values_of(made, view, kind, args, lang)
    kept = KEPT.get(key, KEPT.get(kind, tuple(values)))
    return say(lang, f"ts-log-{key}", **{name: values[name] for name in kept if name in values})


# The author's words for an outcome, by event and way; the first that is printed is told.
TOLD_BY = {
    "resolved-failure": ("fail_text",),
    "resolved-critical": ("critical_text", "success_or_critical_text"),
    "resolved-success": ("success_text", "success_or_critical_text"),
    "deed": ("do_text",),
    "solved-wrong": ("wrong_text",),
    "solved-right": ("solved_text",),
}


def with_words(made: Mission, view: View, kind: str, args: dict[str, Any], lang: str) -> str:
    """What came of a trial, a deed in a conflict or an answer, and the card's own sentence where this seat may read."""
    key = key_of(kind, args)
    values = values_of(made, view, kind, args, lang)
    bare = "" if kind == "deed" else say(lang, f"ts-log-{key}", **{name: values[name] for name in KEPT[kind]})
    block = block_key(made, view, kind, args)
    told = [f"{block}/{name}" for name in TOLD_BY[key] if f"{block}/{name}" in made.texts]
    return " ".join(filter(None, (bare, plain(read(made, view, told[0], lang)) if told else "")))


def block_key(made: Mission, view: View, kind: str, args: dict[str, Any]) -> str:
    """The key of the trial, option or puzzle an event speaks of, where this seat may read its card or has just read it.

    A card often leaves with what came of it, so whoever acted is told by the slot alone, where one text only can lie; a
    conflict of all is read aloud.
    """
    slot, code = divmod(args.get("where", 0), STEP_BITS if kind == "solved" else WHERE)
    body = v.open_bodies(made, view).get(slot)
    if body is None and (args.get("agent") in v.mine(view) or v.kind_of(made, slot) == "conflict"):
        body = v.only_body(made, slot)
    if body is None:
        return ""
    page = code if kind == "solved" else code % OF_OPTION // STEP_BITS
    keys = made.page_keys[body]
    key = keys[page if page < len(keys) else 0]
    if kind == "solved":
        return f"{key}/puzzle"
    return f"{key}/conflict/option/{code % STEP_BITS}" if code >= OF_OPTION else f"{key}/trial/{code % STEP_BITS}"


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
    text = plain(read(made, view, f"mission/ending/{index}/text", lang))
    scored = made.rows["ending_scored"][index]
    ended = say(lang, "ts-log-mission-over", ending=text)
    return f"{ended} {say(lang, 'ts-log-score', score=args['score'])}" if scored else ended
