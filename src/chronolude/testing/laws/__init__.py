"""The laws, by name: what each looks at, and how often."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...games.game import Game
from ..walk import Law, Venue
from . import (
    asking,
    branches,
    candour,
    clones,
    conservation,
    foresight,
    honest,
    memory,
    parts,
    plain_data,
    positions,
    records,
    refusals,
    texts,
    through_json,
    words,
    worlds,
)  # fmt: skip

LAWS: Final[dict[str, tuple[Law, int]]] = {
    "a seat cannot tell two worlds apart": (worlds.law, 4),
    "what a seat may know it is told": (candour.law, 6),
    "the truth fits every memory": (memory.law, 1),
    "someone is asked or the game is over": (asking.law, 1),
    "all that can be answered is few parts of moves": (parts.law, 4),
    "cards and tokens are conserved": (conservation.law, 4),
    "a bot answers the same in another world": (honest.law, 4),
    "a clone and its parent leave each other alone": (clones.law, 12),
    "undo and branches return to identical states": (branches.law, 9),
    "a position read back is the same table": (positions.law, 6),
    "a record replays to the same digest": (records.law, 12),
    "JSON there and back changes nothing": (plain_data.law, 6),
    "answers and records read back": (texts.law, 5),
    "what is not offered is refused and changes nothing": (refusals.law, 12),
    "what was foreseen as certain happens": (foresight.law, 7),
    "everything can be said in every language": (words.law, 9),
}
"""Laws that look at a table, and at every nth decision of a game."""

WHOLE_GAMES: Final[dict[str, Callable[[Venue], None]]] = {
    "a game that passes through JSON is the same game": through_json.whole_game,
    "a record with undone lines replays and verifies": records.with_undone_lines,
}
"""Laws that play a game of their own."""

DECLARATIONS: Final[dict[str, Callable[[Game], None]]] = {
    "zones read back": texts.zones_read_back,
    "names do not clash with the notation": texts.names_do_not_clash,
    "every reason stands in the law": refusals.reasons_stand_in_the_law,
}
"""Laws about what a game declares."""
