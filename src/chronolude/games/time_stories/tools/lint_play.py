"""Warnings about what can happen in a mission: W01, W02, W03, W05, W06, W08."""

from __future__ import annotations

from collections.abc import Iterator

from .. import cards as c
from ..mission.checks import effects_in, effects_of
from ..mission.findings import MissionFinding
from ..mission.load import Mission
from ..mission.reach import Reach
from .remarks import at


def unreachable(made: Mission) -> Iterator[MissionFinding]:
    """W01: what nothing leads to."""
    reached = Reach(made).run()
    for slot in range(made.slots):
        if slot not in reached.bodies and not is_sky(made, slot):
            yield at(made.sources[slot], "W01", f"nothing leads to {made.page_keys[slot][0]}")
    for index, name in enumerate(made.tokens):
        if index not in reached.tokens:
            yield at(made.text_lines[f"tokens/{name}/name"], "W01", f"nothing gives the token {name}")
    for index, name in enumerate(made.endings):
        if index not in reached.endings:
            yield at(made.text_lines[f"mission/ending/{index}/text"], "W01", f"nothing leads to the ending {name}")
    for body in sorted(reached.bodies):
        first = made.rows["body_page"][body]
        for page in range(first, first + made.rows["body_pages"][body]):
            key = made.page_keys[body][page - first]
            if page not in reached.pages:
                yield at(made.sources[body], "W01", f"the variant {key} never shows")
            else:
                yield from idle_options(made, reached, body, page, key)


def idle_options(made: Mission, reached: Reach, body: int, page: int, key: str) -> Iterator[MissionFinding]:
    """W01: options whose condition can never hold."""
    rows = made.rows
    lists = [
        (f"{key}/step/{i}", rows["step_option"][step], rows["step_options"][step])
        for i, step in enumerate(range(rows["page_step"][page], rows["page_step"][page] + rows["page_steps"][page]))
        if reached.possible(rows["step_when"][step])
    ]
    conflict = rows["page_conflict"][page]
    if conflict >= 0:
        lists.append((f"{key}/conflict", rows["conflict_option"][conflict], rows["conflict_options"][conflict]))
    for name, first, count in lists:
        for option in range(first, first + count):
            if option not in reached.options:
                yield at(made.sources[body], "W01", f"the option {name}/option/{option - first} is never on offer")


def is_sky(made: Mission, slot: int) -> bool:
    return made.page_keys[slot][0].startswith("sky/")


def lockouts(made: Mission) -> Iterator[MissionFinding]:
    """W02: an Element or token that some card asks for and another can take out of the mission for good."""
    needed = needs(made)
    for body, place in enumerate(made.sources):
        for effect in effects_of_body(made, body):
            op, x = made.rows["effect_op"][effect], made.rows["effect_x"][effect]
            if op == c.REMOVE_ELEMENT and ("element", x) in needed:
                yield at(
                    place, "W02", f"element {element_number(made, x)} is asked for elsewhere and removed for good here"
                )
            if op == c.REMOVE_TOKEN and ("token", x) in needed:
                yield at(place, "W02", f"token {made.tokens[x]} is asked for elsewhere and removed for good here")


def needs(made: Mission) -> set[tuple[str, int]]:
    """Things that conditions ask somebody to hold."""
    out: set[tuple[str, int]] = set()
    for op, x in zip(made.rows["node_op"], made.rows["node_x"], strict=True):
        if op in (c.C_HOLDS_ELEMENT, c.C_SOMEONE_ELEMENT):
            out.add(("element", x))
        if op in (c.C_HOLDS_TOKEN, c.C_SOMEONE_TOKEN):
            out.add(("token", x))
    return out


def element_number(made: Mission, x: int) -> str:
    return list(made.names.of["element"])[x]


def effects_of_body(made: Mission, body: int) -> Iterator[int]:
    first = made.rows["body_list"][body]
    for index in range(first, first + made.rows["body_lists"][body]):
        yield from effects_of(made, index)


def farms(made: Mission) -> Iterator[MissionFinding]:
    """W03: a gain on a panorama card that stays: by a free step, or by a trial worth more than it costs."""
    rows = made.rows
    for slot in range(rows["sizes"][c.LOCATIONS], rows["sizes"][c.LOCATIONS] + rows["sizes"][c.FRONTS]):
        first = rows["body_page"][slot]
        for page in range(first, first + rows["body_pages"][slot]):
            for step in range(rows["page_step"][page], rows["page_step"][page] + rows["page_steps"][page]):
                free = rows["step_cost"][step] == c.NO_LIST and rows["step_when"][step] < 0
                if free and gains(made, slot, rows["step_do"][step], 1):
                    yield at(made.sources[slot], "W03", "this gain can be had again and again: the card stays")
            for trial in range(rows["page_trial"][page], rows["page_trial"][page] + rows["page_trials"][page]):
                if any(gains(made, slot, rows[row][trial], 2) for row in ("trial_critical", "trial_success")):
                    yield at(made.sources[slot], "W03", "this trial pays more than it costs, and the card stays")


def gains(made: Mission, slot: int, index: int, least: int) -> bool:
    """Whether a list gives at least so much Azrak or Magic, or a token of which there are several, and stays."""
    rows = made.rows
    effects = list(effects_in(made, slot, index))
    if any(rows["effect_op"][one] == c.REMOVE_CARD for one in effects):
        return False
    crystals = sum(rows["effect_x"][one] for one in effects if rows["effect_op"][one] in (c.GAIN_AZRAK, c.GAIN_MAGIC))
    tokens = [rows["effect_x"][one] for one in effects if rows["effect_op"][one] == c.TAKE_TOKEN]
    return crystals >= least or any(rows["token_copies"][one] > 1 for one in tokens)


def thresholds(made: Mission) -> Iterator[MissionFinding]:
    """W05: a trial nobody can pass, or nobody can fail."""
    rows = made.rows
    for body, place in enumerate(made.sources[: made.slots]):
        for trial in trials_of(made, body):
            stat, threshold = rows["trial_stats"][trial], rows["trial_thresholds"][trial]
            stats = [rows["receptacle_stat"][3 * one + stat] for one in range(len(made.receptacles))]
            best = max(stats) + 3 + 3 + max(rows["destiny_value"])
            if threshold > best:
                yield at(
                    place,
                    "W05",
                    f"threshold {threshold} is out of reach: {best} is the most with 3 boost and 3 support",
                )
            if threshold <= min(stats) + min(rows["destiny_value"]):
                yield at(place, "W05", f"threshold {threshold} cannot be failed")


def trials_of(made: Mission, body: int) -> Iterator[int]:
    rows = made.rows
    for page in range(rows["body_page"][body], rows["body_page"][body] + rows["body_pages"][body]):
        yield from range(rows["page_trial"][page], rows["page_trial"][page] + rows["page_trials"][page])
        conflict = rows["page_conflict"][page]
        if conflict >= 0:
            first = rows["conflict_option"][conflict]
            options = range(first, first + rows["conflict_options"][conflict])
            yield from (rows["option_trial"][one] for one in options if rows["option_trial"][one] >= 0)


def absent(made: Mission) -> Iterator[MissionFinding]:
    """W06: a step for one receptacle by name, with nothing for the others on the whole card."""
    rows = made.rows
    for slot, place in enumerate(made.sources[: made.slots]):
        for page in range(rows["body_page"][slot], rows["body_page"][slot] + rows["body_pages"][slot]):
            steps = range(rows["page_step"][page], rows["page_step"][page] + rows["page_steps"][page])
            named = [one for one in steps if asks_name(made, rows["step_when"][one])]
            alone = [one for one in named if rows["step_else"][one] == c.NO_LIST]
            if alone and len(named) == len(steps) and not rows["page_trials"][page] and rows["page_conflict"][page] < 0:
                yield at(place, "W06", "everything on this card is for a receptacle that may not be in play")


def asks_name(made: Mission, node: int) -> bool:
    return node >= 0 and made.rows["node_op"][node] == c.C_ME_IS


def dead_weight(made: Mission) -> Iterator[MissionFinding]:
    """W08: a location where nothing is gained, asked, started or ended."""
    idle = (c.GAIN_AZRAK, c.LOSE_AZRAK, c.RETURN_CARD, c.REMOVE_CARD, c.EXPLORE_FREE)
    for index, name in enumerate(made.locations):
        slots = [slot for slot, one in enumerate(made.rows["front_location"]) if one == index]
        ops = [made.rows["effect_op"][effect] for slot in slots for effect in effects_of_body(made, slot)]
        if all(op in idle for op in ops):
            yield at(made.sources[index], "W08", f"nothing in {name} matters to an ending or to the score")
