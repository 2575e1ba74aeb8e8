"""What the board shows besides the zones: both sides of the duel, what is known, totals to the end of the round."""

from typing import Any

import chronolude as cl

from .scene import play, scene
from .test_draft import drafted

CLASH = (
    "A: hand [vizier] decision archer transit - influence [priest_of_anubis, fisherman]  "
    "B: hand [potter] decision farmer transit - influence [priestess_of_bastet]  past [] reserve [scribe]"
)


def aid(table: cl.Table, seat: int | None, lang: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = table.view(seat, lang)["aid"]
    return found


def test_both_sides_of_the_duel_read_for_each_seat() -> None:
    table = scene(CLASH)
    mine, theirs = aid(table, 0)["duel"]
    assert mine["card"] == "archer" and theirs["card"] == "farmer"
    assert mine["steps"] == ["Move a card of your choice from your opponent’s Influence Area to the Past."]
    assert mine["then"] == "Farmer goes to your opponent’s Influence Area."
    assert aid(table, 0, "fr")["duel"][1]["then"] == "Archer rejoint votre Zone d’Influence."
    assert aid(table, 1)["duel"][1]["steps"][0].startswith("Activate a card of your choice")


def test_a_spectator_reads_names() -> None:
    table = scene(CLASH)
    table.names = ["Ada", "Idris"]
    one, two = aid(table, None)["duel"]
    assert one["steps"] == ["Ada moves a card of their choice from the Influence Area of Idris to the Past."]
    assert two["then"] == "Archer goes to the Influence Area of Ada."
    assert "Idris activates" in aid(table, None)["effects"]["farmer"]
    assert "your" not in table.describe(None, "en").lower()


def test_an_empty_side_has_no_steps() -> None:
    table = scene(CLASH.replace("decision farmer", "decision -"))
    mine, theirs = aid(table, 0)["duel"]
    assert theirs["card"] is None and theirs["steps"] == [] and mine["then"] == ""


def test_what_is_known_lies_in_one_place_or_is_uncertain() -> None:
    table = drafted()
    for seat in (0, 1):
        known = aid(table, seat)["known"]
        assert sum(len(cards) for cards in known.values()) == 12
        assert set(known) <= {"reserve", f"hand {1 - seat}", ""} and len(known["reserve"]) >= 3
    assert aid(table, None)["known"] == {}


def test_totals_look_to_the_end_of_the_round() -> None:
    table = scene(CLASH)
    assert table.foresee(0, "activate 0").figures["influence"] == [[9, 9], [1, 1]]  # forced: one card to choose from


def test_totals_are_a_range_where_somebody_chooses() -> None:
    table = scene(CLASH.replace("[priestess_of_bastet]", "[priestess_of_bastet, foreman]"))
    assert table.foresee(0, "activate 0").figures["influence"] == [[9, 9], [7, 10]]
    play(table, "activate 0")
    assert table.foresee(0, "take foreman").figures["influence"] == [[9, 9], [10, 10]]


def test_totals_of_a_campaign_are_those_the_game_ends_with_not_those_of_the_next_one() -> None:
    """The last duel: the rows are counted and cleared before anybody is asked again."""
    lies = "A: decision vizier influence [potter] B: decision foreman influence [archer, scribe]"
    table = scene(lies, mode="campaign")
    figures = {way: table.foresee(0, way).figures["influence"] for way in ("activate 0", "activate 1")}
    for way, found in figures.items():
        end = cl.position("time-division", table.position())
        scored = [event for event in end.play(0, way) if event.kind == "scored"]
        assert found == [[scored[0].args[side]] * 2 for side in ("total_0", "total_1")]
    assert figures["activate 0"] != [[0, 0], [0, 0]]


def test_the_card_being_resolved_is_named() -> None:
    table = scene(CLASH.replace("[priestess_of_bastet]", "[priestess_of_bastet, foreman]"))
    assert aid(table, 0)["resolving"] is None
    play(table, "activate 0")
    assert aid(table, 1)["resolving"] == "archer"


def test_a_face_down_card_is_marked_for_whoever_knows_it() -> None:
    table = scene(CLASH.replace("[priest_of_anubis, fisherman]", "[priest_of_anubis~A, fisherman]"))
    assert aid(table, 0)["down"] == ["priest_of_anubis"]
    assert aid(table, 1)["down"] == [] and aid(table, None)["down"] == []


def test_a_deferred_card_does_not_say_what_another_activation_would_do() -> None:
    table = scene(CLASH.replace("decision farmer", "decision shepherd"))
    assert [len(aid(table, 0, lang)["duel"][1]["steps"]) for lang in ("en", "fr")] == [2, 2]
    assert aid(table, 0)["effects"]["shepherd"].endswith("no effect.")
