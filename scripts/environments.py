"""Write down what the ids and features of every game mean: docs/environments.md.

Usage: python -m scripts.environments. A test says whether the page is up to date.
"""

from __future__ import annotations

import sys
from itertools import groupby
from pathlib import Path
from typing import Final

from chronolude import envs
from chronolude.games import OURS, find
from chronolude.sight.features import VERSION

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "environments.md"
HEAD: Final = f"""# Ids and features

*Made by `python -m scripts.environments` from the layouts of the games; form {VERSION}.* What the numbers of
[the environments](research.md) mean, for every game with its least number of seats. With more seats there are
more features; `envs.codec(game, seats)` tells every one by name, and its `version` changes whenever any number means
something else.

A row is bytes: **cards** (`card@zone`: may it lie there?), **places** (`place:card`: the how many-th in a row whose
order is told), **sizes** of zones, public **numbers** (one feature for each value, seat or bit, or one amount), the
**ask** (how, who, answered, part, sealed), and the **step** of the rules that waits, with its seat and two figures. Own
seat first: `me`, then `+1`, `+2` in the order of play; ids that name a seat count the same way.
"""
PLACES: Final = """Ids are places in the list of what is on offer, at most {} at once: the game has too many answers.
`options` has verb, card and number of each, each plus one."""
MEANING: Final = {
    "cards": "where each card may lie, as far as the seat knows",
    "places": "place of each open card in a row",
    "sizes": "cards in each zone",
    "numbers": "public numbers",
    "ask": "who is asked, and how",
    "step": "the step of the rules that waits",
}


def ids_of(codec: envs.Codec) -> list[str]:
    """The ids by verb: where each begins, how many there are, an example."""
    if codec.by_offer:
        return [PLACES.format(codec.size)]
    verbs, acts = codec.field.layout.verbs, [int(act) for act in codec.field.ids.acts]
    out = ["| ids | verb | for example |", "|---|---|---|"]
    for verb, ids in groupby(range(codec.size), lambda one: acts[one] >> 16):
        first, *rest = ids
        last = rest[-1] if rest else first
        out.append(f"| {first}–{last} | {verbs[verb].name} | `{codec.text(first)}` |")
    return out


def page_of(game: str) -> list[str]:
    codec = envs.codec(game)
    out = [f"## {find(game).words.title('en')}", ""]
    out += [f"`{game}`, {codec.seats} seat{'s' if codec.seats > 1 else ''}; version `{codec.version}`.", ""]
    out += [*ids_of(codec), "", "| features | what | for example |", "|---|---|---|"]
    for name, at, count in codec.blocks:
        if count:
            out.append(f"| {at}–{at + count - 1} | {MEANING[name]} | `{codec.names[at]}` |")
    return [*out, ""]


def text() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(line for game in OURS for line in page_of(game))])


def main() -> int:
    PAGE.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
