"""Each card's effect as a sentence, made from its data for the seat that reads it.

`blue` says who resolves the card: `self`, the reader, or `rival`, the reader's opponent. The player singled out by a
condition is a `side` of the table, since it may be either.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from ...locale import say
from .cards import NAMES
from .grammar import DECK

Plain = dict[str, Any]


def whose(colour: str, blue: str) -> str:
    """A colour as the reader calls it."""
    if colour == "blue":
        return blue
    if colour == "red":
        return "rival" if blue == "self" else "self"
    return "side" if colour == "orange" else colour


def place_of(said: str, blue: str, lang: str, actor: str = "") -> str:
    """A place in words; what belongs to the one who acts is their own."""
    zone, _, colour = said.partition(".")
    if colour == "neutral":
        return say(lang, f"td-place-{zone}")
    owner = whose(colour, blue)
    if owner == "both":
        owner = "own" if actor == "both" else "either"
    elif owner == actor == "rival":
        owner = "own"
    return say(lang, f"td-place-{zone}-{owner}")


def object_of(half: Plain, blue: str, lang: str, actor: str) -> str:
    """The card a half of a line names."""
    place = place_of(half["from"], blue, lang, actor)
    by = whose(half["by"], blue)
    pick = half["pick"]
    if pick == "choice":
        pick = f"choice-{by}" if by == actor else f"chosen-{by}"
    values = {"n": half["n"]} if "n" in half else {}
    return say(lang, f"td-object-{pick}", place=place, **values)


def line_of(line: Plain, blue: str, lang: str) -> str:
    """One line of an effect, without capital or full stop."""
    actor = whose(line["by"], blue)
    deed = "-".join(line["do"])
    if deed == "coin":
        return say(lang, f"td-line-coin-{actor}")
    values = {"object": object_of(line, blue, lang, actor)}
    if "to" in line:
        values["place"] = place_of(line["to"], blue, lang, actor)
    if "with" in line:
        values["second"] = object_of(line["with"], blue, lang, actor)
    return say(lang, f"td-line-{deed}-{actor}", **values)


def lines_of(lines: list[Plain], condition: Plain | None, blue: str, lang: str) -> str:
    effect = line_of(lines[0], blue, lang)
    for line in lines[1:]:
        effect = say(lang, "td-then", first=effect, next=line_of(line, blue, lang))
    if condition is None:
        return effect
    key = f"td-condition-{condition['zone']}-{condition['measure']}-{condition['is']}"
    values = {"n": condition["n"]} if "n" in condition else {}
    return say(lang, key, effect=effect, **values)


def formula_of(rotated: Plain, lang: str) -> str:
    """D-102: what a rotated card counts, from the side of the row it lies in."""
    amount = say(lang, f"td-amount-{rotated['term']}-{rotated['of'].partition('.')[2]}")
    return say(lang, f"td-formula-{rotated['op']}", base=rotated["base"], amount=amount)


def sentence(lang: str, text: str) -> str:
    text = say(lang, "td-sentence", text=text)
    return text[0].upper() + text[1:]


@cache
def effect_of(card: str, blue: str, lang: str) -> str:
    """All that a card does, in whole sentences."""
    said = DECK[NAMES.index(card)].said
    if not said["lines"]:
        return sentence(lang, say(lang, "td-effect-none"))
    out = [sentence(lang, lines_of(said["lines"], said.get("condition"), blue, lang))]
    if "deferred" in said:
        later = said["deferred"]
        effect = lines_of(later["lines"], later.get("condition"), blue, lang)
        out.append(sentence(lang, say(lang, f"td-deferred-{later['when']}", effect=effect)))
    if "rotated" in said:
        out.append(sentence(lang, formula_of(said["rotated"], lang)))
    if said["warning"]:
        out.append(say(lang, "td-effect-warning"))
    return " ".join(out)
