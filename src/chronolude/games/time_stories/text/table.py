"""The whole table in sentences, for a screen reader, the terminal and logs."""

from __future__ import annotations

from functools import partial

from ....locale import join, say
from ...plain import sealed
from ...seen import View
from .. import view as v
from ..mission.load import Mission
from ..view.aid import hints
from ..view.lens import Lens
from ..view.people import agent_aid
from ..view.places import places_shown
from ..view.trials import chances, trial
from .everybody import abilities, candidates, everybody, helpers
from .labels import label
from .names import agent_name, card_name, cards_names, plain, read, text_title
from .prompts import prompt


def describe(made: Mission, view: View, lang: str) -> str:
    """The table in sentences, for a screen reader, the terminal and logs."""
    out = [turn_sentence(view, lang)]
    if view.numbers["phase"] == "set-up":
        out += [plain(read(made, view, f"mission/{name}", lang)) for name in ("title", "order", "report")]
    out += besides(made, view, lang)
    out += trial_sentences(made, view, lang) + text_sentences(made, view, lang)
    out += sealed(view, partial(label, made), lang)
    out.append(prompt(made, view, lang))
    return "\n".join(out)


def turn_sentence(view: View, lang: str) -> str:
    numbers, phase = view.numbers, say(lang, f"ts-phase-{view.numbers['phase']}")
    values = {name: numbers[name] for name in ("turn", "vortex", "report")}
    return say(lang, "ts-describe-turn", phase=phase, **values)


def besides(made: Mission, view: View, lang: str) -> list[str]:
    """What lies on the table: the place, the plan, each agent with all they have and can do, what is there for all."""
    numbers, out = view.numbers, candidates(made, view, lang) if view.numbers["phase"] == "set-up" else []
    if numbers["location"]:
        here = made.locations[numbers["location"] - 1]
        out.append(say(lang, "ts-describe-location", card=card_name(made, here, lang)))
        out.append(
            say(lang, "ts-describe-panorama", cards=cards_names(made, sorted(view.zone("panorama"), key=str), lang))
        )
    shown = [made.say(f"locations/{made.locations[one]}/name", lang) for one in places_shown(made, view)]
    out.append(say(lang, "ts-describe-plan", cards=join(lang, shown)))
    for agent in range(v.agents(view)):
        out += agent_sentences(made, view, agent, lang) + abilities(made, view, agent, lang)
    return out + everybody(made, view, lang) + helpers(made, view, lang) + told(made, view, lang)


def told(made: Mission, view: View, lang: str) -> list[str]:
    """What this seat was told and has not read itself, and the hints the group has paid for (R-239)."""
    texts, out = v.open_texts(made, view), []
    for slot, key in sorted(v.open_gists(made, view).items()):
        words = made.say(f"{key}/gist", lang)
        if words and slot not in texts:
            out.append(say(lang, "ts-describe-gist", card=card_name(made, made.cards[slot], lang), text=plain(words)))
    return out + [say(lang, "ts-describe-hint", text=plain(words)) for words in hints(Lens(made, view, lang)).given]


def agent_sentences(made: Mission, view: View, agent: int, lang: str) -> list[str]:
    known = agent_aid(Lens(made, view, lang), agent)
    if known.receptacle is None:
        return []
    name = agent_name(made, view, agent, lang)
    stats = [
        say(lang, "ts-stat-value", stat=made.say(f"mission/stat/{i}/name", lang), value=value)
        for i, value in enumerate(known.stats)
    ]
    values = {"azrak": known.azrak, "start": known.azrak_start, "magic": known.magic}
    out = [say(lang, "ts-describe-agent", agent=name, stats=join(lang, stats), **values)]
    if known.captain:
        out.append(say(lang, "ts-describe-captain", agent=name))
    if known.ejected:
        out.append(say(lang, "ts-describe-ejected", agent=name))
    if known.held is not None:
        out.append(say(lang, "ts-describe-holds", agent=name, card=card_name(made, known.held, lang)))
    carried = known.elements + known.tokens
    if carried:
        out.append(say(lang, "ts-describe-owns", agent=name, cards=cards_names(made, carried, lang)))
    return out


def trial_sentences(made: Mission, view: View, lang: str) -> list[str]:
    under_way = trial(made, view)
    if under_way is None:
        return []
    found = [one.outcome for one in chances(made, view)]
    return [
        say(
            lang,
            "ts-describe-trial",
            agent=agent_name(made, view, under_way.agent, lang),
            value=under_way.value,
            stat=made.say(f"mission/stat/{made.stats.index(under_way.stat)}/name", lang),
            threshold=under_way.threshold,
            of=len(found),
            failure=found.count("failure"),
            critical=found.count("critical"),
            success=found.count("success"),
        )
    ]


def text_sentences(made: Mission, view: View, lang: str) -> list[str]:
    """What this seat may read now."""
    out = []
    texts = v.open_texts(made, view)
    for slot, key in sorted(texts.items()):
        words = plain(read(made, view, f"{key}/text", lang))
        if words and (view.numbers["phase"] == "set-up" or not key.startswith("prologue/")):
            out.append(say(lang, "ts-describe-text", card=text_title(made, slot, key, lang), text=words))
            out += figure_rows(made, key, lang) + puzzle_sentences(made, view, slot, lang)
    return out


def figure_rows(made: Mission, key: str, lang: str) -> list[str]:
    """A figure keeps its rows: it is there to be looked at, or felt along."""
    return made.say(f"{key}/figure", lang).splitlines()


def puzzle_sentences(made: Mission, view: View, slot: int, lang: str) -> list[str]:
    """R-241, R-243: what a puzzle asks, and the hints so far."""
    puzzle = v.puzzle_in(made, view, slot)
    if puzzle is None:
        return []
    keys = v.rungs(made, view, puzzle)
    told = [say(lang, "ts-describe-hint", text=plain(made.say(key, lang))) for key in keys]
    return [plain(made.say(f"puzzles/{puzzle}/ask", lang)), *told]
