"""What of a view of TIME Stories is mere bookkeeping: for the law of candour."""

from __future__ import annotations

from ...seen import Bookkeeping, View
from .. import cards as c
from .. import view as v
from ..mission.load import Mission
from ..view.places import places_shown

# How far a rule has got, what the story remembers unseen, and what another word on the table says already.
BOOKS = frozenset(
    "who updated steps_done page fighting fought conflict_page conflict_over duel_over duel_begun goes order "
    "agreed polled finished waiting question question_step question_by effects score ending replaces drawn fired "
    "open_page destiny_value forced_outcome outcome agents magic_start asking=none".split()
)
TRIAL = frozenset("trial_stat trial_threshold trial_value boosted supported supporters".split())
SHARING = {"shares": "division", "topic": "", "payment": "", "payment_in_magic": "", "pledger": "", "swapped": ""}
OF_AGENT = ("azrak", "azrak_start", "magic", "ejected", "out_of_control", "leaving_soon", "free_explore", "flash_read")
ZONES = frozenset({"pack", "box", "covered", "discard"})  # the rest of what lies elsewhere; a test of its own
BACKS = ("story", "mysteries", "sheet", "destiny")


def quiet(made: Mission, view: View) -> Bookkeeping:
    """What nobody needs to be told at this point."""
    numbers = set(BOOKS)
    asked = view.seat in view.asked
    asking = view.numbers["asking"] if asked else ""
    if not asked:
        numbers.add("asking")
    if not view.numbers["trial_by"]:
        numbers |= TRIAL
    if not view.numbers["supporters"]:
        numbers.add("supported")
    numbers |= {name for name in SHARING if asking not in ("consent", "insist", "swap", "pledge", "share")}
    if asking in ("consent", "insist"):
        numbers |= {"payment", "payment_in_magic", "pledger", "swapped"}
        numbers |= set() if view.numbers["topic"] == "division" else {"shares"}
    elif asking == "swap":
        numbers |= {"topic", "shares", "payment", "payment_in_magic", "pledger"}
    elif asking in ("pledge", "share"):
        numbers |= {"topic", "shares", "swapped", *(("payment", "payment_in_magic") if asking == "share" else ())}
    if view.numbers["phase"] == "set-up":
        numbers |= {"captain", "moon", "star"}
    if asking not in ("consent", "insist") or view.numbers["topic"] != "choice":
        numbers.add("proposed")
    numbers |= {sky for sky in ("moon", "star") if f"sky/{sky}/shown/text" not in made.texts}
    numbers |= rows(made, view) | ({"phase"} if view.mode == "over" else set())
    texts = {zone.name for zone in view.zones if zone.name.startswith(("text-", "gist-", "waiting-"))}
    return Bookkeeping(frozenset(numbers), ZONES | papers(made, view), frozenset({*BACKS, *texts}))


def papers(made: Mission, view: View) -> frozenset[str]:
    """A prologue once it is over, and a gist of what this seat has read itself or that has no words.

    Of a mission that is over the book tells every text (R-238).
    """
    if view.mode == "over":
        return frozenset(zone.name for zone in view.zones if zone.name.startswith(("text-", "gist-")))
    texts = v.open_texts(made, view)
    out = set() if view.numbers["phase"] == "set-up" else {"text-prologue"}
    if any(not made.texts.get(v.title_key(made, card)) for card in view.named("reading")):
        out.add("reading")  # a card without a public name: that one is read is all there is to say
    gists = [zone for zone in view.zones if zone.name.startswith("gist-") and zone.cards and zone.cards[0]]
    for zone in gists:
        slot = v.bases(made)[zone.name.removeprefix("gist-")] + (zone.seat or 0)
        key = v.open_gists(made, view)[slot]
        if slot in texts or f"{key}/gist" not in made.texts:
            out.add(zone.name if zone.seat is None else f"{zone.name} {zone.seat}")
    return frozenset(out)


def rows(made: Mission, view: View) -> set[str]:
    """Of rows: agents that are nobody yet, places nobody has heard of, conflicts that are not fought."""
    out = set()
    chosen = [agent for agent in range(v.agents(view)) if v.receptacle(view, agent) is not None]
    for name in OF_AGENT:
        out |= {f"{name}[{agent}]" for agent in range(len(view.numbers[name])) if agent not in chosen}
    shown = places_shown(made, view)
    for name in ("visits", "crystals"):
        out |= {f"{name}[{at}]" for at in range(len(view.numbers[name])) if at not in shown}
    fighting = view.numbers["conflict"] - 1
    told = fighting in v.open_bodies(made, view)
    out |= {f"damage[{at}]" for at in range(len(view.numbers["damage"])) if not told or at != fighting}
    out |= set() if told else {"conflict"}
    limited = {v.receptacle(view, agent) for agent in chosen}
    limited = {name for name in limited if made.rows["power_uses"][made.receptacles.index(str(name))] != c.UNLIMITED}
    names = [*made.receptacles, *[""] * len(view.numbers["powers_used"])]
    return out | {f"powers_used[{at}]" for at in range(len(view.numbers["powers_used"])) if names[at] not in limited}
