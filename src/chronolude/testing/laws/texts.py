"""Everything has a text form that reads back: actions, zones, paths, records."""

from __future__ import annotations

import chronolude as cl

from ...games.game import Game
from ...tables.notation import action_text, read_zone, readings, zone_text
from ..walk import Dice


def law(table: cl.Table, dice: Dice) -> int:
    layout = table.game.layout
    checks = 0
    for seat in table.asked:
        offered = table.sight(seat).options
        texts = [action_text(layout, act) for act in offered]
        assert len(set(texts)) == len(texts), "two answers with one text"
        for act, text in zip(offered, texts, strict=True):
            meant = [one for one in readings(layout, text) if one in offered]
            assert meant[0] == act, text
            shouted = [one for one in readings(layout, f"  {text.upper()} ") if one in offered]
            assert not layout.verbs[act >> 16].word.islower() or shouted in ([], meant) or shouted[0] == act
            checks += 1
    record = table.record()
    assert cl.load(record.text) == record
    assert cl.load(record.text).text == record.text
    return checks + 2


def zones_read_back(game: Game) -> None:
    layout = game.layout
    texts = [zone_text(layout, zone) for zone in range(len(layout.masks))]
    assert [read_zone(layout, text) for text in texts] == list(range(len(texts)))


def names_do_not_clash(game: Game) -> None:
    """A path is split at `>`, a line of a record at ` | `."""
    layout = game.layout
    assert len(set(layout.cards)) == len(layout.cards), "two cards of one name"
    words = [*layout.cards, *(zone.name for zone in layout.zones), *(verb.word for verb in layout.verbs)]
    for word in words:
        assert ">" not in word and "|" not in word and word == " ".join(word.split()), word
