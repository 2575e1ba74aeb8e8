"""What a seat sees, remembers and imagines."""

import pytest

import chronolude as cl
from chronolude.games import OURS
from chronolude.kernel.chance import Cheap
from chronolude.kernel.engine import playout, seal
from chronolude.kernel.layout import E_MOVED, E_SHUFFLED, E_TURNED, EVERYONE, SPECTATOR
from chronolude.kernel.offers import ask_sealed
from chronolude.kernel.state import Event, Rules, State, numbers
from chronolude.kernel.verbs import cards_in, face_of, move, push, sealed_by, turn
from chronolude.sight import BACK, OVER, face, first_memories, first_memory, fits, imagine, project, remember
from chronolude.tables.sources import Recorded
from tests.kernel.small import HAND, LAYOUT, PILE, ROW, SAID, state


def dealt() -> State:
    """a, b in hand 0; c in hand 1; d in the row; e in the pile."""
    s = state()
    for card, zone in ((0, HAND), (1, HAND), (2, HAND + 1), (3, ROW)):
        move(s, card, zone)
    return s


def test_a_view_shows_what_the_audience_allows() -> None:
    view = project(dealt(), 0, [])
    assert view.zones == [[BACK], [0, 1], [BACK], [3], []] and view.mode == OVER
    assert project(dealt(), SPECTATOR, []).zones == [[BACK], [BACK, BACK], [BACK], [3], []]


def test_unordered_zones_are_sorted_ordered_ones_kept() -> None:
    s = state()
    for card in (3, 0, 2):
        move(s, card, ROW)
    for card in (1,):
        move(s, card, HAND)
    assert project(s, 0, []).zones[ROW] == [3, 0, 2]
    s = state()
    for card in (3, 0, 2):
        move(s, card, HAND)
    assert project(s, 0, []).zones[HAND] == [0, 2, 3]


def test_a_turned_card_is_seen_by_those_it_is_turned_to() -> None:
    s = dealt()
    turn(s, 4, 0b10)
    assert project(s, 1, []).zones[PILE] == [4] and project(s, 0, []).zones[PILE] == [BACK]
    assert project(s, 0, []).faces[PILE] == [0b10]


def test_sealed_answers_show_only_that_they_are_in() -> None:
    s = dealt()
    ask_sealed(s, [0, 1], [[7, 5], [6]])
    seal(s, 0, 5)
    own, other, watcher = project(s, 0, []), project(s, 1, []), project(s, SPECTATOR, [])
    assert own.sealed == 5 and other.sealed == watcher.sealed == -1
    assert own.answered == other.answered == watcher.answered == [0]
    assert own.options == [5, 7] and other.options == [6] and watcher.options == []


def test_a_face_hides_cards_and_secrets_from_the_rest() -> None:
    event = Event(SAID, (1, 2, 3), 0b10)
    assert face(event, 1, LAYOUT) == (SAID, (1, 2, 3))
    assert face(event, 0, LAYOUT) == face(event, SPECTATOR, LAYOUT) == (SAID, (1, BACK, BACK))


def test_first_memory_is_what_the_view_alone_tells() -> None:
    memory = first_memory(project(dealt(), 0, []))
    assert memory[0] == memory[1] == 1 << HAND and memory[3] == 1 << ROW
    assert memory[2] == 1 << PILE | 1 << HAND + 1
    assert memory[4] == 1 << PILE, "the fifth card is of a kind that no hand takes"


def test_remembering() -> None:
    memory = [1 << PILE, 1 << PILE | 1 << HAND, 1 << ROW]
    remember(memory, E_MOVED, (BACK, PILE, ROW))
    assert memory == [1 << PILE | 1 << ROW, 1 << PILE | 1 << HAND | 1 << ROW, 1 << ROW]
    remember(memory, E_MOVED, (1, PILE, HAND))
    assert memory[1] == 1 << HAND
    remember(memory, E_TURNED, (0, PILE))
    assert memory[0] == 1 << PILE
    kept = list(memory)
    remember(memory, E_TURNED, (BACK, PILE))
    remember(memory, E_SHUFFLED, (PILE,))
    remember(memory, E_MOVED, (BACK, -1, ROW))
    assert memory == kept


def test_a_truth_fits_its_memory_or_not() -> None:
    s = dealt()
    memory = first_memory(project(s, 0, []))
    assert fits(s, memory)
    memory[2] = 1 << PILE
    assert not fits(s, memory)


def worlds(view_of: State, seat: int, memory: list[int], count: int = 60) -> list[State]:
    return [imagine(project(view_of, seat, memory), Rules([]), Cheap(0), Cheap(k)) for k in range(count)]


def test_worlds_keep_what_is_seen_and_deal_the_rest_anew() -> None:
    s = state()
    for card, zone in ((0, HAND), (1, HAND), (2, HAND + 1), (4, ROW)):
        move(s, card, zone)
    s.n[0], s.n[2] = 1, 7
    memory = first_memory(project(s, 0, []))
    made = worlds(s, 0, memory)
    assert all(cards_in(w, HAND) == [0, 1] and cards_in(w, ROW) == [4] for w in made)
    assert {tuple(cards_in(w, HAND + 1)) for w in made} == {(2,), (3,)}
    assert all(fits(w, memory) and numbers(w) == [1, 0, 7] for w in made)


def test_worlds_keep_to_the_memory_even_when_it_is_tight() -> None:
    """Each card has one place left, so that there is only one world, however the dealer draws."""
    s = state()
    for card, zone in ((0, HAND + 1), (1, HAND + 1), (2, ROW)):
        move(s, card, zone)
    memory = first_memory(project(s, 0, []))
    memory[0] = 1 << HAND + 1
    memory[1] = 1 << HAND + 1 | 1 << PILE
    memory[3] = 1 << PILE
    memory[4] = 1 << PILE
    assert all(sorted(cards_in(w, HAND + 1)) == [0, 1] for w in worlds(s, 0, memory, 20))


def test_a_memory_that_fits_no_deal_is_an_error() -> None:
    s = dealt()
    memory = first_memory(project(s, 0, []))
    memory[2] = memory[4] = 1 << PILE
    with pytest.raises(ValueError, match="no zone is left"):
        worlds(s, 0, memory, 1)


def test_faces_and_frames_come_along() -> None:
    s = dealt()
    turn(s, 4, 0b01)
    world = imagine(project(s, 0, first_memory(project(s, 0, []))), Rules([]), Cheap(0), Cheap(1))
    assert cards_in(world, PILE) == [4] and int(face_of(world, 4)) == 0b01


def test_with_the_truth_what_is_printed_stays() -> None:
    s = state()
    move(s, 0, HAND + 1)
    memory = first_memory(project(s, 0, []))
    free = {tuple(cards_in(w, HAND + 1)) for w in worlds(s, 0, memory)}
    assert len(free) == 4
    LAYOUT.printed = (0,)
    try:
        for k in range(10):
            world = imagine(project(s, 0, memory), Rules([]), Cheap(0), Cheap(k), s)
            assert cards_in(world, HAND + 1) == [0]
    finally:
        LAYOUT.printed = ()


def test_every_hidden_deal_is_about_as_likely() -> None:
    s = state()
    move(s, 0, HAND + 1)
    memory = first_memory(project(s, 0, []))
    counts = [0] * 5
    for world in worlds(s, 0, memory, 400):
        counts[cards_in(world, HAND + 1)[0]] += 1
    assert counts[4] == 0 and all(60 < count < 140 for count in counts[:4]), counts


def test_others_sealed_answers_are_imagined_among_what_they_may_have_given() -> None:
    def choose(s: State) -> None:
        ask_sealed(s, [0, 1], [[7], [5, 6]])

    def done(s: State) -> None: ...

    s = dealt()
    s.rules = Rules([(choose, done)])
    push(s, 0, step=1)
    choose(s)
    seal(s, 0, 7)
    seal(s, 1, 6)
    view = project(s, 0, first_memory(project(s, 0, [])))
    made = [imagine(view, s.rules, Recorded([]), Cheap(k)) for k in range(20)]
    assert {int(sealed_by(w, 1)) for w in made} == {5, 6} and {int(sealed_by(w, 0)) for w in made} == {7}
    assert all(int(w.depth) == 1 and w.ask is not None for w in made)
    assert EVERYONE >> SPECTATOR & 1


@pytest.mark.parametrize("game", OURS)
def test_a_first_memory_needs_no_view(game: str) -> None:
    s = cl.new(game, seed=2).truth()
    for look in range(3):
        seats = [*range(int(s.seats)), SPECTATOR]
        assert first_memories(s, seats) == {seat: first_memory(project(s, seat, [])) for seat in seats}
        playout(s, Cheap(look), limit=9)
