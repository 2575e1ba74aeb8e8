"""A zone that everybody but its owner sees, one that has places, and clues about what lies there."""

from __future__ import annotations

from chronolude.games.clues import ClueSet, Trait
from chronolude.kernel.chance import Cheap
from chronolude.kernel.layout import ALL, NOBODY, OTHERS, SPECTATOR, Layout, Number, Zone
from chronolude.kernel.offers import ask
from chronolude.kernel.state import Event, Log, Rules, State
from chronolude.kernel.verbs import move, push
from chronolude.sight import BACK, first_memory, fits, fold, imagine, project
from chronolude.tables.notation import zone_text
from chronolude.tables.shown import Shown

SUITS = ("sun", "moon")
HINTS = ClueSet("hand", 3, 2, (Trait("suit", SUITS, (0, 0, 0, 0, 1, 1, 1, 1)),))
LAYOUT = HINTS.join(
    Layout(
        tuple(f"c{i}" for i in range(8)), (0,) * 8,
        (Zone("deck", NOBODY, ordered=True), Zone("hand", OTHERS, 3, places=2), Zone("row", ALL)),
        (Number("score", 3), *HINTS.numbers), HINTS.verbs, (HINTS.telling,), ("turn",),
    )
)  # fmt: skip


def asks(s: State) -> None:
    ask(s, 0, HINTS.whom(s, 0))


RULES = Rules([(asks, lambda s: None)])


def dealt(*hands: int) -> State:
    """Three seats: the cards of seat 0, of seat 1, of seat 2, place by place; the rest in the deck."""
    s = State(LAYOUT, RULES, 3, Cheap(1))
    for card in range(8):
        move(s, card, 1 + hands.index(card) if card in hands else 0)
    for place in range(1, 7):
        HINTS.forget(s, place)
    push(s, 0, 0, step=1)
    return s


def test_everybody_sees_it_but_its_owner_and_who_only_watches() -> None:
    s = dealt(0, 1, 2, 3, 4, 5)
    assert project(s, 0, []).zones[1:7] == [[BACK], [BACK], [2], [3], [4], [5]]
    assert project(s, 2, []).zones[1:7] == [[0], [1], [2], [3], [BACK], [BACK]]
    assert project(s, SPECTATOR, []).zones[1:7] == [[BACK]] * 6


def test_places_of_one_hand_are_one_zone_in_words_and_have_names_of_their_own() -> None:
    s = dealt(0, 1, 2, 3, 4, 5)
    move(s, 2, 7)
    hands = [zone for zone in Shown(LAYOUT, s).zones(0) if zone.name == "hand"]
    assert [(hand.seat, hand.cards, hand.places) for hand in hands] == [
        (0, [None, None], [1, 2]), (1, ["c3"], [2]), (2, ["c4", "c5"], [1, 2]),
    ]  # fmt: skip
    assert [zone_text(LAYOUT, zone) for zone in (1, 4)] == ["hand 0.1", "hand 1.2"]


def test_a_clue_narrows_what_its_seat_imagines_to_what_it_was_told() -> None:
    s = dealt(0, 4, 2, 3, 5, 6)
    memory = first_memory(project(s, 0, []))
    log: list[Event] = []
    s.log = Log(log)
    HINTS.tell(s, 1, 0, (HINTS.first << 16) | 1)
    fold({0: memory}, log, LAYOUT, HINTS.infer)
    assert log[-1].args == (1, 0, 0, 1, 0b10)
    assert [s.n[3 + place] for place in (0, 1, 2)] == [0b01, 0b10, 0b11]
    assert fits(s, memory)
    for seed in range(20):
        world = imagine(project(s, 0, memory), RULES, Cheap(0), Cheap(seed))
        first, second = project(world, 1, []).zones[1:3]
        assert LAYOUT.cards[first[0]] in ("c0", "c1") and LAYOUT.cards[second[0]] in ("c4", "c7")


def test_what_was_told_is_forgotten_with_the_card() -> None:
    s = dealt(0, 4, 2, 3, 5, 6)
    HINTS.tell(s, 1, 0, (HINTS.first << 16) | 1)
    HINTS.forget(s, 2)
    assert [s.n[3 + place] for place in (0, 1)] == [0b01, 0b11]
