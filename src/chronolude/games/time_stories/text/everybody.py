"""What lies on the table for everybody, in sentences: the sky, what stands, places, stores, Powers."""

from __future__ import annotations

from ....locale import join, say
from ...seen import View
from .. import cards as c
from .. import view as v
from ..mission.load import Mission
from ..view.lens import Lens
from ..view.papers import fight
from ..view.people import PowerAid, agent_aid, roster
from ..view.places import places_shown, skies, standing
from ..view.trials import destiny
from .names import agent_name, card_name, cards_names, plain, signed

OPEN_ZONES = ("in-play", "placed", "reading", "removed")
COUNTS = ("magic_supply", "free_updates", "limbo")
SIGNS = ("must_update", "leaving")
OF_AGENT = ("out_of_control", "leaving_soon", "free_explore", "flash_read")


def everybody(made: Mission, view: View, lang: str) -> list[str]:
    """What no single agent has in front."""
    lens = Lens(made, view, lang)
    out = [say(lang, f"ts-describe-sky-{'up' if sky.up else 'down'}", sky=sky_name(sky.id, lang), text=plain(sky.text))
           for sky in skies(lens)]  # fmt: skip
    for one in standing(lens):
        out.append(say(lang, "ts-describe-standing", name=one.name, text=plain(one.text or "–")))
    for zone in OPEN_ZONES:
        cards = sorted(view.named(zone))
        if cards:
            out.append(say(lang, f"ts-describe-{zone}", cards=cards_names(made, cards, lang)))
    numbers = view.numbers
    out += [say(lang, f"ts-describe-{name.replace('_', '-')}", n=numbers[name]) for name in COUNTS if numbers[name]]
    out += [say(lang, f"ts-describe-{name.replace('_', '-')}") for name in SIGNS if numbers[name]]
    return out + places(made, view, lang) + store(made, view, lang) + conflict(lens)


def sky_name(name: str, lang: str) -> str:
    words = say(lang, f"ts-{name}")
    return words[:1].upper() + words[1:]


def places(made: Mission, view: View, lang: str) -> list[str]:
    """Where the group has been, where crystals lie, where it must go, how many hints were taken."""
    numbers, out = view.numbers, []
    shown = places_shown(made, view)

    def counted(row: str) -> list[str]:
        return [say(lang, "ts-count", name=made.say(f"locations/{made.locations[at]}/name", lang), n=n)
                for at, n in enumerate(numbers[row]) if n and at in shown]  # fmt: skip

    for row in ("visits", "crystals"):
        if counted(row):
            out.append(say(lang, f"ts-describe-{row}", cards=join(lang, counted(row))))
    if numbers["forced"]:
        place = made.say(f"locations/{made.locations[numbers['forced'] - 1]}/name", lang)
        out.append(say(lang, "ts-describe-forced", card=place))
    for row in ("hints", "rungs", "solved"):
        if sum(numbers[row]):
            out.append(say(lang, f"ts-describe-{row}", n=sum(numbers[row])))
    return [*out, say(lang, "ts-describe-run", n=numbers["run"])]


def store(made: Mission, view: View, lang: str) -> list[str]:
    """R-010: the Destiny cards already seen."""
    seen = [signed(value) for value in destiny(made, view).discard]
    return [say(lang, "ts-describe-destiny", values=join(lang, seen))] if seen else []


def conflict(lens: Lens) -> list[str]:
    """R-126: the life of the conflict under way and the damage so far."""
    box = fight(lens)
    return [] if box is None else [say(lens.lang, "ts-describe-conflict", name=box.name, n=box.damage, life=box.life)]


def abilities(made: Mission, view: View, agent: int, lang: str) -> list[str]:
    """What an agent alone can do, whether it is used up, what alters it and what it is subject to."""
    lens = Lens(made, view, lang)
    known = agent_aid(lens, agent)
    name, numbers, out = agent_name(made, view, agent, lang), view.numbers, []
    if known.receptacle is not None and known.power is not None and known.power.text:
        at = made.receptacles.index(known.receptacle)
        used = numbers["powers_used"][at] and made.rows["power_uses"][at] != c.UNLIMITED
        out.append(say(lang, "ts-describe-power-used" if used else "ts-describe-power", agent=name,
                       **power_words(known.power)))  # fmt: skip
    if known.altered:
        out.append(say(lang, "ts-describe-altered", agent=name, cards=cards_names(made, known.altered, lang)))
    out += [say(lang, f"ts-describe-{sign.replace('_', '-')}", agent=name) for sign in OF_AGENT if numbers[sign][agent]]
    return out


def power_words(power: PowerAid) -> dict[str, str]:
    return {"name": power.name or "–", "text": power.text or "–"}


def candidates(made: Mission, view: View, lang: str) -> list[str]:
    """R-016: at set-up, what each receptacle on offer is and can do."""
    out = []
    for one in roster(Lens(made, view, lang)):
        if one.id in view.zone("offered"):
            stats = [say(lang, "ts-stat-value", stat=made.say(f"mission/stat/{i}/name", lang), value=value)
                     for i, value in enumerate(one.stats)]  # fmt: skip
            values = {"azrak": one.azrak, "stats": join(lang, stats), **power_words(one.power)}
            values |= {"power": values.pop("name"), "name": one.name}
            out.append(say(lang, "ts-describe-candidate", **values))
    return out


def added_words(made: Mission, card: str, amount: int, lang: str) -> str:
    """`+1 Alarm`."""
    name = sky_name(card, lang) if card in ("moon", "star") else card_name(made, card, lang)
    return say(lang, "ts-added", amount=signed(amount), card=name)


def helpers(made: Mission, view: View, lang: str) -> list[str]:
    """What the trial under way has been given."""
    numbers = view.numbers
    if not numbers["trial_by"]:
        return []
    helped = [
        agent_name(made, view, agent, lang) for agent in range(v.agents(view)) if numbers["supporters"] >> agent & 1
    ]
    counts = {"boost": numbers["boosted"], "support": numbers["supported"]}
    if not helped:
        return [say(lang, "ts-describe-trial-alone", boost=counts["boost"])]
    return [say(lang, "ts-describe-trial-help", agents=join(lang, helped), **counts)]
