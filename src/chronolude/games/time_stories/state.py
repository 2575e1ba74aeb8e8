"""What lies on the table of TIME Stories. Zones and numbers that depend on the mission come last."""

from __future__ import annotations

from typing import Final

from ...kernel.chance import Source
from ...kernel.layout import ALL, CARD, NOBODY, NUMBER, SEAT, Layout, Number, Telling, Verb, Zone
from ...kernel.state import Rules, State
from ...kernel.verbs import insert, move, push
from .cards import (
    AZRAK_TOTAL,
    CONFLICTS,
    DESTINIES,
    DESTINY,
    ELEMENT,
    ELEMENTS,
    FIRST_DESTINY,
    FIRST_GIST,
    FIRST_PLAN,
    FIRST_RECEPTACLE,
    FIRST_TEXT,
    FIRST_TOKEN,
    FRONT,
    FRONTS,
    GIST_CARD,
    GIST_MYSTERY,
    INTERACTIONS,
    LOCATIONS,
    MYSTERIES,
    MYSTERY,
    PLAN,
    PLANS,
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
    TEXT_MYSTERY,
    TEXT_PROLOGUE,
    TEXT_SKY,
    TOKEN,
    TOKEN_CARDS,
    TRIGGERS,
)  # fmt: skip

AGENTS_MOST: Final = 4

# Zones.
STORY: Final = 0
PANORAMA: Final = 1
HELD: Final = 2
PLACED: Final = 6
REMOVED: Final = 7
UPRIGHT: Final = 8
PILE: Final = 9
READING: Final = 10
PACK: Final = 11
OWNED: Final = 12
ALTERED: Final = 16
IN_PLAY: Final = 20
SHEET: Final = 21
TOKENS: Final = 22
GROUP: Final = 26
FATES: Final = 27
DISCARD: Final = 28
ON_PLAN: Final = 29
COVERED: Final = 30
OFFERED: Final = 31
SEATED: Final = 32
BOX: Final = 36
TEXT: Final = 37  # one place per slot; the gists follow, one per card that can be taken

ZONES: Final = (
    Zone("story", NOBODY, kind=FRONT),
    Zone("panorama", ALL),
    Zone("held", ALL, AGENTS_MOST),
    Zone("placed", ALL, kind=MYSTERY),
    Zone("removed", ALL),
    Zone("upright", ALL, kind=MYSTERY),
    Zone("mysteries", NOBODY, ordered=True, kind=MYSTERY),
    Zone("reading", ALL),
    Zone("pack", ALL, kind=ELEMENT),
    Zone("elements", ALL, AGENTS_MOST, kind=ELEMENT),
    Zone("altered", ALL, AGENTS_MOST, ordered=True, kind=ELEMENT),
    Zone("in-play", ALL, kind=ELEMENT),
    Zone("sheet", NOBODY, kind=TOKEN),
    Zone("tokens", ALL, AGENTS_MOST, kind=TOKEN),
    Zone("group", ALL, kind=TOKEN),
    Zone("destiny", NOBODY, ordered=True, kind=DESTINY),
    Zone("discard", ALL, ordered=True, kind=DESTINY),
    Zone("plan", ALL, kind=PLAN),
    Zone("covered", ALL, kind=PLAN),
    Zone("offered", ALL, kind=RECEPTACLE),
    Zone("receptacle", ALL, AGENTS_MOST, kind=RECEPTACLE),
    Zone("box", ALL, kind=RECEPTACLE),
)

# Numbers. TRIAL_BY, LOCATION, FORCED, CONFLICT and FORCED_OUTCOME are an index + 1, 0 for none.
FIRST: Final = 0
TELEPATHY: Final = 1
ASSISTED: Final = 2
TURN: Final = 3
PHASE: Final = 4
AGENTS: Final = 5
CAPTAIN: Final = 6
LOCATION: Final = 7
FORCED: Final = 8
LEAVING: Final = 9
VORTEX: Final = 10
REPORT: Final = 11
LIMBO: Final = 12
AZRAK: Final = 13
START: Final = 17
WHO: Final = 21
MAGIC: Final = 25
MAGIC_START: Final = 29
SUPPLY: Final = 30
EJECTED: Final = 31
LOST: Final = 35
DUE: Final = 39
FREE_EXPLORE: Final = 43
FREE_UPDATES: Final = 47
MUST_UPDATE: Final = 48
UPDATED: Final = 49
DONE: Final = 50
PAGE: Final = 54
FOUGHT: Final = 58
STARTED: Final = 62
FLASH_READ: Final = 66
MOON: Final = 70
STAR: Final = 71
TRIAL_BY: Final = 72
TRIAL_STAT: Final = 73
TRIAL_THRESHOLD: Final = 74
TRIAL_VALUE: Final = 75
BOOSTED: Final = 76
SUPPORTED: Final = 77
SUPPORTERS: Final = 78
SHOWN_FATE: Final = 79
FORCED_OUTCOME: Final = 80
OUTCOME: Final = 81
CONFLICT: Final = 82
CONFLICT_PAGE: Final = 83
CONFLICT_OVER: Final = 84
DUEL_OVER: Final = 85
DUEL_BEGUN: Final = 86
GOES: Final = 87
ORDER: Final = 88
SHARES: Final = 92
PROPOSED: Final = 96
AGREED: Final = 97
POLLED: Final = 98
FINISHED: Final = 99
WAITING: Final = 100
QUESTION: Final = 101
QUESTION_STEP: Final = 102
QUESTION_BY: Final = 103
PAY_LEFT: Final = 104
PAY_OF: Final = 105
TOPIC: Final = 106
EFFECTS: Final = 107
ASKING: Final = 108
ENDING: Final = 109
SCORE: Final = 110
OF_MISSION: Final = 111  # rows whose length depends on the mission follow

NUMBERS: Final = (
    Number("first"),
    Number("telepathy", words=("friendly", "strict", "off")),
    Number("assisted_memory", words=("false", "true")),
    Number("turn"),
    Number("phase", words=("set-up", "captain", "recon", "telepathy", "actions", "between", "over")),
    Number("agents"),
    Number("captain"),
    Number("location"),
    Number("forced"),
    Number("leaving"),
    Number("vortex"),
    Number("report"),
    Number("limbo"),
    Number("azrak", AGENTS_MOST),
    Number("azrak_start", AGENTS_MOST),
    Number("who", AGENTS_MOST),
    Number("magic", AGENTS_MOST),
    Number("magic_start"),
    Number("magic_supply"),
    Number("ejected", AGENTS_MOST),
    Number("out_of_control", AGENTS_MOST),
    Number("leaving_soon", AGENTS_MOST),
    Number("free_explore", AGENTS_MOST),
    Number("free_updates"),
    Number("must_update"),
    Number("updated"),
    Number("steps_done", AGENTS_MOST),
    Number("page", AGENTS_MOST),
    Number("fought", AGENTS_MOST),
    Number("fighting", AGENTS_MOST),
    Number("flash_read", AGENTS_MOST),
    Number("moon"),
    Number("star"),
    Number("trial_by"),
    Number("trial_stat"),
    Number("trial_threshold"),
    Number("trial_value"),
    Number("boosted"),
    Number("supported"),
    Number("supporters"),
    Number("destiny_value"),
    Number("forced_outcome"),
    Number("outcome"),
    Number("conflict"),
    Number("conflict_page"),
    Number("conflict_over"),
    Number("duel_over"),
    Number("duel_begun"),
    Number("goes"),
    Number("order", AGENTS_MOST),
    Number("shares", AGENTS_MOST),
    Number("proposed"),
    Number("agreed"),
    Number("polled"),
    Number("finished"),
    Number("waiting"),
    Number("question"),
    Number("question_step"),
    Number("question_by"),
    Number("payment"),
    Number("payment_in_magic"),
    Number(
        "topic", words=("none", "leave", "update", "free-update", "division", "choice", "free-emergency", "abandon")
    ),
    Number("effects"),
)

# Phases.
SETTING_UP: Final = 0
CAPTAINS: Final = 1
RECON_PHASE: Final = 2
TELLING: Final = 3
ACTING: Final = 4
BETWEEN_PHASE: Final = 5
OVER: Final = 6

# What is asked; the words are those of the prompts.
ASK_NONE: Final = 0
ASK_CHOOSE: Final = 1
ASK_TRAVEL: Final = 2
ASK_TAKE: Final = 3
ASK_TELL: Final = 4
ASK_ACTIONS: Final = 5
ASK_ACT_AS: Final = 6
ASK_READ_ON: Final = 7
ASK_BOOST: Final = 8
ASK_SUPPORT: Final = 9
ASK_FATE: Final = 10
ASK_BROKEN: Final = 11
ASK_CONSENT: Final = 12
ASK_INSIST: Final = 13
ASK_SHARE: Final = 14
ASK_UPDATE: Final = 15
ASK_EXCHANGE: Final = 16
ASK_TO: Final = 17
ASK_ORDER: Final = 18
ASK_FIGHT: Final = 19
ASK_PICK: Final = 20
ASK_CHOICE: Final = 21
ASK_TRY: Final = 22
ASK_GIFT: Final = 23
QUESTIONS: Final = (
    "none", "choose", "travel", "take", "tell", "actions", "act-as", "read-on", "boost", "support", "fate", "broken",
    "consent", "insist", "share", "update", "exchange", "to", "order", "fight", "pick", "choice", "try", "gift",
)  # fmt: skip

# What is put to the others.
NO_TOPIC: Final = 0
LEAVE_TOPIC: Final = 1
UPDATE_TOPIC: Final = 2
FREE_UPDATE_TOPIC: Final = 3
DIVISION_TOPIC: Final = 4
CHOICE_TOPIC: Final = 5
FREE_EMERGENCY_TOPIC: Final = 6
ABANDON_TOPIC: Final = 7

# Endings the engine knows; those of the mission follow.
NO_ENDING: Final = 0
ALL_LOST: Final = 1
ABANDONED: Final = 2
FIRST_ENDING: Final = 3

# Verbs.
CHOOSE: Final = 0
TRAVEL: Final = 1
TAKE: Final = 2
ALOUD: Final = 3
TELL_GIST: Final = 4
ACT_AS: Final = 5
FOLLOW: Final = 6
ENGAGE: Final = 7
FIGHT: Final = 8
EXPLORE: Final = 9
STAND_BY: Final = 10
HAND: Final = 11
GIVE: Final = 12
TO: Final = 13
DONE_VERB: Final = 14
POWER: Final = 15
LEAVE: Final = 16
ABANDON: Final = 17
YES: Final = 18
NO: Final = 19
OPTION: Final = 20
BOOST: Final = 21
SUPPORT: Final = 22
EMERGENCY: Final = 23
FREE_EMERGENCY: Final = 24
LET_GO: Final = 25
AGREE: Final = 26
OBJECT: Final = 27
INSIST: Final = 28
WITHDRAW: Final = 29
STANDARD: Final = 30
FREE_STANDARD: Final = 31
NO_UPDATE: Final = 32
SHARE: Final = 33
NEXT: Final = 34
PICK: Final = 35
READ_ON: Final = 36
WAIT: Final = 37
PASS: Final = 38
VERBS: Final = (
    Verb("choose", CARD, "play"),
    Verb("travel", CARD, "travel"),
    Verb("take", CARD, "take"),
    Verb("aloud"),
    Verb("gist"),
    Verb("as", CARD, "as"),
    Verb("follow"),
    Verb("engage", NUMBER, "engage"),
    Verb("fight", NUMBER, "fight"),
    Verb("explore", CARD, "explore"),
    Verb("stand-by", word="stand by"),
    Verb("hand", CARD, "gift for"),
    Verb("give", CARD, "give"),
    Verb("to", CARD, "to"),
    Verb("done"),
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
    Verb("update"),
    Verb("free-update", word="free update"),
    Verb("no-update", word="no update"),
    Verb("share", NUMBER, "share"),
    Verb("next", CARD, "next"),
    Verb("pick", CARD, "pick"),
    Verb("read-on", word="read on"),
    Verb("wait"),
    Verb("pass", passes=True),
)

# Events, numbered after the kernel's own three.
CHOSE: Final = 3
BEGAN: Final = 4
TURN_BEGAN: Final = 5
TRAVELLED: Final = 6
TOOK: Final = 7
TOLD: Final = 8
RETURNED: Final = 9
EXPLORED: Final = 10
SPENT: Final = 11
LOST_AZRAK: Final = 12
GAINED: Final = 13
MAGIC_CHANGED: Final = 14
ENGAGED: Final = 15
BOOSTED_BY: Final = 16
SUPPORTED_BY: Final = 17
FATE: Final = 18
RESOLVED: Final = 19
LINK_BROKE: Final = 20
EMERGENCY_MADE: Final = 21
CONTROL_LOST: Final = 22
EJECTED_EVENT: Final = 23
UPDATE_MADE: Final = 24
SHARED: Final = 25
ELEMENT_TAKEN: Final = 26
NOTHING_GAINED: Final = 27
TOKEN_TAKEN: Final = 28
GAVE: Final = 29
PUT_AWAY: Final = 30
REMOVED_EVENT: Final = 31
MYSTERY_DRAWN: Final = 32
READ_PERSONAL: Final = 33
FLIPPED: Final = 34
CONFLICT_BEGAN: Final = 35
DAMAGED: Final = 36
CONFLICT_ENDED: Final = 37
POWER_USED: Final = 38
OBJECTED: Final = 39
LEFT: Final = 40
ACTED: Final = 41
RESHUFFLED: Final = 42
COVERED_EVENT: Final = 43
REPORT_MOVED: Final = 44
MISSION_OVER: Final = 45
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
    Telling("lost", ("agent", SEAT), ("n", NUMBER)),
    Telling("gained", ("agent", SEAT), ("n", NUMBER)),
    Telling("magic", ("agent", SEAT), ("n", NUMBER)),
    Telling("engaged", ("agent", SEAT), ("stat", NUMBER), ("value", NUMBER), ("threshold", NUMBER)),
    Telling("boosted", ("agent", SEAT), ("n", NUMBER)),
    Telling("supported", ("agent", SEAT), ("n", NUMBER)),
    Telling("fate", ("card", CARD), ("n", NUMBER)),
    Telling("resolved", ("agent", SEAT), ("value", NUMBER), ("threshold", NUMBER), ("outcome", NUMBER)),
    Telling("link-broke", ("agent", SEAT)),
    Telling("emergency", ("agent", SEAT), ("n", NUMBER), ("free", NUMBER)),
    Telling("control-lost", ("agent", SEAT)),
    Telling("ejected", ("agent", SEAT)),
    Telling("update", ("free", NUMBER)),
    Telling("shared", ("agent", SEAT), ("n", NUMBER)),
    Telling("element", ("agent", SEAT), ("card", CARD)),
    Telling("nothing", ("agent", SEAT), ("card", CARD)),
    Telling("token", ("agent", SEAT), ("card", CARD)),
    Telling("gave", ("agent", SEAT), ("card", CARD), ("to", SEAT)),
    Telling("put-away", ("card", CARD)),
    Telling("removed", ("card", CARD)),
    Telling("mystery", ("agent", SEAT), ("card", CARD)),
    Telling("personal", ("agent", SEAT), ("kind", NUMBER), ("n", NUMBER)),
    Telling("flipped", ("which", NUMBER), ("up", NUMBER)),
    Telling("conflict-began", ("agent", SEAT), ("group", NUMBER)),
    Telling("damaged", ("damage", NUMBER), ("life", NUMBER)),
    Telling("conflict-ended", ("won", NUMBER)),
    Telling("power", ("agent", SEAT), ("card", CARD)),
    Telling("objected", ("agent", SEAT)),
    Telling("left"),
    Telling("acted", ("agent", SEAT), ("card", CARD)),
    Telling("reshuffled"),
    Telling("covered", ("card", CARD)),
    Telling("report", ("n", NUMBER), ("report", NUMBER)),
    Telling("mission-over", ("ending", NUMBER), ("score", NUMBER)),
)

# Rules, in the order of the table of steps in rules/__init__.py.
SET_UP: Final = 0
CHOOSE_RULE: Final = 1
PROLOGUE_RULE: Final = 2
TURN_RULE: Final = 3
CAPTAIN_RULE: Final = 4
RECON_RULE: Final = 5
TELL_RULE: Final = 6
ACTION_RULE: Final = 7
ACT_RULE: Final = 8
AFTER_RULE: Final = 9
EXPLORE_RULE: Final = 10
GIFT_RULE: Final = 11
LEAVE_RULE: Final = 12
ABANDON_RULE: Final = 13
READ_RULE: Final = 14
PAUSE_RULE: Final = 15
CLOSE_RULE: Final = 16
CHOICE_RULE: Final = 17
CHOSEN_RULE: Final = 18
TRY_RULE: Final = 19
TRIAL_OFFER_RULE: Final = 20
DUEL_RULE: Final = 21
RUN_RULE: Final = 22
APPLY_RULE: Final = 23
PICK_RULE: Final = 24
PAY_RULE: Final = 25
DRAW_RULE: Final = 26
TRIAL_RULE: Final = 27
BOOST_RULE: Final = 28
SUPPORT_RULE: Final = 29
FATE_RULE: Final = 30
BROKEN_RULE: Final = 31
FREE_RULE: Final = 32
CONSENT_RULE: Final = 33
DIVIDE_RULE: Final = 34
SHARED_RULE: Final = 35
CONFLICT_RULE: Final = 36
ROUND_RULE: Final = 37
ORDER_RULE: Final = 38
GO_RULE: Final = 39
FOUGHT_RULE: Final = 40
BETWEEN_RULE: Final = 41
OFFER_RULE: Final = 42
OFFERED_RULE: Final = 43
EXCHANGE_RULE: Final = 44
RECEIVE_RULE: Final = 45
CHECK_RULE: Final = 46
RULE_NAMES: Final = (
    "set-up", "choose", "prologue", "turn", "captain", "recon", "tell", "action", "act", "after", "explore",
    "gift", "leave", "abandon", "read", "pause", "close", "choice", "chosen", "try", "trial-offer", "duel",
    "run", "apply", "pick", "pay", "draw", "trial", "boost", "support", "fate", "broken", "free", "consent",
    "divide", "shared", "conflict", "round", "order", "go", "fought", "between", "offer", "offered",
    "exchange", "receive", "check",
)  # fmt: skip


def layout_of(
    names: tuple[str, ...], kinds: tuple[int, ...], facts: tuple[tuple[int, ...], ...], endings: tuple[str, ...]
) -> Layout:
    """The table of one mission: fronts and other open cards first, then texts and gists, one zone each."""
    size = facts[SIZES]
    texts = (
        (TEXT_A, "text-a", size[LOCATIONS]), (TEXT_CARD, "text-card", size[FRONTS]),
        (TEXT_MYSTERY, "text-mystery", size[MYSTERIES]), (TEXT_ELEMENT, "text-element", size[ELEMENTS]),
        (TEXT_INTERACTION, "text-interaction", size[INTERACTIONS]), (TEXT_FLASH, "text-flash", size[RECEPTACLES]),
        (TEXT_SKY, "text-sky", size[SKIES]), (TEXT_PROLOGUE, "text-prologue", size[PROLOGUES]),
        (TEXT_CONFLICT, "text-conflict", size[CONFLICTS]),
        (GIST_CARD, "gist-card", size[FRONTS]), (GIST_MYSTERY, "gist-mystery", size[MYSTERIES]),
    )  # fmt: skip
    cards = list(names)
    sorts = list(kinds)
    zones = list(ZONES)
    for kind, word, count in texts:
        zones.append(Zone(word, NOBODY, count, kind=kind))
        for i in range(count):
            cards.append(f"{word}:{i}")
            sorts.append(kind)
    lengths = (
        ("crystals", LOCATIONS), ("visits", LOCATIONS), ("damage", SLOTS), ("fired", TRIGGERS),
        ("powers_used", RECEPTACLES), ("replaces", MYSTERIES), ("drawn", MYSTERIES), ("open_page", SLOTS),
    )  # fmt: skip
    rows = tuple([Number(name, max(2, size[which])) for name, which in lengths])
    ending = (
        Number("asking", words=QUESTIONS),
        Number("ending", words=("none", "lost", "abandoned", *endings)),
        Number("score"),
    )
    printed = (MYSTERY, *(kind for kind, _, _ in texts))
    return Layout(
        tuple(cards), tuple(sorts), tuple(zones), NUMBERS + ending + rows, VERBS, TELLINGS, RULE_NAMES,
        printed=printed, facts=facts,
    )  # fmt: skip


def blank(layout: Layout, rules: Rules, seats: int, options: dict[str, int], source: Source) -> State:
    """The table before anybody has chosen a receptacle; R-019: all Azrak wait in the Vortex."""
    s = State(layout, rules, seats, source)
    size = layout.facts[SIZES]
    for name, value in options.items():
        s.n[layout.offsets[name]] = value
    lay_row(s, 0, size[LOCATIONS] + size[FRONTS], STORY)
    first = size[LOCATIONS] + size[FRONTS]
    for card in range(first, first + size[MYSTERIES]):
        insert(s, card, PILE, 0)
    first += size[MYSTERIES]
    lay_row(s, first, size[ELEMENTS], PACK)
    lay_row(s, size[FIRST_TOKEN], size[TOKEN_CARDS], SHEET)
    lay_row(s, size[FIRST_DESTINY], size[DESTINIES], FATES)
    lay_row(s, size[FIRST_PLAN], size[PLANS], ON_PLAN)
    lay_row(s, size[FIRST_RECEPTACLE], size[RECEPTACLES], OFFERED)
    for slot in range(size[SLOTS]):
        move(s, size[FIRST_TEXT] + slot, TEXT + slot)
    for i in range(size[FRONTS] + size[MYSTERIES]):
        move(s, size[FIRST_GIST] + i, TEXT + size[SLOTS] + i)
    s.n[VORTEX] = size[AZRAK_TOTAL]
    s.n[AGENTS] = 2 if seats == 1 else seats
    push(s, SET_UP)
    return s


def lay_row(s: State, first: int, count: int, zone: int) -> None:
    for card in range(first, first + count):
        move(s, card, zone)
