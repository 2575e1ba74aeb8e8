"""The words on buttons, and why one is missing."""

from __future__ import annotations

from ....locale import join, say
from ...seen import View
from .. import cards as c
from .. import view as v
from ..mission.load import Mission
from ..view.lens import Lens
from ..view.thresholds import added
from .everybody import added_words
from .names import card_name

# The word before the noun in an action's text, and what the label needs.
WITH_CARD = ("play", "travel", "take", "give", "next", "pick")
SPOKEN = {"as": "as", "explore": "explore", "gift for": "hand", "to": "to", "power of": "power", "for": "for"}
COUNTED = ("engage", "fight", "option", "boost", "support", "mark")
PLAIN = {
    "aloud": "aloud",
    "gist": "gist",
    "follow": "follow",
    "stand by": "stand-by",
    "done": "done",
    "leave": "leave",
    "abandon": "abandon",
    "yes": "yes",
    "no": "no",
    "emergency update": "emergency",
    "lose control": "let-go",
    "free emergency update": "free-emergency",
    "agree": "agree",
    "object": "object",
    "insist": "insist",
    "withdraw": "withdraw",
    "update": "update",
    "free update": "free-update",
    "no update": "no-update",
    "read on": "read-on",
    "pass": "pass",
    "wait": "wait",
    "hint": "hint",
    "for nothing": "freely",
    "solve": "solve",
    "puzzle hint": "rung",
}


def label(made: Mission, view: View, path: str, lang: str) -> str:
    """A few words for a button; options of a card in its own words, where this seat may read them."""
    *before, action = path.split(" > ")
    if action in PLAIN:
        return say(lang, f"ts-label-{PLAIN[action]}")
    word, _, noun = action.rpartition(" ")
    if word == "share":
        return noun
    if word in COUNTED:
        return counted_label(made, view, acting(view, before), word, int(noun), lang)
    if word in WITH_CARD:
        return card_name(made, noun, lang)
    if word == "power of":
        return say(lang, "ts-label-power-known", name=made.say(f"personal/{noun}/power/name", lang))
    return say(lang, f"ts-label-{SPOKEN[word]}", card=card_name(made, noun, lang))


def acting(view: View, before: list[str]) -> list[int]:
    """Whose cards the words are looked for on: one player says first which receptacle acts."""
    named = [v.agent_of(view, part.removeprefix("as ")) for part in before if part.startswith("as ")]
    return [agent for agent in named if agent is not None] or v.mine(view)


def counted_label(made: Mission, view: View, agents: list[int], word: str, n: int, lang: str) -> str:
    for key in option_keys(made, view, agents, word, n):
        words = made.say(key, lang)
        if words:
            return words
    if word == "engage":
        found = printed_trial(made, view, agents, n - 1)
        if found is not None:
            stat = made.say(f"mission/stat/{found[0]}/name", lang)
            return engage_label(made, view, stat, found, lang)
    return say(lang, f"ts-label-{word}", n=n)


def engage_label(made: Mission, view: View, stat: str, found: tuple[int, int], lang: str) -> str:
    """R-095: what the trial really asks for, and why it is not what is printed: `4 (3, +1 Alarm)`."""
    more = added(Lens(made, view, lang), found[0])
    total = found[1] + sum(one.amount for one in more)
    if not more:
        return say(lang, "ts-label-engage-known", stat=stat, threshold=total)
    reasons = join(lang, [added_words(made, one.card, one.amount, lang) for one in more])
    return say(lang, "ts-label-engage-changed", stat=stat, threshold=total, printed=found[1], reasons=reasons)


def option_keys(made: Mission, view: View, agents: list[int], word: str, n: int) -> list[str]:
    """Where the words of an option may stand: the step asked, or the conflict under way."""
    if word == "option":
        question = v.question(made, view)
        return [] if question is None else [f"{question}/option/{n - 1}/label"]
    if word == "mark":
        dial = v.dial_key(made, view)
        return [] if dial is None else [f"{dial}/mark/{n - 1}"]
    if word == "fight":
        keys = [v.conflict_key(made, view, agent) for agent in agents]
        return [f"{key}/option/{n - 1}/label" for key in keys if key is not None]
    return []


def printed_trial(made: Mission, view: View, agents: list[int], index: int) -> tuple[int, int] | None:
    """Stat and threshold of a trial on the one card these agents have in front of them."""
    slots = [v.slot_of(made, v.held(view, agent)) for agent in agents]
    open_now = v.open_texts(made, view)
    found = [slot for slot in slots if slot in open_now]
    if len(found) != 1:
        return None
    rows = made.rows
    page = rows["body_page"][v.open_bodies(made, view)[found[0]]] + view.numbers["open_page"][found[0]] % c.KEPT
    if index >= rows["page_trials"][page]:
        return None
    trial = rows["page_trial"][page] + index
    return rows["trial_stats"][trial], rows["trial_thresholds"][trial]


def reason(made: Mission, view: View, rule: str, offered: list[str], lang: str) -> str:  # noqa: ARG001  (as `Words` asks)
    """Why an answer is not on offer."""
    return say(lang, f"ts-why-{rule}")
