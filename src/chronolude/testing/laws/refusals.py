"""Every action not offered is refused, with a rule and a sentence, and nothing changes."""

from __future__ import annotations

import chronolude as cl

from ...games.game import Game
from ...kernel.ask import action
from ...kernel.layout import CARD, NOTHING, SEAT, ZONE
from ...tables.notation import action_text, readings
from ...tables.refused import HOUSE, NOT_ASKED, UNFINISHED
from ..walk import Dice

SAMPLE = 4


def rules_of(game: Game) -> list[str]:
    """The rules a game refuses with: those of single steps, and those under which it asks."""
    return [*game.rulebook.reasons, *game.rulebook.questions.values()]


def all_actions(table: cl.Table) -> list[str]:
    """The text of every action the game has words for."""
    layout = table.game.layout
    nouns = {CARD: len(layout.cards), ZONE: len(layout.masks), SEAT: table.seats + 1, NOTHING: 1}
    return [
        action_text(layout, action(verb, noun))
        for verb in range(len(layout.verbs))
        for noun in range(len(layout.verbs[verb].words) or nouns.get(layout.verbs[verb].noun, 13))
    ]


def assert_refused(table: cl.Table, seat: int, text: str) -> str:
    """Refused by why and by play alike, with a known rule; the table as it was."""
    state, told = table._state, len(table.events(None))
    reason = table.why(seat, text)
    assert reason is not None
    assert reason.rule in (*rules_of(table.game), *HOUSE), reason.rule
    refused = refusal(table, seat, text)
    assert refused.rule == reason.rule
    assert refused.why("fr") == reason.why("fr") and reason.why("en")
    assert table._state is state and len(table.events(None)) == told
    return reason.rule


def refusal(table: cl.Table, seat: int, text: str) -> cl.Refused:
    """How play refuses this."""
    try:
        table.play(seat, text)
    except cl.Refused as refused:
        return refused
    raise AssertionError(f"{text!r} is refused by why and taken by play")


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
        assert refusal(table, seat, choice.path).rule == UNFINISHED
    else:
        assert_refused(table, seat, f"{choice.path} > {choice.path}")
    return 1


def reasons_stand_in_the_law(game: Game) -> None:
    """Every rule that steps refuse with is one of the law."""
    if game.home is not None:
        missing = [rule for rule in rules_of(game) if rule not in game.home.rules("en")]
        assert not missing, f"{game.id} refuses by {', '.join(missing)}, which its law/en.md does not tell"
