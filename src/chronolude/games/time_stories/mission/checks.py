"""Errors of a whole mission: counts, Azrak, the plan, interactions, conflicts, endings (E04, E06 to E10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import cards as c
from .findings import MissionFindings, Place
from .reach import Reach

if TYPE_CHECKING:
    from .load import Mission
    from .parts import Parts

BOOKLET = (("receptacles", 4), ("prologue", 6), ("plan", 4), ("destiny", 6), ("mysteries", 14))


def check(made: Mission, parts: Parts, found: MissionFindings) -> None:
    main = parts.main
    profile(parts, found)
    if len(made.stats) != 3:
        found.add("E04", main.at("stat"), f"a mission has three stats, not {len(made.stats)}")
    total = sum(made.rows["receptacle_azrak"])
    if len(made.receptacles) < 4:
        found.add("E06", main.at("azrak"), f"a mission needs four receptacles, not {len(made.receptacles)}")
    if main.data.get("azrak") != total:
        found.add("E06", main.at("azrak"), f"azrak is {main.data.get('azrak')}, the starting levels add up to {total}")
    on_plan(made, parts, found)
    interactions(made, found)
    conflicts(made, found)
    cycles(made, found)
    if not found.errors:
        endings(made, parts, found)


def profile(parts: Parts, found: MissionFindings) -> None:
    """E04, R-005 to R-009: the counts of the booklet, where a mission says it keeps to them."""
    if parts.main.data.get("profile") is None:
        return
    if parts.main.data["profile"] != "booklet":
        found.unknown("E01", parts.main.at("profile"), "profile", parts.main.data["profile"], ("booklet",))
        return
    for file, count in BOOKLET:
        have = len(parts.lists[file])
        if have != count:
            found.add("E04", Place(f"{file}.toml", 1, file), f"the booklet's profile has {count} {file}, not {have}")
    sky = parts.folder.get("sky").data
    if not {"moon", "star"} <= set(sky):
        found.add("E04", Place("sky.toml", 1, "sky"), "the booklet's profile has one Moon and one Star")
    if parts.main.data.get("magic") != {"2": 5, "3": 4, "4": 3}:
        found.add("E04", parts.main.at("magic"), "the booklet's profile has Magic 5, 4 and 3")


def on_plan(made: Mission, parts: Parts, found: MissionFindings) -> None:
    """E07: every location is on some plan card; E02 covers the other way round."""
    shown = set(made.rows["map_location"])
    for index, spot in enumerate(parts.locations):
        if index not in shown:
            found.add("E07", spot.place, f"location {made.locations[index]} is on no plan card")


def interactions(made: Mission, found: MissionFindings) -> None:
    """E08: an Interaction anybody may be sent to exists for everybody."""
    have = set(zip(made.rows["interaction_owner"], made.rows["interaction_number"], strict=True))
    for body, place in enumerate(made.sources):
        at = made.rows["body_list"][body]
        for index in range(at, at + made.rows["body_lists"][body]):
            for effect in effects_of(made, index):
                if made.rows["effect_op"][effect] != c.READ_INTERACTION:
                    continue
                number = made.rows["effect_x"][effect]
                owners = readers(made, body, effect)
                missing = [made.receptacles[one] for one in owners if (one, number) not in have]
                if missing:
                    found.add("E08", place, f"interaction {number} is missing for {', '.join(missing)}")


def readers(made: Mission, body: int, effect: int) -> list[int]:
    """The receptacles that may carry out an effect, as far as print tells."""
    who = made.rows["effect_who"][effect]
    if who >= c.BY_NAME:
        return [who - c.BY_NAME]
    size = made.rows["sizes"]
    first = size[c.LOCATIONS] + size[c.FRONTS] + size[c.MYSTERIES] + size[c.ELEMENTS]
    if first <= body < first + size[c.INTERACTIONS]:
        return [made.rows["interaction_owner"][body - first]]
    flash = body - first - size[c.INTERACTIONS]
    if 0 <= flash < size[c.RECEPTACLES]:
        return [flash]
    named, others = named_by_step(made, body, effect)
    everybody = range(len(made.receptacles))
    if named:
        return [one for one in everybody if one in named]
    return [one for one in everybody if one not in others]


def named_by_step(made: Mission, body: int, effect: int) -> tuple[list[int], list[int]]:
    """Receptacles a step's `me is X` lets through, or keeps away from its `else`."""
    rows = made.rows
    for page in range(rows["body_page"][body], rows["body_page"][body] + pages_of(made, body)):
        for step in range(rows["page_step"][page], rows["page_step"][page] + rows["page_steps"][page]):
            when = rows["step_when"][step]
            names = names_in(made, when)
            if names and effect in effects_in(made, body, rows["step_do"][step]):
                return names, []
            if names and effect in effects_in(made, body, rows["step_else"][step]):
                return [], names
    return [], []


def pages_of(made: Mission, body: int) -> int:
    return made.rows["body_pages"][body]


def names_in(made: Mission, node: int) -> list[int]:
    """`me is X or me is Y`, and nothing else."""
    if node < 0:
        return []
    op, x, y = (made.rows[row][node] for row in ("node_op", "node_x", "node_y"))
    if op == c.C_ME_IS:
        return [x]
    if op == c.C_OR:
        left, right = names_in(made, x), names_in(made, y)
        return left + right if left and right else []
    return []


def effects_in(made: Mission, body: int, index: int) -> range:
    if index == c.NO_LIST:
        return range(0)
    return effects_of(made, made.rows["body_list"][body] + index)


def effects_of(made: Mission, index: int) -> range:
    at = made.rows["list_at"][index]
    return range(at, at + made.rows["list_size"][index])


def conflicts(made: Mission, found: MissionFindings) -> None:
    """E09: a conflict with life points can be brought to its end by anybody who is in it."""
    rows = made.rows
    for body, place in enumerate(made.sources):
        for page in range(rows["body_page"][body], rows["body_page"][body] + pages_of(made, body)):
            conflict = rows["page_conflict"][page]
            if conflict >= 0:
                check_conflict(made, body, conflict, place, found)


def check_conflict(made: Mission, body: int, conflict: int, place: Place, found: MissionFindings) -> None:
    rows = made.rows
    options = range(
        rows["conflict_option"][conflict], rows["conflict_option"][conflict] + rows["conflict_options"][conflict]
    )
    lasting = [one for one in options if rows["option_when"][one] < 0 and rows["option_cost"][one] == c.NO_LIST]
    if options and not lasting:
        found.add("E09", place, "every option of the conflict has a 'when' or a cost: somebody may be left with none")
    if rows["conflict_life4"][conflict] <= 0:
        return
    ending = [one for one in options if any(deals(made, body, index) for index in lists_of_option(made, one))]
    if not ending and not any(deals(made, body, rows[row][conflict]) for row in ("conflict_start", "conflict_round")):
        found.add("E09", place, "the conflict has life points and nothing deals damage or ends it")


def lists_of_option(made: Mission, option: int) -> list[int]:
    rows = made.rows
    trial = rows["option_trial"][option]
    outcomes = [rows[row][trial] for row in ("trial_fail", "trial_critical", "trial_success")] if trial >= 0 else []
    return [rows["option_do"][option], *outcomes]


def deals(made: Mission, body: int, index: int) -> bool:
    ops = [made.rows["effect_op"][one] for one in effects_in(made, body, index)]
    return c.DAMAGE_OP in ops or c.END_CONFLICT in ops or c.END_MISSION in ops


def cycles(made: Mission, found: MissionFindings) -> None:
    """E09: automatic effects that call each other, with no condition and no choice between them, never end."""
    follow = {body: automatic(made, body) for body in range(made.slots)}  # a version calls what its card calls
    for body, after in follow.items():
        reached: set[int] = set()
        fresh = set(after)
        while fresh:
            reached |= fresh
            fresh = {later for one in fresh for later in follow[one]} - reached
        if body in reached:
            found.add("E09", made.sources[body], "automatic effects call each other without end")


def automatic(made: Mission, body: int) -> list[int]:
    """The bodies that reading this one always makes somebody read."""
    rows = made.rows
    lists = [0] if made.page_keys[body][0].startswith("sky/") else []
    for page in range(rows["body_page"][body], rows["body_page"][body] + pages_of(made, body)):
        for step in range(rows["page_step"][page], rows["page_step"][page] + rows["page_steps"][page]):
            if rows["step_when"][step] < 0 and not rows["step_may"][step] and not rows["step_options"][step]:
                lists.append(rows["step_do"][step])
        if rows["page_conflict"][page] >= 0:
            lists.append(rows["conflict_start"][rows["page_conflict"][page]])
    sure = [one for index in lists for one in effects_in(made, body, index) if rows["effect_if"][one] < 0]
    return [after for one in sure for after in called(made, rows["effect_op"][one], rows["effect_x"][one])]


def called(made: Mission, op: int, x: int) -> list[int]:
    reach = Reach(made)
    if op == c.READ_INTERACTION:
        numbers = made.rows["interaction_number"]
        return [reach.first_interaction + i for i, number in enumerate(numbers) if number == x]
    if op == c.READ_FLASH:
        return list(range(reach.first_flash, reach.first_sky))
    if op == c.START_CONFLICT:
        return [reach.first_conflict + x]
    if op in (c.FLIP_MOON, c.FLIP_STAR):
        slot = reach.first_sky + (op == c.FLIP_STAR)
        return [slot] if slot < reach.first_prologue else []
    return []


def endings(made: Mission, parts: Parts, found: MissionFindings) -> None:
    """E10: an ending can be reached, and one that is a success."""
    reached = Reach(made).run().endings
    outcomes = [made.rows["ending_outcome"][one] for one in reached]
    place = parts.main.at("ending")
    if not reached:
        found.add("E10", place, "no ending can be reached")
    elif c.WIN not in outcomes:
        found.add("E10", place, "no ending with outcome 'success' can be reached")
