"""What a mission shows to everybody: triggers, Powers, tokens, Destiny, plan, receptacles, score, endings."""

from __future__ import annotations

from .. import cards as c
from .builder import COST, POWER, Spot
from .parts import Parts
from .words import ENDINGS, TIMINGS, USES


def build_open(parts: Parts) -> None:
    build = parts.build
    for spot in parts.main.below("trigger"):
        build.keys(spot, "id", "when", "once", "do")
        build.open_body(spot)
        build.effects(spot, "do")
        build.close_body()
        build.push(
            trigger_when=build.reader.condition(spot.data.get("when"), spot.at("when")),
            trigger_once=2 if spot.data.get("once") == "mission" else build.flag(spot, "once"),
        )
    for source in parts.personal:
        power(parts, Spot(source, source.data.get("power"), source.name.removesuffix(".toml") + "/power", "power"))
    tokens(parts)
    for i, spot in enumerate(parts.lists["destiny"]):
        build.keys(spot, "value", "reshuffle")
        build.push(destiny_value=build.number(spot, "value"), destiny_reshuffle=build.flag(spot, "reshuffle"))
        parts.lay(f"fate{i + 1}", c.DESTINY)
    plan(parts)
    receptacles(parts)
    score(parts)


def power(parts: Parts, spot: Spot) -> None:
    build = parts.build
    build.keys(spot, "name", "text", "timing", "when", "cost", "do", "uses")
    build.open_body(spot)
    if spot.data:
        build.text(spot, "name")
        build.text(spot, "text")
    cost = build.effects(spot, "cost", COST)
    if cost == c.NO_LIST:
        build.push(list_at=0, list_size=0)
    build.effects(spot, "do", POWER)
    build.close_body()
    build.push(
        power_timing=build.word(spot, "timing", TIMINGS, "actions") if spot.data else -1,
        power_when=build.reader.condition(spot.data.get("when"), spot.at("when")),
        power_uses=build.word(spot, "uses", USES, "unlimited"),
    )


def tokens(parts: Parts) -> None:
    """R-012, R-015: copies wait on the sheet; a token is the group's or personal."""
    build = parts.build
    for kind, spot in enumerate(parts.lists["tokens"]):
        build.keys(spot, "id", "group", "copies", "text", "name", "modifiers", "keep")
        build.text(spot, "name")
        build.text(spot, "text", needed=False)
        copies = build.number(spot, "copies", 1)
        group = build.flag(spot, "group")
        at, size = build.modifiers(spot)
        if size and not group:
            build.found.add("E11", spot.at("modifiers"), "modifiers stand on a group token only")
        build.push(token_keeps=build.flag(spot, "keep"))
        build.push(token_first=len(parts.cards), token_copies=copies, token_group=group, token_mod=at, token_mods=size)
        for copy in range(copies):
            name = str(spot.data.get("id"))
            parts.lay(name if copies == 1 else f"{name}.{copy + 1}", c.TOKEN)
            build.push(card_token=kind)


def plan(parts: Parts) -> None:
    for spot in parts.lists["plan"]:
        parts.build.keys(spot, "id", "position", "locations", "edges")
        at, size = parts.map_of(spot)
        parts.build.push(plan_map=at, plan_maps=size)
        parts.lay(f"plan/{spot.data.get('id')}", c.PLAN)


def receptacles(parts: Parts) -> None:
    """R-016: a name, three characteristics, a starting level of Azrak and a story of two sides."""
    build = parts.build
    for spot in parts.lists["receptacles"]:
        build.keys(spot, "id", "name", "gender", "stats", "azrak", "story", "look")
        build.text(spot, "name")
        story = spot.within("story")
        build.text(story, "front")
        build.text(story, "back")
        build.word(spot, "gender", ("f", "m", "n"), "n")
        stats = spot.data.get("stats", [])
        if not isinstance(stats, list) or len(stats) != 3 or not all(isinstance(one, int) for one in stats):
            build.found.add("E01", spot.at("stats"), "a receptacle has three whole numbers as stats")
            stats = [0, 0, 0]
        for value in stats:
            build.push(receptacle_stat=value)
        build.push(receptacle_azrak=build.number(spot, "azrak"))
        parts.lay(str(spot.data.get("id")), c.RECEPTACLE)


def score(parts: Parts) -> None:
    build = parts.build
    build.reader.endings_allowed = True
    spot = parts.main.within("score")
    build.keys(spot, "base", "term", "tier")
    for term in spot.below("term"):
        build.keys(term, "when", "per", "value", "label")
        build.text(term, "label", needed="when" in term.data)
        per, arg = build.reader.amount(term.data["per"], term.at("per")) if "per" in term.data else (-1, 0)
        build.push(
            score_when=build.reader.condition(term.data.get("when"), term.at("when")),
            score_per=per,
            score_arg=arg,
            score_value=build.number(term, "value"),
        )
    for tier in spot.below("tier"):
        build.keys(tier, "min", "name")
        build.text(tier, "name")
        build.number(tier, "min")
    build.reader.endings_allowed = False
    for ending in parts.main.below("ending"):
        build.keys(ending, "id", "outcome", "scored", "text", "title")
        build.text(ending, "text")
        build.text(ending, "title", needed=False)
        build.push(
            ending_outcome=build.word(ending, "outcome", ENDINGS),
            ending_scored=1 if "scored" not in ending.data else build.flag(ending, "scored"),
        )
