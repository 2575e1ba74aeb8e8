"""Every action not offered is refused, with a rule and a sentence, and nothing changes."""

from pathlib import Path

import pytest

import chronolude as cl
from chronolude.games import OURS
from chronolude.games.game import Game
from chronolude.games.law import by_number
from chronolude.locale import LANGUAGES
from chronolude.tables.refused import HOUSE, NOT_ASKED, UNFINISHED
from tests.laws.citing import all_actions, is_meant, measure
from tests.laws.walk import Dice

SAMPLE = 4


def rules_of(game: Game) -> list[str]:
    """The rules a game refuses with: those of single steps, and those under which it asks."""
    return [*game.rulebook.reasons, *game.rulebook.questions.values()]


def assert_refused(table: cl.Table, seat: int, text: str) -> str:
    """Refused by why and by play alike, with a known rule; the table as it was."""
    state, told = table._state, len(table.events(None))
    reason = table.why(seat, text)
    assert reason is not None
    assert reason.rule in (*rules_of(table.game), *HOUSE), reason.rule
    with pytest.raises(cl.Refused) as refused:
        table.play(seat, text)
    assert refused.value.rule == reason.rule
    assert refused.value.why("fr") == reason.why("fr") and reason.why("en")
    assert table._state is state and len(table.events(None)) == told
    return reason.rule


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
        assert all(f"**{rule}**" in law_text.read_text(encoding="utf-8") for rule in rules_of(game))
    else:
        assert game.id.startswith("toy-") and all(rule.startswith("T-") for rule in rules_of(game))


def test_every_refusal_of_what_a_rule_forbids_cites_that_rule(place) -> None:  # type: ignore[no-untyped-def]
    if place.game.startswith("toy-"):
        return  # toys bring no law to cite
    cited = measure(place, every=10)
    assert cited and not [where for where in cited if where[2] in HOUSE]


def test_every_question_is_asked_by_a_step_under_a_rule_of_the_law(place) -> None:  # type: ignore[no-untyped-def]
    game = place.open().game
    steps = {step.__name__ for rule in game.rules.table for step in rule}
    verbs = {"", *(verb.name for verb in game.layout.verbs)}
    for asked, rule in game.rulebook.questions.items():
        step, _, verb = asked.partition(" ")
        assert verb in verbs and step in steps, asked
        assert all(by_number(game, lang)[rule] for lang in LANGUAGES)
