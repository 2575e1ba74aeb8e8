"""Each card's effect as sentences, made from its data for whoever reads it.

The reader resolves the card (`self`), or the reader's opponent does (`rival`); a spectator hears the names of both
seats (`blue` and `red`). The player singled out by a condition is a `side` of the table, since it may be either.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

from ...locale import say
from .cards import NAMES
from .source import DECK

Plain = dict[str, Any]
LOOKING = ("activate", "activate-move", "forbid-move")
"""Deeds that find a card where it lies; the others take it from there."""


class Addressee(NamedTuple):
    """Who resolves the card, as the reader calls them; for a spectator, the names of blue and of red."""

    blue: str
    names: tuple[str, str] = ("", "")
    draws: bool = True
    """R-23: whether a random draw comes before a choice, as printed."""

    def whose(self, colour: str) -> str:
        """A colour as the reader calls it."""
        if colour not in ("blue", "red"):
            return "side" if colour == "orange" else colour
        if self.names[0]:
            return colour
        return self.blue if colour == "blue" else "rival" if self.blue == "self" else "self"

    def named(self, who: str) -> tuple[str, dict[str, str]]:
        """The ending of a message about somebody, and the name it needs."""
        if who in ("blue", "red"):
            return "seat", {"seat": self.names[who == "red"]}
        return who, {}


SELF = Addressee("self")
RIVAL = Addressee("rival")


def place_of(said: str, reader: Addressee, lang: str, actor: str = "") -> str:
    """A place in words; what belongs to the one who acts is their own."""
    zone, _, colour = said.partition(".")
    if colour == "neutral":
        return say(lang, f"td-place-{zone}")
    owner = reader.whose(colour)
    if owner == "both":
        owner = "side" if actor == "both" else "either"
    elif owner == actor and owner not in ("self", "side"):
        owner = "own"
    ending, values = reader.named(owner)
    return say(lang, f"td-place-{zone}-{'of' if ending == 'seat' else ending}", **values)


def object_of(half: Plain, reader: Addressee, lang: str, actor: str, deed: str) -> str:
    """The card a half of a line names."""
    pick, chooser = half["pick"], reader.whose(half["by"])
    # `their` would be the chooser's: where somebody else chooses, the owner of the place is named.
    values: Plain = {"place": place_of(half["from"], reader, lang, actor if chooser == actor else "")}
    if pick == "choice":
        ending, name = reader.named(chooser)
        pick = f"choice-{ending}" if chooser == actor else f"chosen-{ending}"
        values |= name if pick == "chosen-seat" else {}
    if "n" in half:
        values["n"] = half["n"]
    way = "" if deed in LOOKING or pick in ("the", "random", "highest", "lowest") else "-from"
    return say(lang, f"td-object-{pick}{way}", **values)


def object_of_side(line: Plain, condition: Plain, lang: str) -> str:
    """The highest card of the very place the condition looked at: said without naming the place again."""
    if line["pick"] != "highest" or line["from"] != f"{condition['zone']}.orange":
        return ""
    same = condition["measure"] == "card" and condition["is"] == "most"
    return say(lang, "td-object-that" if same else "td-object-highest-there")


def itself(deed: str, lang: str) -> str:
    """D-099: activated by the decision, what a modifier rotates is that very card."""
    return say(lang, "td-object-this") if deed == "rotate-move" else ""


def drawn_first(line: Plain, reader: Addressee) -> bool:
    """R-23: a card drawn at random is seen before the other is chosen, unless the table chooses first."""
    return reader.draws and line["pick"] == "random" and line.get("with", {}).get("pick") == "choice"


def line_of(line: Plain, reader: Addressee, lang: str, before: str = "", condition: Plain | None = None) -> str:
    """One line of an effect, without capital or full stop; `before`: who acted in the line before it."""
    actor = reader.whose(line["by"])
    deed = "-".join(line["do"])
    ending, values = reader.named(actor)
    if deed == "coin":
        return say(lang, f"td-line-coin-{ending}", **values)
    there = object_of_side(line, condition, lang) if condition else itself(deed, lang)
    values["object"] = there or object_of(line, reader, lang, actor, deed)
    if "to" in line:
        values["place"] = place_of(line["to"], reader, lang, actor)
    if "with" in line:
        values["second"] = object_of(line["with"], reader, lang, actor, deed)
    if before and actor != "self" and before == actor:
        ending = "side"
        values.pop("seat", None)
    elif before and actor == "self" != before:
        ending = "also"
    elif deed == "forbid-move":
        values.pop("seat", None)
    if drawn_first(line, reader):
        deed, values["object"] = (
            f"draw-{deed}",
            say(lang, "td-object-drawn", place=place_of(line["from"], reader, lang)),
        )
    return say(lang, f"td-line-{deed}-{ending}", **values)


def lines_of(lines: list[Plain], condition: Plain | None, reader: Addressee, lang: str) -> str:
    effect = line_of(lines[0], reader, lang, condition=condition)
    for before, line in pairwise(lines):
        said = line_of(line, reader, lang, reader.whose(before["by"]))
        effect = say(lang, "td-then", first=effect, next=said)
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


def first_of(said: Plain, reader: Addressee, lang: str) -> str:
    """What happens at once. D-077: a deferred card is always itself the card that goes to Transit."""
    if "deferred" in said:
        return say(lang, "td-effect-waits", place=place_of(said["lines"][0]["to"], reader, lang))
    return lines_of(said["lines"], said.get("condition"), reader, lang)


@cache
def steps_of(card: str, reader: Addressee, lang: str) -> tuple[str, ...]:
    """All that a card does, sentence by sentence."""
    said = DECK[NAMES.index(card)].said
    if not said["lines"]:
        return (sentence(lang, say(lang, "td-effect-none")),)
    out = [sentence(lang, first_of(said, reader, lang))]
    if "deferred" in said:
        later = said["deferred"]
        effect = lines_of(later["lines"], later.get("condition"), reader, lang)
        out.append(sentence(lang, say(lang, f"td-deferred-{later['when']}", effect=effect)))
    if "rotated" in said:
        out.append(sentence(lang, formula_of(said["rotated"], lang)))
        out += [say(lang, "td-effect-pointless")] if said["traveller"] else []  # D-119
        place = place_of("decision.blue", reader, lang)
        out.append(say(lang, "td-effect-chained", place=place))
    if said["warning"]:
        out.append(say(lang, "td-effect-warning"))
    return tuple(out)


def effect_of(card: str, reader: Addressee, lang: str) -> str:
    return " ".join(steps_of(card, reader, lang))
