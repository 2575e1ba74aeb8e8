"""One person with two receptacles on For Want of a Nail: the string is cut, papers are kept, the day is undone."""

from __future__ import annotations

from typing import Final

from tests.web.agents import Plain, paths
from tests.web.star import wealth

ANSWERS: Final = {
    "plaza/C": (1, 8),
    "bridge/B": (4, 3),
    "plaza/E": (4, 5, 2, 1),
    "telegraph/B": (2, 2, 2, 1),
}
"""What somebody who has read the papers answers, mark by mark."""
TASKS: Final = {
    "plaza": ("plaza/B", "plaza/C"),
    "telegraph": ("telegraph/D", "telegraph/C"),
    "bridge": ("bridge/C", "bridge/B"),
    "smithy": ("smithy/B", "smithy/C"),
}
TRIED: Final = ("telegraph/D", "telegraph/C", "bridge/C", "smithy/B")


def have(view: Plain) -> set[str]:
    """Things of the agents and tokens before everybody."""
    group = {card for zone in view["zones"] if zone["name"] == "group" for card in zone["cards"] if card}
    return wealth(view) | group


def road(view: Plain) -> str:
    """What is missing, in the order it can be had."""
    own = have(view)
    if "e52" not in own:
        return "telegraph"
    if "e53" not in own:
        return "bridge"
    if not {"pin", "shod"} <= own and "pin-set" not in own:
        return "smithy"
    return "bridge" if "pin-set" not in own else "quarry"


def marks(view: Plain) -> list[str]:
    """The mark for the dial that is asked."""
    slot, dial = view["numbers"]["question"] - 1, view["numbers"]["question_step"]
    for paper in view["aid"]["papers"]:
        if paper["slot"] == slot and paper["puzzle"]:
            return [f"mark {ANSWERS[paper['card']][dial]}"]
    return []


def knows(view: Plain, card: str | None) -> bool:
    """Whether the papers one has answer the puzzle of this card."""
    own = have(view)
    return (card == "plaza/C" and "e52" in own) or (card == "bridge/B" and "e53" in own)


def is_of_use(view: Plain, card: str) -> bool:
    """Whether there is something to be had on a card now."""
    own = have(view)
    lacks = {"telegraph/D": "e52", "telegraph/C": "e50", "bridge/C": "e53", "smithy/B": "pin"}
    if card in lacks:
        return lacks[card] not in own
    return {"plaza/C": "e52" in own, "smithy/C": "nail" in own, "bridge/B": {"pin", "shod"} <= own}.get(card, True)


def wishes(view: Plain) -> list[str]:
    """Whole answers in the order one would like to give them."""
    n, aid = view["numbers"], view["aid"]
    here = (aid["location"] or {}).get("id", "")
    cards = [one["card"] for one in aid["panorama"] or [] if one["state"] == "free"]
    aims = [card for card in TASKS.get(here, ()) if card in cards and is_of_use(view, card)]
    lacking = max(0, n["trial_threshold"] + 1 - n["trial_value"])
    acts: list[str] = []
    for one in aid["agents"]:
        who, held = one["receptacle"], one["held"]
        acts += [f"as {who} > follow"]
        acts += [f"as {who} > solve"] if knows(view, held) else []
        acts += [f"as {who} > engage 1"] if held in TRIED and one["azrak"] > 2 else []
    rest = [
        f"as {one['receptacle']} > {deed}"
        for one in aid["agents"]
        for deed in (*(f"explore {card}" for card in aims), "stand by")
    ]
    return [
        "play transito", "play abelardo", "read on", f"travel {road(view)}", *marks(view),
        *(f"take {card}" for card in aims), *acts, *(f"boost {i}" for i in range(min(lacking, 3), -1, -1)),
        *(f"support {i}" for i in range(min(max(0, lacking), 2), -1, -1)), "pass",
        "option 1" if here == "smithy" else "option 2", *rest[: 40 if n["azrak"][0] + n["azrak"][1] > 5 else 0],
        *(f"as {one['receptacle']} > stand by" for one in aid["agents"]), "leave", "agree", "insist",
        "emergency update", *(["free update", "update"] if min(n["azrak"][:2]) <= 2 else []), "no update", "done",
        *(f"share {i}" for i in range(6, -1, -1)), "option 1",
    ]  # fmt: skip


def long_way(view: Plain, options: list[Plain]) -> list[str]:
    """The answer to give: the most wished-for one on offer; giving up is nobody's wish."""
    offered = [path for path in paths(options) if path != ["abandon"]]
    rank = {text: i for i, text in enumerate(wishes(view))}
    last = len(rank)
    return min(offered, key=lambda path: min(rank.get(" > ".join(path), last), rank.get(path[-1], last)))
