"""What a card prints below its story, in words: instructions, trials with their three boxes, a conflict.

Only for bodies a seat may read: the caller picks them from its view.
"""

from __future__ import annotations

from typing import Any

from ...locale import join, say
from . import cards as c
from .mission.load import Mission

Plain = dict[str, Any]
LANGUAGES = ("fr", "en")
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


def in_both(speak: Any) -> Plain:
    """The same thing said in both languages."""
    return {lang: speak(lang) for lang in LANGUAGES}


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


def list_words(made: Mission, body: int, index: int) -> Plain | None:
    """A list of effects of a body; None for an empty box (R-105)."""
    if index == c.NO_LIST:
        return None
    rows = made.rows
    at = rows["body_list"][body] + index
    first, count = rows["list_at"][at], rows["list_size"][at]
    if count == 0:
        return None
    return in_both(lambda lang: join(lang, [effect_words(made, first + i, lang) for i in range(count)]))


def box(made: Mission, body: int, index: int, key: str, *names: str) -> Plain | None:
    """One outcome of a trial: what it does, after the author's words where there are any."""
    does = list_words(made, body, index)
    for name in names:
        if f"{key}/{name}" in made.texts:
            words = {lang: text.rstrip(".") for lang, text in made.texts[f"{key}/{name}"].items()}
            return {lang: f"{text} ({does[lang]})" for lang, text in words.items()} if does else words
    return does


def trial_block(made: Mission, body: int, trial: int, key: str) -> Plain:
    """R-093, R-104, R-105: characteristic, threshold, failure, critical, success."""
    rows = made.rows
    merged = "success_or_critical_text"
    return {
        "stat": made.stats[rows["trial_stats"][trial]],
        "threshold": rows["trial_thresholds"][trial],
        "failure": box(made, body, rows["trial_fail"][trial], key, "fail_text"),
        "critical": box(made, body, rows["trial_critical"][trial], key, "critical_text", merged),
        "success": box(made, body, rows["trial_success"][trial], key, "success_text", merged),
    }


def step_block(made: Mission, body: int, step: int, key: str) -> Plain:
    """R-067, R-068: what must be done, or may be, and at what price."""
    rows = made.rows
    first, count = rows["step_option"][step], rows["step_options"][step]
    return {
        "may": dict(made.texts[f"{key}/may"]) if f"{key}/may" in made.texts else None,
        "conditional": rows["step_when"][step] >= 0,
        "cost": list_words(made, body, rows["step_cost"][step]),
        "do": list_words(made, body, rows["step_do"][step]),
        "else": list_words(made, body, rows["step_else"][step]),
        "options": [
            {
                "label": dict(made.texts[f"{key}/option/{i}/label"]),
                "cost": list_words(made, body, rows["option_cost"][first + i]),
            }
            for i in range(count)
        ],
    }


def conflict_block(made: Mission, body: int, conflict: int, key: str, agents: int) -> Plain:
    """R-112, R-117, R-126: a trial one cannot walk away from."""
    rows = made.rows
    first, count = rows["conflict_option"][conflict], rows["conflict_options"][conflict]
    life = rows[f"conflict_life{min(4, max(2, agents))}"][conflict]
    return {
        "name": dict(made.texts[f"{key}/name"]),
        "group": rows["conflict_kind"][conflict] == c.GROUP_CONFLICT,
        "life": life,
        "options": [fight_block(made, body, first + i, f"{key}/option/{i}") for i in range(count)],
    }


def fight_block(made: Mission, body: int, option: int, key: str) -> Plain:
    rows = made.rows
    trial = rows["option_trial"][option]
    return {
        "label": dict(made.texts[f"{key}/label"]),
        "cost": list_words(made, body, rows["option_cost"][option]),
        "do": list_words(made, body, rows["option_do"][option]),
        "trial": trial_block(made, body, trial, key) if trial >= 0 else None,
    }


def printed(made: Mission, body: int, page: int, agents: int) -> Plain:
    """Everything below the story of one page of a body."""
    rows = made.rows
    row = rows["body_page"][body] + page
    key = made.page_keys[body][page]
    conflict = rows["page_conflict"][row]
    return {
        "steps": [
            step_block(made, body, rows["page_step"][row] + i, f"{key}/step/{i}")
            for i in range(rows["page_steps"][row])
        ],
        "trials": [
            trial_block(made, body, rows["page_trial"][row] + i, f"{key}/trial/{i}")
            for i in range(rows["page_trials"][row])
        ],
        "conflict": conflict_block(made, body, conflict, f"{key}/conflict", agents) if conflict >= 0 else None,
    }
