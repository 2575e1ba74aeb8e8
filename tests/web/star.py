"""Two people's worth of one person on The Forgotten Star: the short way to an ending, by what the page offers."""

from __future__ import annotations

from typing import Final

from tests.web.agents import Plain, paths

ROADS: Final = (
    ("ray-of-silver", "paper-mill"),
    ("ray-of-amber", "glass-street"),
    ("e40", "caravanserai"),
    ("ray-of-indigo", "old-fortress"),
)
"""What is still missing, and where it is had; with nothing missing, the Great Arc."""
STRONG: Final = "tahmasp"
GOALS: Final = {
    "paper-mill": ("paper-mill/B", "paper-mill/F"),
    "glass-street": ("glass-street/B",),
    "caravanserai": ("caravanserai/C",),
    "old-fortress": ("old-fortress/B",),
    "great-arc": ("great-arc/E", "great-arc/F"),
}
"""What the strong one reads there, in this order; the other takes what gives strength and risks nothing."""
RESTING: Final = ("terrace/C", "glass-street/C", "caravanserai/D", "old-fortress/E", "paper-mill/D", "great-arc/C")


def wealth(view: Plain) -> set[str]:
    """All that the group has: tokens and things of its agents, and what lies open for all."""
    own = {card for one in view["aid"]["agents"] for name in ("tokens", "elements") for card in one.get(name, [])}
    return own | {card for zone in view["zones"] if zone["name"] == "in-play" for card in zone["cards"] if card}


def road(view: Plain) -> str:
    """Where to go now: once the Great Arc is on the plan, nothing is missing, though rays may be thrown away there."""
    if "e41" in wealth(view):
        return "great-arc"
    return next((place for thing, place in ROADS if thing not in wealth(view)), "great-arc")


def goal(view: Plain) -> str | None:
    """The card the strong one should have in front of them now."""
    here = (view["aid"]["location"] or {}).get("id", "")
    cards = [one["card"] for one in view["aid"]["panorama"] or [] if one["state"] != "removed"]
    left = [card for card in GOALS.get(here, ()) if card in cards]
    if "paper-mill/B" in left and "lantern" in wealth(view):
        left.remove("paper-mill/B")
    return left[0] if left and here == road(view) else None


def wishes(view: Plain) -> list[str]:
    """Whole answers in the order one would like to give them; a last part alone stands for any way to it."""
    n, aid = view["numbers"], view["aid"]
    aim = goal(view)
    strong = next((one for one in aid["agents"] if one["receptacle"] == STRONG), {"agent": None, "held": None})
    lacking = max(0, n["trial_threshold"] + 1 - n["trial_value"])
    at_aim = aim is not None and strong["held"] == aim
    asked = aid["asked_agent"]
    choice = ["yes"] if at_aim else ["option 2", "no"]
    act = ["follow", "fight 2", "fight 1", "engage 1"] if at_aim else ["follow", *([f"explore {aim}"] if aim else [])]
    return [
        "play tahmasp", "play zulaykha", "read on", f"travel {road(view)}", "travel terrace",
        *([f"take {aim}"] if aim and asked == strong["agent"] else [f"take {card}" for card in RESTING]),
        *choice, *(f"as {STRONG} > {deed}" for deed in act), "as zulaykha > follow",
        *keeper(aid), *(f"boost {i}" for i in range(min(lacking, 3), -1, -1)),
        *(f"support {i}" for i in range(min(max(0, lacking - 1), 2), -1, -1)), "pass",
        "as zulaykha > stand by", f"as {STRONG} > stand by", "leave", "agree", "insist", "emergency update",
        *(["free update", "update"] if min(n["azrak"][: n["agents"]]) <= 2 else []), "no update", "done",
        *(f"share {i}" for i in range(6, -1, -1)), "option 1",
    ]  # fmt: skip


def keeper(aid: Plain) -> list[str]:
    """Against the caravan, Magic pays the toll; the Keeper is thrown the rays, then held down."""
    if aid["conflict"] is None:
        return []
    return [f"fight {i}" for i in ((3, 1, 2) if len(aid["conflict"]["options"]) == 3 else (4, 5, 6, 2, 3, 1))]


def short_way(view: Plain, options: list[Plain]) -> list[str]:
    """The answer to give: the most wished-for one on offer; giving up is nobody's wish."""
    offered = [path for path in paths(options) if path != ["abandon"]]
    rank = {text: i for i, text in enumerate(wishes(view))}
    last = len(rank)
    return min(offered, key=lambda path: min(rank.get(" > ".join(path), last), rank.get(path[-1], last)))
