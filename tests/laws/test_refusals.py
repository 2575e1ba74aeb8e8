"""Every refusal of what a rule forbids cites that rule, and every question is asked under one."""

from chronolude.games import OURS
from chronolude.games.law import by_number
from chronolude.locale import LANGUAGES
from chronolude.tables.refused import HOUSE
from tests.laws.citing import measure
from tests.laws.walk import Place


def test_every_refusal_of_what_a_rule_forbids_cites_that_rule(place: Place) -> None:
    if place.game not in OURS:
        return  # toys bring no law to cite, and a guest need not say under which rule it asks
    cited = measure(place, every=10)
    assert cited and not [where for where in cited if where[2] in HOUSE]


def test_every_question_is_asked_by_a_step_under_a_rule_of_the_law(place: Place) -> None:
    game = place.open().game
    steps = {step.__name__ for rule in game.rules.table for step in rule}
    verbs = {"", *(verb.name for verb in game.layout.verbs)}
    for asked, rule in game.rulebook.questions.items():
        step, _, verb = asked.partition(" ")
        assert verb in verbs and step in steps, asked
        assert all(by_number(game, lang)[rule] for lang in LANGUAGES)
