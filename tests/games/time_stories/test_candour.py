"""What agents are told: thresholds as they really are, the choice that is put to the vote, Destiny cards seen."""

import pytest

import chronolude as cl
from chronolude.locale import LANGUAGES
from tests.games.time_stories.scenes import scene
from tests.laws.walk import Dice, Place, any_answer

STAR = Place("time-stories", (("mission", "forgotten-star"),), 2, 2)


def alarmed(table: cl.Table) -> cl.Table:
    """The same table with the Alarm out."""
    place = table.position()
    zones = {name: [card for card in cards if card != "alarm"] for name, cards in place["zones"].items()}
    zones["group"] = [*zones.get("group", []), "alarm"]
    return cl.position("time-stories", {**place, "zones": zones})


def engagements(most: int) -> list[tuple[cl.Table, int, str, int]]:
    """Tables of the forgotten star with the Alarm out, an offer to engage, and the threshold that is told if taken."""
    out: list[tuple[cl.Table, int, str, int]] = []
    table, dice = STAR.open(), Dice(5)
    while table.result is None and table.decision < 400 and len(out) < most:
        for seat in [seat for seat in table.asked if table.options(seat, "engage")]:
            tried = alarmed(table)
            for one in [one for one in tried.options(seat) if one.verb == "engage"]:
                events = tried.clone().play(seat, one.path)
                told = next(event for event in events if event.kind == "engaged")
                out.append((tried, seat, one.path, told.args["threshold"]))
        table.play(*any_answer(table, dice))
    return out


def test_r_095_a_button_says_the_threshold_that_will_count_and_why() -> None:
    found = engagements(22)
    assert found
    raised = 0
    for table, seat, path, threshold in found:
        for lang, alarm in zip(LANGUAGES, ("Alarm", "Alarme"), strict=True):
            label = next(one.label(lang) for one in table.options(seat) if one.path == path)
            assert f" {threshold}" in label, label
            if "(" in label:
                assert (alarm in label or "Myst" in label) and f" {threshold} (" in label, label
                raised += alarm in label
    assert raised


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_destiny_cards_already_seen_are_told(lang: str) -> None:
    bare, seen = (scene(2, zones=zones).describe(0, lang) for zones in ({}, {"discard": ["fate1", "fate3"]}))
    assert bare != seen
