"""Log lines say what the engine does, to the player, to an opponent and to spectators."""

from __future__ import annotations

from .scenes import USUAL, do, scene
from .test_constant_and_end import at_constant

EVENTS = USUAL["events"]
LATE = {"round": 10, "hands": [["C12"], ["C9"], ["E9"]]}


def test_k_122_the_nearest_event_is_that_of_the_tied_and_not_of_everybody() -> None:
    """Seat 2 holds event 1, nearer than any of theirs, and has no part in the tie."""
    events = {**EVENTS, "1": ["B9", "B12", 1], "2": ["C8", "C9", 1], "3": ["D10", "D10", 0], "5": ["B8", "A9", 2],
              "6": ["D11", "D11", 2], "7": None}  # fmt: skip
    hands = [["B7", "C13", "D7", "D8"], ["B10", "C7", "E8", "E9"], ["A10", "A11", "D9", "D12"]]
    table = scene(round=7, present=7, pawns=[2, 7, 7], hands=hands, events=events)
    do(table, (2, "D9"), (1, "B10"), (0, "C13"))
    tie = "Several players control three events. Of theirs, the nearest to the constant is "
    assert table.prompt(0, "en") == tie + "your event 2: you win."
    for reader in (1, 2, None):
        assert table.prompt(reader, "en") == tie + "event 2, held by Seat 1, who wins."
    assert "de ceux-là, le plus près de la constante est l’événement 2, tenu par Place 1" in table.prompt(None, "fr")


def test_k_124_after_ten_rounds_the_winners_own_nearest_event_is_named() -> None:
    events = {"1": ["B9", "B12", 1], "2": ["C8", "A7", 0], "3": ["D10", "D10", 0], "4": ["E7", "E11", 2], "5": None}
    table = scene(**LATE, present=5, pawns=[5, 5, 5], events=events)
    do(table, (2, "E9"), (0, "C12"), (1, "C9"))
    assert table.prompt(0, "en").endswith("You win with 2 events, the nearest of them to the constant being event 2.")
    assert table.prompt(1, "fr").endswith("2 événements, dont le plus près de la constante est l’événement 2.")


def test_k_125_one_event_is_no_plural() -> None:
    events = {"1": ["B9", "B12", 2], "2": ["C8", "A7", 1], "3": None}
    table = scene(**LATE, present=3, pawns=[3, 3, 3], events=events)
    do(table, (1, "C9"), (2, "E9"), (0, "C12"))
    assert table.prompt(None, "en") == "Ten rounds are over. Seat 3 wins with a single event, event 1."
    assert table.prompt(2, "fr") == "Les dix manches sont finies. Vous gagnez avec un seul événement, l’événement 1."


def test_k_041_the_order_of_a_round_names_what_was_resolved_too() -> None:
    table = scene(pawns=[6, 4, 6])
    assert "Order of resolution this round: 6 and 4." in table.describe(None, "en")
    do(table, (2, "E9"), (0, "C12"))
    assert "Order of resolution this round: 6 and 4." in table.describe(1, "en")
    assert "Ordre de résolution de cette manche\u202f: 6 et 4." in table.describe(1, "fr")


def test_o_4_a_tie_on_an_unstable_line_says_what_it_is() -> None:
    table = do(at_constant(constant=None, options={"double_instability_ends": "true"}), (0, "D12"), (2, "C12"))
    assert table.prompt(1, "en").startswith("Another tie on an unstable line: time collapses. Seat 1 wins")
    assert table.prompt(0, "fr").startswith("Nouvelle égalité sur une ligne instable\u202f: le temps s’effondre. Vous")
