"""A game that speaks from its layout alone: names, seats counted from one, answers told apart."""

from __future__ import annotations

import pytest

import chronolude as cl
from chronolude.games.spoken import Spoken, key_of
from chronolude.kernel.layout import ALL, CARD, NUMBER, SEAT, ZONE, Layout, Verb, Zone

LAYOUT = Layout(
    ("3", "red-5"), (0, 0), (Zone("row", ALL, 2, first=1), Zone("hand", ALL, 2)), (),
    (Verb("lay", CARD), Verb("stop"), Verb("to", SEAT, "to"), Verb("on", ZONE, "on"),
     Verb("suit", NUMBER, "suit", words=("sun",))),
    (), (),
)  # fmt: skip
SPOKEN = Spoken("", LAYOUT, 2)


@pytest.mark.parametrize(
    ("text", "label"),
    [("3", "3"), ("red-5", "red 5"), ("stop", "stop"), ("to 1", "to Seat 2"), ("on row 1", "on row 1"),
     ("on hand 0", "on hand, Seat 1"), ("suit sun", "suit sun")],
)  # fmt: skip
def test_an_answer_is_said_by_its_own_verb(text: str, label: str) -> None:
    view = cl.new("toy-relay", seats=2).seen(0)
    assert SPOKEN.label(view, text, "en") == label


def test_a_name_becomes_a_key() -> None:
    assert [key_of(name) for name in ("red 3", "+5", "event_deck")] == ["red-3", "-5", "event-deck"]


def test_seats_are_counted_from_one_where_people_read() -> None:
    table = cl.new("toy-relay", seats=3, seed=3)
    labels = [part.label("en") for part in table.options(0)[0].then]
    assert labels == ["to Seat 2", "to Seat 3"]
    assert "Seat 1 0, Seat 2 0, Seat 3 0" in table.describe(0, "en")
    assert "Place 2" in table.describe(0, "fr")
