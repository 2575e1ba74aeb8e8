"""How TIME Stories speaks. Words live in locale/*/time-stories.ftl and in the mission; here is which word when."""

from __future__ import annotations

import re
from typing import Any

from ...locale import join, say, seat_name
from . import cards as c
from . import view as v
from .mission.load import Mission

HOLE = re.compile(r"\{g\|([^|}]*)\|([^|}]*)(?:\|([^|}]*))?\}")
NAMED = re.compile(r"\{name ([a-z0-9-]+)\}")


def title(lang: str) -> str:
    return say(lang, "ts-title")


# ── names ────────────────────────────────────────────────────────────────────────────────────────


def agent_name(made: Mission, view: Any, agent: int, lang: str) -> str:
    """The receptacle's name, or the seat's before one is chosen."""
    name = v.receptacle(view, agent)
    return seat_name(lang, view, agent) if name is None else made.say(f"receptacles/{name}/name", lang)


def card_name(made: Mission, card: str | None, lang: str) -> str:
    """A card in words: its title, its number, or what it is."""
    if card is None or card not in made.cards:
        return say(lang, "ts-card-hidden")
    kind = made.kinds[made.cards.index(card)]
    if kind == c.ELEMENT:
        return say(lang, "ts-element", n=int(card[1:]))
    if kind == c.DESTINY:
        return say(lang, "ts-fate")
    if kind == c.PLAN:
        return say(lang, "ts-plan-card", card=card.removeprefix("plan/"))
    return made.say(v.title_key(made, card), lang) or say(lang, "ts-mystery")


def cards_names(made: Mission, cards: list[str | None], lang: str) -> str:
    return join(lang, [card_name(made, card, lang) for card in cards])


def signed(value: int) -> str:
    return f"+{value}" if value > 0 else str(value).replace("-", "−")


def fill(made: Mission, view: Any, words: str, agent: int, lang: str) -> str:
    """A mission's sentence with its holes filled: agreement with the reader, names."""
    name = v.receptacle(view, agent)
    gender = made.genders[made.receptacles.index(name)] if name else "n"
    at = {"m": 1, "f": 2, "n": 3}[gender]
    words = HOLE.sub(lambda found: found[at] if found[at] is not None else found[1], words)
    words = words.replace("{me}", agent_name(made, view, agent, lang))
    words = words.replace("{captain}", agent_name(made, view, view.numbers["captain"], lang))
    return NAMED.sub(lambda found: made.say(f"receptacles/{found[1]}/name", lang), words)


def read(made: Mission, view: Any, key: str, lang: str) -> str:
    """A text a seat may read, as that seat reads it."""
    own = v.mine(view)
    return " ".join(fill(made, view, made.say(key, lang), own[0] if own else 0, lang).split())


# ── prompts ──────────────────────────────────────────────────────────────────────────────────────


def prompt(made: Mission, view: Any, lang: str) -> str:
    """One sentence: what is asked of this seat, or whom we wait for."""
    if view.mode == "over":
        return say(lang, "ts-prompt-over")
    if view.seat not in view.asked:
        return say(lang, "ts-prompt-wait", seats=join(lang, [seat_name(lang, view, seat) for seat in view.asked]))
    asking = view.numbers["asking"]
    question = v.question(made, view)
    if asking == "choice" and question is not None and f"{question}/may" in made.texts:
        return read(made, view, f"{question}/may", lang)
    return say(lang, f"ts-prompt-{asking}", **prompt_values(made, view, asking, lang))


def prompt_values(made: Mission, view: Any, asking: str, lang: str) -> dict[str, Any]:
    """What a prompt mentions."""
    numbers = view.numbers
    if asking in ("boost", "support", "fate"):
        values = {"value": numbers["trial_value"], "threshold": numbers["trial_threshold"]}
        tried = agent_name(made, view, numbers["trial_by"] - 1, lang)
        return values if asking == "fate" else {**values, "agent": tried}
    if asking in ("travel", "take"):
        waiting = [agent for agent in v.mine(view) if v.held(view, agent) is None]
        agent = numbers["captain"] if asking == "travel" or not waiting else waiting[0]
        return {"agent": agent_name(made, view, agent, lang)}
    if asking in ("consent", "insist"):
        return {"topic": topic(made, view, lang)}
    if asking == "share":
        given = [agent for agent in range(v.agents(view)) if numbers["shares"][agent]]
        return {"agent": agent_name(made, view, (given[-1] + 1) % v.agents(view) if given else 0, lang)}
    if asking == "fight":
        keys = [v.conflict_key(made, view, agent) for agent in v.mine(view)]
        known = [made.say(f"{key}/name", lang) for key in keys if key is not None]
        return {"name": known[0] if known else say(lang, "ts-card-hidden")}
    return {}


def topic(made: Mission, view: Any, lang: str) -> str:
    """What is put to the group."""
    name = view.numbers["topic"]
    if name != "division":
        return say(lang, f"ts-topic-{name}")
    shares = [
        f"{agent_name(made, view, agent, lang)} {view.numbers['shares'][agent]}" for agent in range(v.agents(view))
    ]
    return say(lang, "ts-topic-division", shares=join(lang, shares))


# ── labels ───────────────────────────────────────────────────────────────────────────────────────

# The word before the noun in an action's text, and what the label needs.
WITH_CARD = ("play", "travel", "take", "give", "next", "pick")
SPOKEN = {"as": "as", "explore": "explore", "gift for": "hand", "to": "to", "power of": "power"}
COUNTED = ("engage", "fight", "option", "boost", "support")
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
}


def label(made: Mission, view: Any, action: str, lang: str) -> str:
    """A few words for a button; options of a card in its own words, where this seat may read them."""
    if action in PLAIN:
        return say(lang, f"ts-label-{PLAIN[action]}")
    word, _, noun = action.rpartition(" ")
    if word == "share":
        return noun
    if word in COUNTED:
        return counted_label(made, view, word, int(noun), lang)
    if word in WITH_CARD:
        return card_name(made, noun, lang)
    if word == "power of":
        return say(lang, "ts-label-power-known", name=made.say(f"personal/{noun}/power/name", lang))
    return say(lang, f"ts-label-{SPOKEN[word]}", card=card_name(made, noun, lang))


def counted_label(made: Mission, view: Any, word: str, n: int, lang: str) -> str:
    for key in option_keys(made, view, word, n):
        words = made.say(key, lang)
        if words:
            return words
    if word == "engage":
        found = printed_trial(made, view, n - 1)
        if found is not None:
            stat = made.say(f"mission/stat/{found[0]}/name", lang)
            return say(lang, "ts-label-engage-known", stat=stat, threshold=found[1])
    return say(lang, f"ts-label-{word}", n=n)


def option_keys(made: Mission, view: Any, word: str, n: int) -> list[str]:
    """Where the words of an option may stand: the step asked, or the conflict under way."""
    if word == "option":
        question = v.question(made, view)
        return [] if question is None else [f"{question}/option/{n - 1}/label"]
    if word == "fight":
        keys = [v.conflict_key(made, view, agent) for agent in v.mine(view)]
        return [f"{key}/option/{n - 1}/label" for key in keys if key is not None]
    return []


def printed_trial(made: Mission, view: Any, index: int) -> tuple[int, int] | None:
    """Stat and threshold of a trial on the one card this seat has in front of it."""
    slots = [v.slot_of(made, v.held(view, agent)) for agent in v.mine(view)]
    open_now = v.open_texts(made, view)
    found = [slot for slot in slots if slot in open_now]
    if len(found) != 1:
        return None
    rows = made.rows
    page = rows["body_page"][found[0]] + view.numbers["open_page"][found[0]]
    if index >= rows["page_trials"][page]:
        return None
    trial = rows["page_trial"][page] + index
    return rows["trial_stats"][trial], rows["trial_thresholds"][trial]


def reason(made: Mission, view: Any, rule: str, offered: list[str], lang: str) -> str:  # noqa: ARG001
    """Why an answer is not on offer."""
    return say(lang, f"ts-why-{rule}")


# ── log lines ────────────────────────────────────────────────────────────────────────────────────

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
}


def line(made: Mission, view: Any, kind: str, args: dict[str, Any], lang: str) -> str:
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


def values_of(made: Mission, view: Any, kind: str, args: dict[str, Any], lang: str) -> dict[str, Any]:
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
        values["sky"] = say(lang, ("ts-moon", "ts-star")[args["which"]])
    if kind == "fate":
        values["value"] = signed(args["n"])
    if kind in ("magic", "damaged"):
        values["n"] = abs(args.get("n", args.get("damage", 0)))
    return values


def outcome(made: Mission, view: Any, args: dict[str, Any], lang: str) -> str:
    if args["ending"] < 3:
        return say(lang, f"ts-log-mission-over-{('', 'lost', 'abandoned')[args['ending']]}")
    index = args["ending"] - 3
    text = read(made, view, f"mission/ending/{index}/text", lang)
    scored = made.rows["ending_scored"][index]
    ended = say(lang, "ts-log-mission-over", ending=text)
    return f"{ended} {say(lang, 'ts-log-score', score=args['score'])}" if scored else ended


# ── the whole table ──────────────────────────────────────────────────────────────────────────────


def describe(made: Mission, view: Any, lang: str) -> str:
    """The table in sentences, for a screen reader, the terminal and logs."""
    numbers = view.numbers
    phase = say(lang, f"ts-phase-{numbers['phase']}")
    out = [
        say(
            lang,
            "ts-describe-turn",
            turn=numbers["turn"],
            phase=phase,
            vortex=numbers["vortex"],
            report=numbers["report"],
        )
    ]
    if numbers["location"]:
        here = made.locations[numbers["location"] - 1]
        out.append(say(lang, "ts-describe-location", card=card_name(made, here, lang)))
        out.append(
            say(lang, "ts-describe-panorama", cards=cards_names(made, sorted(view.zone("panorama"), key=str), lang))
        )
    shown = [made.say(f"locations/{one['id']}/name", lang) for one in v.plan(made, view)]
    out.append(say(lang, "ts-describe-plan", cards=join(lang, shown)))
    for agent in range(v.agents(view)):
        out += agent_sentences(made, view, agent, lang)
    out += trial_sentences(made, view, lang) + text_sentences(made, view, lang)
    out.append(prompt(made, view, lang))
    return "\n".join(out)


def agent_sentences(made: Mission, view: Any, agent: int, lang: str) -> list[str]:
    known = v.agent_aid(made, view, agent)
    if known["receptacle"] is None:
        return []
    name = agent_name(made, view, agent, lang)
    stats = [
        say(lang, "ts-stat-value", stat=made.say(f"mission/stat/{i}/name", lang), value=value)
        for i, value in enumerate(known["stats"])
    ]
    values = {"azrak": known["azrak"], "start": known["azrak_start"], "magic": known["magic"]}
    out = [say(lang, "ts-describe-agent", agent=name, stats=join(lang, stats), **values)]
    if known["captain"]:
        out.append(say(lang, "ts-describe-captain", agent=name))
    if known["ejected"]:
        out.append(say(lang, "ts-describe-ejected", agent=name))
    if known["held"] is not None:
        out.append(say(lang, "ts-describe-holds", agent=name, card=card_name(made, known["held"], lang)))
    carried = known["elements"] + known["tokens"]
    if carried:
        out.append(say(lang, "ts-describe-owns", agent=name, cards=cards_names(made, carried, lang)))
    return out


def trial_sentences(made: Mission, view: Any, lang: str) -> list[str]:
    trial = v.trial(made, view)
    if trial is None:
        return []
    odds = trial["odds"]
    return [
        say(
            lang,
            "ts-describe-trial",
            agent=agent_name(made, view, trial["agent"], lang),
            value=trial["value"],
            stat=made.say(f"mission/stat/{made.stats.index(trial['stat'])}/name", lang),
            threshold=trial["threshold"],
            of=odds["of"],
            failure=odds["failure"],
            critical=odds["critical"],
            success=odds["success"],
        )
    ]


def text_sentences(made: Mission, view: Any, lang: str) -> list[str]:
    """What this seat may read now, and what it was told."""
    out = []
    texts = v.open_texts(made, view)
    for slot, key in sorted(texts.items()):
        words = read(made, view, f"{key}/text", lang)
        if words and not key.startswith("prologue/"):
            out.append(say(lang, "ts-describe-text", card=text_title(made, slot, key, lang), text=words))
    for slot, key in sorted(v.open_gists(made, view).items()):
        words = made.say(f"{key}/gist", lang)
        if words and slot not in texts:
            out.append(say(lang, "ts-describe-gist", card=card_name(made, made.cards[slot], lang), text=words))
    return out


def text_title(made: Mission, slot: int, key: str, lang: str) -> str:
    """What an open text is called: its card, or for cards without a front what kind it is."""
    if slot < v.fronts(made):
        return card_name(made, made.cards[slot], lang)
    sky = {"sky/moon/hidden": "ts-moon", "sky/star/hidden": "ts-star"}
    if key in sky:
        return say(lang, sky[key])
    name = made.say(f"{key}/conflict/name", lang)
    return name or say(lang, "ts-card-hidden")
