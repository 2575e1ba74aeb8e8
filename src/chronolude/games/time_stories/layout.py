"""What lies on the table of TIME Stories: zones, numbers, verbs, events and rules, each declared only here."""

from __future__ import annotations

from typing import Final

from ...kernel.layout import ALL, CARD, NOBODY, NUMBER, SEAT, ZONE, Layout, Number, Telling, Verb, Zone
from .cards import (
    CONFLICTS,
    DEAL_SLOT,
    DESTINY,
    ELEMENT,
    ELEMENTS,
    FRONT,
    FRONTS,
    GIST_CARD,
    GIST_MYSTERY,
    INTERACTIONS,
    KEYS,
    LOCATIONS,
    MYSTERIES,
    MYSTERY,
    PLAN,
    PROLOGUES,
    RECEPTACLE,
    RECEPTACLES,
    SIZES,
    SKIES,
    SLOTS,
    TEXT_A,
    TEXT_CARD,
    TEXT_CONFLICT,
    TEXT_ELEMENT,
    TEXT_FLASH,
    TEXT_INTERACTION,
    TEXT_KEY,
    TEXT_MYSTERY,
    TEXT_PROLOGUE,
    TEXT_SKY,
    TOKEN,
    TRIGGERS,
)  # fmt: skip

AGENTS_MOST: Final = 4

ZONES: Final = (
    Zone("story", NOBODY, kind=FRONT),
    Zone("panorama", ALL),
    Zone("held", ALL, AGENTS_MOST, most=1),
    Zone("placed", ALL, kind=MYSTERY),
    Zone("removed", ALL),
    Zone("upright", ALL, kind=MYSTERY),
    Zone("mysteries", NOBODY, ordered=True, kind=MYSTERY, called="PILE"),
    Zone("reading", ALL),
    Zone("pack", ALL, kind=ELEMENT),
    Zone("elements", ALL, AGENTS_MOST, kind=ELEMENT, called="OWNED"),
    Zone("altered", ALL, AGENTS_MOST, ordered=True, kind=ELEMENT),
    Zone("in-play", ALL, kind=ELEMENT),
    Zone("sheet", NOBODY, kind=TOKEN),
    Zone("tokens", ALL, AGENTS_MOST, kind=TOKEN),
    Zone("group", ALL, kind=TOKEN),
    Zone("destiny", NOBODY, ordered=True, kind=DESTINY, called="FATES"),
    Zone("discard", ALL, ordered=True, kind=DESTINY),
    Zone("plan", ALL, kind=PLAN, called="ON_PLAN"),
    Zone("covered", ALL, kind=PLAN),
    Zone("offered", ALL, kind=RECEPTACLE),
    Zone("receptacle", ALL, AGENTS_MOST, kind=RECEPTACLE, called="SEATED", most=1),
    Zone("box", ALL, kind=RECEPTACLE),
    Zone("text-a", NOBODY, kind=TEXT_A, called="TEXT"),  # one place per slot of text, then the gists: see TEXTS
)
# Hidden texts and gists: how many of each is a fact of the mission.
TEXTS: Final = (
    (TEXT_A, "text-a", LOCATIONS), (TEXT_CARD, "text-card", FRONTS), (TEXT_MYSTERY, "text-mystery", MYSTERIES),
    (TEXT_ELEMENT, "text-element", ELEMENTS), (TEXT_INTERACTION, "text-interaction", INTERACTIONS),
    (TEXT_FLASH, "text-flash", RECEPTACLES), (TEXT_SKY, "text-sky", SKIES),
    (TEXT_PROLOGUE, "text-prologue", PROLOGUES), (TEXT_KEY, "text-key", KEYS),
    (TEXT_CONFLICT, "text-conflict", CONFLICTS),
    (GIST_CARD, "gist-card", FRONTS), (GIST_MYSTERY, "gist-mystery", MYSTERIES),
)  # fmt: skip

# What is asked, in the words of the prompts, and what is put to the others.
QUESTIONS: Final = (
    "none", "choose", "travel", "take", "tell", "actions", "act-as", "read-on", "boost", "support", "fate", "broken",
    "consent", "insist", "share", "update", "exchange", "to", "order", "fight", "pick", "choice", "try", "gift",
    "for", "swap", "pledge", "mark",
)  # fmt: skip
TOPICS: Final = (
    "none", "leave", "update", "free-update", "division", "choice", "free-emergency", "abandon", "hint",
)  # fmt: skip

# TRIAL_BY, LOCATION, FORCED, CONFLICT and FORCED_OUTCOME, PLEDGER and SWAPPED are an index + 1, 0 for none.
NUMBERS: Final = (
    Number("first", least=-1, seat=0),
    Number("telepathy", words=("friendly", "strict", "off")),
    Number("assisted_memory", words=("false", "true"), called="ASSISTED"),
    Number("turn", most=999),
    Number("phase", words=("set-up", "captain", "recon", "telepathy", "actions", "between", "over")),
    Number("agents", most=AGENTS_MOST),
    Number("captain", seat=0),
    Number("location", most=99),
    Number("forced", most=99),
    Number("leaving", most=1),
    Number("vortex", most=99),
    Number("report", most=99),
    Number("limbo", most=AGENTS_MOST),
    Number("azrak", AGENTS_MOST, most=99),
    Number("azrak_start", AGENTS_MOST, called="START", most=99),
    Number("who", AGENTS_MOST, most=AGENTS_MOST - 1),
    Number("magic", AGENTS_MOST, most=99),
    Number("magic_start", most=99),
    Number("magic_supply", called="SUPPLY", most=99),
    Number("ejected", AGENTS_MOST, most=1),
    Number("out_of_control", AGENTS_MOST, called="LOST", most=1),
    Number("leaving_soon", AGENTS_MOST, called="DUE", most=1),
    Number("free_explore", AGENTS_MOST, most=9),
    Number("free_updates", most=9),
    Number("must_update", most=1),
    Number("updated", most=1),
    Number("steps_done", AGENTS_MOST, called="DONE", most=99),
    Number("page", AGENTS_MOST, most=99),
    Number("fought", AGENTS_MOST, most=1),
    Number("fighting", AGENTS_MOST, called="STARTED", most=1),
    Number("flash_read", AGENTS_MOST, most=1),
    Number("moon", most=1),
    Number("star", most=1),
    Number("trial_by", seat=1),
    Number("trial_stat", most=2),
    Number("trial_threshold", least=-99, most=99),
    Number("trial_value", least=-99, most=999),
    Number("boosted", most=99),
    Number("supported", most=99),
    Number("supporters", most=(1 << AGENTS_MOST) - 1),
    Number("destiny_value", called="SHOWN_FATE", least=-99, most=99),
    Number("forced_outcome", most=3),
    Number("outcome", most=2),
    Number("conflict", most=9_999),
    Number("conflict_page", most=99),
    Number("conflict_over", most=1),
    Number("duel_over", most=1),
    Number("duel_begun", most=1),
    Number("goes", most=AGENTS_MOST),
    Number("order", AGENTS_MOST, least=-1, most=AGENTS_MOST - 1),
    Number("shares", AGENTS_MOST, most=99),
    Number("proposed", most=(1 << 32) - 1),
    Number("agreed", most=2),
    Number("polled", most=(1 << AGENTS_MOST) - 1),
    Number("finished", most=(1 << AGENTS_MOST) - 1),
    Number("waiting", most=(1 << AGENTS_MOST) - 1),
    Number("question", most=9_999),
    Number("question_step", most=99),
    Number("question_by", seat=0),
    Number("payment", called="PAY_LEFT", most=99),
    Number("payment_in_magic", called="PAY_OF", most=1),
    Number("pledger", seat=1),
    Number("swapped", 2, most=9_999),
    Number("topic", words=TOPICS),
    Number("effects", most=9_999),
    Number("run", most=999),
    Number("asking", words=QUESTIONS),
    Number(
        "ending", words=("none", "lost", "abandoned", "of-mission")
    ),  # those of the mission take the last word's place
    Number("score", least=-9_999, most=9_999),
    Number("crystals", called="OF_MISSION"),  # rows whose length depends on the mission: see ROWS
)
ROWS: Final = (
    ("crystals", LOCATIONS), ("visits", LOCATIONS), ("damage", SLOTS), ("fired", TRIGGERS),
    ("powers_used", RECEPTACLES), ("replaces", MYSTERIES), ("drawn", MYSTERIES), ("open_page", SLOTS),
    ("hints", LOCATIONS), ("rungs", KEYS), ("solved", KEYS),
)  # fmt: skip

VERBS: Final = (
    Verb("choose", CARD, "play"),
    Verb("travel", CARD, "travel"),
    Verb("take", CARD, "take"),
    Verb("aloud"),
    Verb("gist", called="TELL_GIST"),
    Verb("as", CARD, "as", called="ACT_AS"),
    Verb("follow"),
    Verb("engage", NUMBER, "engage"),
    Verb("fight", NUMBER, "fight"),
    Verb("explore", CARD, "explore"),
    Verb("stand-by", word="stand by"),
    Verb("hand", CARD, "gift for"),
    Verb("give", CARD, "give"),
    Verb("to", CARD, "to"),
    Verb("done", called="DONE_VERB"),
    Verb("power", CARD, "power of"),
    Verb("leave"),
    Verb("abandon"),
    Verb("yes"),
    Verb("no"),
    Verb("option", NUMBER, "option"),
    Verb("boost", NUMBER, "boost"),
    Verb("support", NUMBER, "support"),
    Verb("emergency", word="emergency update"),
    Verb("free-emergency", word="free emergency update"),
    Verb("let-go", word="lose control"),
    Verb("agree"),
    Verb("object"),
    Verb("insist"),
    Verb("withdraw"),
    Verb("update", called="STANDARD"),
    Verb("free-update", word="free update", called="FREE_STANDARD"),
    Verb("no-update", word="no update"),
    Verb("share", NUMBER, "share"),
    Verb("next", CARD, "next"),
    Verb("pick", CARD, "pick"),
    Verb("read-on", word="read on"),
    Verb("wait"),
    Verb("pass", passes=True),
    Verb("hint"),
    Verb("for", CARD, "for"),
    Verb("freely", word="for nothing"),
    Verb("solve"),
    Verb("mark", NUMBER, "mark"),
    Verb("rung", word="puzzle hint"),
)

TELLINGS: Final = (
    Telling("chose", ("agent", SEAT), ("card", CARD)),
    Telling("began", ("agents", NUMBER), ("vortex", NUMBER)),
    Telling("turn-began", ("turn", NUMBER), ("agent", SEAT)),
    Telling("travelled", ("agent", SEAT), ("card", CARD), ("report", NUMBER)),
    Telling("took", ("agent", SEAT), ("card", CARD)),
    Telling("told", ("agent", SEAT), ("card", CARD), ("how", NUMBER)),
    Telling("returned", ("agent", SEAT), ("card", CARD)),
    Telling("explored", ("agent", SEAT), ("card", CARD), ("cost", NUMBER)),
    Telling("spent", ("agent", SEAT), ("n", NUMBER)),
    Telling("lost", ("agent", SEAT), ("n", NUMBER), called="LOST_AZRAK"),
    Telling("gained", ("agent", SEAT), ("n", NUMBER)),
    Telling("magic", ("agent", SEAT), ("n", NUMBER), called="MAGIC_CHANGED"),
    Telling("engaged", ("agent", SEAT), ("stat", NUMBER), ("value", NUMBER), ("threshold", NUMBER)),
    Telling("boosted", ("agent", SEAT), ("n", NUMBER), called="BOOSTED_BY"),
    Telling("supported", ("agent", SEAT), ("n", NUMBER), called="SUPPORTED_BY"),
    Telling("fate", ("card", CARD), ("n", NUMBER)),
    Telling(
        "resolved", ("agent", SEAT), ("value", NUMBER), ("threshold", NUMBER), ("outcome", NUMBER), ("where", NUMBER)
    ),
    Telling("link-broke", ("agent", SEAT)),
    Telling("emergency", ("agent", SEAT), ("n", NUMBER), ("free", NUMBER), called="EMERGENCY_MADE"),
    Telling("control-lost", ("agent", SEAT)),
    Telling("ejected", ("agent", SEAT), called="EJECTED_EVENT"),
    Telling("update", ("free", NUMBER), called="UPDATE_MADE"),
    Telling("shared", ("agent", SEAT), ("n", NUMBER)),
    Telling("element", ("agent", SEAT), ("card", CARD), called="ELEMENT_TAKEN"),
    Telling("nothing", ("agent", SEAT), ("card", CARD), called="NOTHING_GAINED"),
    Telling("token", ("agent", SEAT), ("card", CARD), called="TOKEN_TAKEN"),
    Telling("gave", ("agent", SEAT), ("card", CARD), ("to", SEAT)),
    Telling("put-away", ("card", CARD)),
    Telling("removed", ("card", CARD), called="REMOVED_EVENT"),
    Telling("mystery", ("agent", SEAT), ("card", CARD), called="MYSTERY_DRAWN"),
    Telling("personal", ("agent", SEAT), ("kind", NUMBER), ("n", NUMBER), called="READ_PERSONAL"),
    Telling("flipped", ("which", NUMBER), ("up", NUMBER)),
    Telling("conflict-began", ("agent", SEAT), ("group", NUMBER)),
    Telling("damaged", ("damage", NUMBER), ("life", NUMBER)),
    Telling("conflict-ended", ("won", NUMBER)),
    Telling("power", ("agent", SEAT), ("card", CARD), called="POWER_USED"),
    Telling("objected", ("agent", SEAT)),
    Telling("left"),
    Telling("acted", ("agent", SEAT), ("zone", ZONE)),
    Telling("reshuffled"),
    Telling("covered", ("card", CARD), called="COVERED_EVENT"),
    Telling("report", ("n", NUMBER), ("report", NUMBER), called="REPORT_MOVED"),
    Telling("mission-over", ("ending", NUMBER), ("score", NUMBER)),
    Telling("hinted", ("card", CARD), ("n", NUMBER)),
    Telling("pledged", ("agent", SEAT), ("n", NUMBER)),
    Telling("too-little"),
    Telling("solved", ("agent", SEAT), ("right", NUMBER), ("where", NUMBER), called="SOLVED_EVENT"),
    Telling("run-began", ("run", NUMBER)),
    Telling("stage"),
    Telling("deed", ("agent", SEAT), ("where", NUMBER)),
    Telling("rung", ("puzzle", NUMBER), ("n", NUMBER), called="RUNG_EVENT"),
)

# In the order of the table of steps in rules/__init__.py.
RULE_NAMES: Final = (
    "set-up", "choose", "prologue", "turn", "captain", "recon", "tell", "action", "act", "after", "explore",
    "gift", "leave", "abandon", "read", "pause", "close", "choice", "chosen", "try", "trial-offer", "duel",
    "run", "apply", "pick", "pay", "draw", "trial", "boost", "support", "fate", "broken", "free", "consent",
    "divide", "shared", "conflict", "round", "order", "go", "fought", "between", "offer", "offered",
    "exchange", "receive", "check", "return", "swap", "hint", "puzzle", "again",
)  # fmt: skip


def numbers_of(size: tuple[int, ...], endings: tuple[str, ...]) -> tuple[Number, ...]:
    """The numbers of one mission: its endings follow the engine's own, its rows stand last."""
    known = [one._replace(words=(*one.words[:-1], *endings)) if one.name == "ending" else one for one in NUMBERS[:-1]]
    return (*known, *(Number(name, max(2, size[which]), most=9_999) for name, which in ROWS))


def layout_of(
    names: tuple[str, ...],
    kinds: tuple[int, ...],
    facts: tuple[tuple[int, ...], ...],
    endings: tuple[str, ...],
    bodies: list[int],
) -> Layout:
    """The table of one mission: fronts and other open cards first, then texts and gists, one zone each.

    `bodies` says how many texts there are of each kind; where a slot varies by the deal there are more than slots,
    and those that wait for it lie in a hidden pile of its own.
    """
    size = facts[SIZES]
    cards = list(names)
    sorts = list(kinds)
    zones = list(ZONES[:-1])
    slots: list[int] = []
    for at, (kind, word, which) in enumerate(TEXTS):
        zones.append(Zone(word, NOBODY, size[which], kind=kind))
        slots += [kind] * size[which]
        count = bodies[at] if at < len(bodies) else size[which]
        cards += [f"{word}:{i}" for i in range(count)]
        sorts += [kind] * count
    for deal, slot in enumerate(facts[DEAL_SLOT]):
        zones.append(Zone(f"waiting-{deal + 1}", NOBODY, ordered=True, kind=slots[slot]))
    printed = (MYSTERY, *(kind for kind, _, _ in TEXTS))
    return Layout(
        tuple(cards), tuple(sorts), tuple(zones), numbers_of(size, endings), VERBS, TELLINGS, RULE_NAMES,
        printed=printed, facts=facts, roles=2,
    )  # fmt: skip
