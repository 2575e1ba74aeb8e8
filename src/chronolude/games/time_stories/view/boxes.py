"""What a card prints below its story, in words: instructions, trials with their three boxes, a conflict.

Only for bodies a seat may read: the caller picks them from its view.
"""

from __future__ import annotations

import msgspec

from ....locale import join, say
from .. import cards as c
from ..mission.load import Mission

# Effects whose one blank is a plain number, by the word of their message.
COUNTED = {
    c.GAIN_AZRAK: "gain-azrak", c.LOSE_AZRAK: "lose-azrak", c.MOVE_AZRAK: "move-azrak", c.SPEND_AZRAK: "spend-azrak",
    c.GAIN_MAGIC: "gain-magic", c.SPEND_MAGIC: "put-away-magic", c.READ_INTERACTION: "read-interaction",
    c.DRAW: "draw", c.DAMAGE_OP: "damage", c.HEAL: "heal", c.TRIAL_PLUS: "trial-plus",
}  # fmt: skip
PLAIN = {
    c.READ_FLASH: "read-flash", c.RETURN_CARD: "return-card", c.RESHUFFLE: "reshuffle", c.REVEAL: "reveal",
    c.FLIP_MOON: "flip-moon", c.FLIP_STAR: "flip-star", c.EJECT: "eject", c.START_CONFLICT: "start-conflict",
    c.END_CONFLICT: "end-conflict", c.REDRAW: "redraw", c.LEAVE_LOCATION: "leave-location",
    c.END_MISSION: "end-mission", c.DRAW_NAMED: "draw-named", c.BEGIN_AGAIN: "begin-again",
}  # fmt: skip
ELEMENTS = {c.TAKE_ELEMENT: "take", c.AWAY_ELEMENT: "put-away", c.REMOVE_ELEMENT: "remove"}
TOKENS = {c.TAKE_TOKEN: "take", c.AWAY_TOKEN: "put-away", c.REMOVE_TOKEN: "remove"}
# Effects that go another way with a second value.
OTHER_WAY = (c.GAIN_AZRAK, c.LOSE_AZRAK, c.MOVE_AZRAK)
OUTCOMES = ("failure", "critical", "success")
WHO = {
    c.BY_CAPTAIN: "captain", c.BY_EACH: "each", c.BY_OTHERS: "others", c.BY_ONE: "one",
    c.BY_SUPPORTERS: "supporters", c.BY_GROUP: "group",
}  # fmt: skip


class TrialBox(msgspec.Struct, frozen=True):
    """R-093, R-104, R-105: a trial as it is printed; an outcome that does nothing is an empty box."""

    stat: str
    threshold: int
    failure: str | None
    critical: str | None
    success: str | None


class ChoiceBox(msgspec.Struct, frozen=True):
    """One of the things that may be chosen, and its price."""

    label: str
    cost: str | None


class StepBox(msgspec.Struct, frozen=True):
    """R-067, R-068: what must be done, or may be, and at what price."""

    may: str | None
    conditional: bool
    cost: str | None
    do: str | None
    otherwise: str | None
    options: list[ChoiceBox]


class FightBox(msgspec.Struct, frozen=True):
    """One of the things that can be done in a conflict."""

    label: str
    cost: str | None
    do: str | None
    trial: TrialBox | None


class ConflictBox(msgspec.Struct, frozen=True):
    """R-112, R-117, R-126: a trial one cannot walk away from."""

    name: str
    group: bool
    life: int
    damage: int
    """What the group has done to it so far."""
    options: list[FightBox]


class PrintedPage(msgspec.Struct, frozen=True):
    """Everything below the story of one page of a body."""

    steps: list[StepBox]
    trials: list[TrialBox]
    conflict: ConflictBox | None


def effect_words(made: Mission, effect: int, lang: str) -> str:
    """One effect as the card prints it, with whom it falls on and whether it hangs on a condition."""
    rows = made.rows
    words = deed(made, rows["effect_op"][effect], rows["effect_x"][effect], rows["effect_y"][effect], lang)
    who = rows["effect_who"][effect]
    if who >= c.BY_NAME:
        name = made.say(f"receptacles/{made.receptacles[who - c.BY_NAME]}/name", lang)
        words = say(lang, "ts-do-by", deed=words, who=name)
    elif who in WHO:
        words = say(lang, "ts-do-by", deed=words, who=say(lang, f"ts-do-who-{WHO[who]}"))
    return words if rows["effect_if"][effect] < 0 else say(lang, "ts-do-if", deed=words)


def deed(made: Mission, op: int, x: int, y: int, lang: str) -> str:
    if op in COUNTED:
        other = "-other" if op in OTHER_WAY and y else ""
        return say(lang, f"ts-do-{COUNTED[op]}{other}", n=x)
    if op in PLAIN:
        return say(lang, f"ts-do-{PLAIN[op]}")
    if op in ELEMENTS:
        number = int(list(made.names.of["element"])[x])
        return say(lang, f"ts-do-{ELEMENTS[op]}-element", n=number)
    if op in TOKENS:
        return say(lang, f"ts-do-{TOKENS[op]}-token", card=made.say(f"tokens/{made.tokens[x]}/name", lang))
    return aimed(made, op, x, y, lang)


def aimed(made: Mission, op: int, x: int, y: int, lang: str) -> str:
    """Effects that name a place, a card or a result."""
    if op == c.REMOVE_CARD:
        title = made.say(f"locations/{made.cards[x]}/title", lang) if y else ""
        return say(lang, "ts-do-remove-named", card=title) if title else say(lang, "ts-do-remove-card")
    if op == c.EXPLORE_FREE:
        return say(lang, "ts-do-explore-at", card=chr(ord("A") + x)) if y else say(lang, "ts-do-explore-free")
    if op == c.FREE_UPDATE:
        return say(lang, "ts-do-free-emergency" if y else "ts-do-free-update")
    if op == c.GO_TO:
        return say(lang, "ts-do-go-to", card=made.say(f"locations/{made.locations[x]}/name", lang))
    return say(lang, "ts-do-outcome", card=say(lang, f"ts-outcome-{OUTCOMES[x]}"))


def list_words(made: Mission, body: int, index: int, lang: str) -> str | None:
    """A list of effects of a body; None for an empty box (R-105)."""
    if index == c.NO_LIST:
        return None
    rows = made.rows
    at = rows["body_list"][body] + index
    first, count = rows["list_at"][at], rows["list_size"][at]
    return join(lang, [effect_words(made, first + i, lang) for i in range(count)]) if count else None


def box(made: Mission, body: int, index: int, key: str, lang: str, *names: str) -> str | None:
    """One outcome of a trial: what it does, after the author's words where there are any."""
    does = list_words(made, body, index, lang)
    for name in names:
        if f"{key}/{name}" in made.texts:
            words = made.say(f"{key}/{name}", lang).rstrip(".")
            return f"{words} ({does})" if does else words
    return does


def trial_box(made: Mission, body: int, trial: int, key: str, lang: str) -> TrialBox:
    rows = made.rows
    merged = "success_or_critical_text"
    return TrialBox(
        stat=made.stats[rows["trial_stats"][trial]],
        threshold=rows["trial_thresholds"][trial],
        failure=box(made, body, rows["trial_fail"][trial], key, lang, "fail_text"),
        critical=box(made, body, rows["trial_critical"][trial], key, lang, "critical_text", merged),
        success=box(made, body, rows["trial_success"][trial], key, lang, "success_text", merged),
    )


def step_box(made: Mission, body: int, step: int, key: str, lang: str) -> StepBox:
    rows = made.rows
    first, count = rows["step_option"][step], rows["step_options"][step]
    return StepBox(
        may=made.say(f"{key}/may", lang) if f"{key}/may" in made.texts else None,
        conditional=rows["step_when"][step] >= 0,
        cost=list_words(made, body, rows["step_cost"][step], lang),
        do=list_words(made, body, rows["step_do"][step], lang),
        otherwise=list_words(made, body, rows["step_else"][step], lang),
        options=[
            ChoiceBox(
                made.say(f"{key}/option/{i}/label", lang),
                list_words(made, body, rows["option_cost"][first + i], lang),
            )
            for i in range(count)
        ],
    )


def conflict_box(made: Mission, body: int, conflict: int, key: str, lang: str, agents: int, damage: int) -> ConflictBox:
    rows = made.rows
    first, count = rows["conflict_option"][conflict], rows["conflict_options"][conflict]
    return ConflictBox(
        name=made.say(f"{key}/name", lang),
        group=rows["conflict_kind"][conflict] == c.GROUP_CONFLICT,
        life=rows[f"conflict_life{min(4, max(2, agents))}"][conflict],
        damage=damage,
        options=[fight_box(made, body, first + i, f"{key}/option/{i}", lang) for i in range(count)],
    )


def fight_box(made: Mission, body: int, option: int, key: str, lang: str) -> FightBox:
    rows = made.rows
    trial = rows["option_trial"][option]
    return FightBox(
        label=made.say(f"{key}/label", lang),
        cost=list_words(made, body, rows["option_cost"][option], lang),
        do=list_words(made, body, rows["option_do"][option], lang),
        trial=trial_box(made, body, trial, key, lang) if trial >= 0 else None,
    )


def printed(made: Mission, body: int, page: int, lang: str, agents: int, damage: int = 0) -> PrintedPage:
    """Everything below the story of one page of a body."""
    rows = made.rows
    row = rows["body_page"][body] + page
    key = made.page_keys[body][page]
    steps, trials, conflict = rows["page_step"][row], rows["page_trial"][row], rows["page_conflict"][row]
    return PrintedPage(
        [step_box(made, body, steps + i, f"{key}/step/{i}", lang) for i in range(rows["page_steps"][row])],
        [trial_box(made, body, trials + i, f"{key}/trial/{i}", lang) for i in range(rows["page_trials"][row])],
        conflict_box(made, body, conflict, f"{key}/conflict", lang, agents, damage) if conflict >= 0 else None,
    )
