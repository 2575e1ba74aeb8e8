"""Names of agents and cards, and a mission's sentences with their holes filled."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ....locale import join, one_line, say, seat_name
from ...seen import View
from .. import cards as c
from .. import view as v
from ..mission.load import Mission

HOLE = re.compile(r"\{g\|([^|}]*)\|([^|}]*)(?:\|([^|}]*))?\}")
NAMED = re.compile(r"\{name ([a-z0-9-]+)\}")


def title(lang: str) -> str:
    return say(lang, "ts-title")


def agent_name(made: Mission, view: View, agent: int, lang: str) -> str:
    """The receptacle's name, or the seat's before one is chosen."""
    name = v.receptacle(view, agent)
    return seat_name(lang, view.names, agent) if name is None else made.say(f"receptacles/{name}/name", lang)


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


def cards_names(made: Mission, cards: Sequence[str | None], lang: str) -> str:
    return join(lang, [card_name(made, card, lang) for card in cards])


def signed(value: int) -> str:
    return f"+{value}" if value > 0 else str(value).replace("-", "−")


def fill(made: Mission, view: View, words: str, agent: int, lang: str) -> str:
    """A mission's sentence with its holes filled: agreement with the reader, names."""
    name = v.receptacle(view, agent)
    gender = made.genders[made.receptacles.index(name)] if name else "n"
    at = {"m": 1, "f": 2, "n": 3}[gender]
    words = HOLE.sub(lambda found: found[at] if found[at] is not None else found[1], words)
    words = words.replace("{me}", agent_name(made, view, agent, lang))
    words = words.replace("{captain}", agent_name(made, view, view.numbers["captain"], lang))
    return NAMED.sub(lambda found: made.say(f"receptacles/{found[1]}/name", lang), words)


def read(made: Mission, view: View, key: str, lang: str) -> str:
    """A text a seat may read, as that seat reads it."""
    own = v.mine(view)
    return one_line(fill(made, view, made.say(key, lang), own[0] if own else 0, lang))


def plain(words: str) -> str:
    """An author's words in one line, without the signs for italics and bold: what is heard or logged has one voice."""
    return one_line(words).replace("*", "")


def text_title(made: Mission, slot: int, key: str, lang: str) -> str:
    """What an open text is called: its card, or for cards without a front what kind it is."""
    if slot < v.fronts(made):
        return card_name(made, made.cards[slot], lang)
    sky = {"sky/moon/hidden": "ts-moon", "sky/star/hidden": "ts-star"}
    if key in sky:
        return say(lang, sky[key])
    if key.startswith("prologue/"):
        return say(lang, "ts-prologue")
    if key.startswith("puzzles/"):
        return say(lang, "ts-paper-key")
    return made.say(f"{key}/conflict/name", lang) or personal_title(made, slot, lang)


def personal_title(made: Mission, slot: int, lang: str) -> str:
    """A card without a front: a Memory Flash, an Interaction by its number, or whatever lies open to the reader."""
    kind = v.kind_of(made, slot)
    if kind == "flash":
        return say(lang, "ts-paper-flash")
    if kind == "interaction":
        at = slot - v.bases(made)[kind]
        return say(lang, "ts-paper-interaction", n=made.rows["interaction_number"][at])
    return say(lang, "ts-open-text")
