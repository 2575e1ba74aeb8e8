"""Every action not offered is refused, with a rule and a sentence, and nothing changes."""

from pathlib import Path

import pytest

import chronolude as cl
from chronolude.games import OURS
from chronolude.kernel.ask import action
from chronolude.kernel.layout import CARD, NOTHING, SEAT, ZONE
from chronolude.tables.notation import action_text, readings
from chronolude.tables.refused import HOUSE, NOT_ASKED, UNFINISHED
from tests.laws.walk import Dice

SAMPLE = 4


def all_actions(table: cl.Table) -> list[str]:
    """The text of every action the game has words for."""
    layout = table.game.layout
    nouns = {CARD: len(layout.cards), ZONE: len(layout.masks), SEAT: table.seats + 1, NOTHING: 1}
    return [
        action_text(layout, action(verb, noun))
        for verb in range(len(layout.verbs))
        for noun in range(nouns.get(layout.verbs[verb].noun, 13))
    ]


def assert_refused(table: cl.Table, seat: int, text: str) -> str:
    """Refused by why and by play alike, with a known rule; the table as it was."""
    state, told = table._state, len(table.events(None))
    reason = table.why(seat, text)
    assert reason is not None
    assert reason.rule in (*table.game.rulebook.reasons, *HOUSE), reason.rule
    with pytest.raises(cl.Refused) as refused:
        table.play(seat, text)
    assert refused.value.rule == reason.rule
    assert refused.value.why("fr") == reason.why("fr") and reason.why("en")
    assert table._state is state and len(table.events(None)) == told
    return reason.rule


def is_meant(table: cl.Table, seat: int, text: str) -> bool:
    """Whether a text, read loosely (`C9` for `offer C9`), is on offer."""
    offered = table.sight(seat).options if 0 <= seat < table.seats else []
    return any(act in offered for act in readings(table.game.layout, text))


def law(table: cl.Table, dice: Dice) -> int:
    checks, before = 0, table.position()
    texts = all_actions(table)
    for seat in range(-1, table.seats + 1):
        offered = [] if not 0 <= seat < table.seats else [one.text for one in table.options(seat)]
        lost = [text for text in dice.sample(texts, min(SAMPLE, len(texts))) if not is_meant(table, seat, text)]
        for text in (*lost, "", "what?", " > ", "x" * 50):
            assert_refused(table, seat, text)
            checks += 1
        if not offered and table.result is None:
            assert assert_refused(table, seat, texts[0]) == NOT_ASKED
    for seat in table.asked:
        checks += refuse_parts(table, seat, dice)
    assert table.position() == before
    return checks


def refuse_parts(table: cl.Table, seat: int, dice: Dice) -> int:
    """Half a move, and more than a move."""
    choice = dice.choice(table.options(seat))
    if choice.then:
        with pytest.raises(cl.Refused) as refused:
            table.play(seat, choice.path)
        assert refused.value.rule == UNFINISHED
    else:
        assert_refused(table, seat, f"{choice.path} > {choice.path}")
    return 1


def test_what_is_not_offered_is_refused_and_changes_nothing(hold) -> None:  # type: ignore[no-untyped-def]
    assert hold(law, every=12)


def test_every_reason_of_a_game_stands_in_its_law(place) -> None:  # type: ignore[no-untyped-def]
    game = place.open().game
    house = OURS.get(game.id, "").split(".")[2:3]
    law_text = Path(__file__).parents[2].joinpath("src/chronolude/games", *house, "law/en.md")
    if law_text.exists():
        assert all(f"**{rule}**" in law_text.read_text(encoding="utf-8") for rule in game.rulebook.reasons)
    else:
        assert game.id.startswith("toy-") and all(rule.startswith("T-") for rule in game.rulebook.reasons)
