"""What is on offer lies in the state's own row: offered one by one, read back as lists, answered by number."""

import pytest

from chronolude.kernel.ask import SEALED, action
from chronolude.kernel.chance import Cheap
from chronolude.kernel.engine import NotOffered, answer, choices, forced, legal, open_to, play, run, take
from chronolude.kernel.offers import (
    ask,
    ask_part,
    offer,
    offer_alike,
    offer_all,
    offer_range,
    offer_zone,
    pose,
    sort_offers,
    to_seat,
)
from chronolude.kernel.rows import row_of
from chronolude.kernel.state import NONE, OFFERS, State, asked, frames, offers_to
from chronolude.kernel.verbs import cards_in, move, push, sealed_by, shuffle
from tests.kernel.small import HAND, PILE, ROW, state


def options(s: State) -> list[list[int]]:
    assert s.ask is not None
    return s.ask.options


def test_answers_are_offered_one_by_one_in_zones_in_ranges_and_in_lists() -> None:
    s = state()
    ask(s, 1)
    offer(s, 5)
    offer(s, 2, 3)
    offer_zone(s, 0, PILE)
    offer_range(s, 3, 1, 2)
    offer_range(s, 3, 1, 0)
    offer_all(s, [77])
    assert options(s) == [[action(5, 0), action(2, 3), 0, 1, 2, 3, 4, action(3, 1), action(3, 2), 77]]
    assert s.ask is not None and s.ask.seats == [1] and not s.ask.part and asked(s, 0) == 1


def test_only_cards_of_which_a_fact_says_so() -> None:
    s = state()
    ask_part(s, 0)
    offer_alike(s, 1, PILE, row_of([9, 8, 9, 8, 9]), 9)
    assert options(s) == [[action(1, card) for card in (0, 2, 4)]] and s.ask is not None and s.ask.part


def test_offers_in_order_tell_nothing_of_where_cards_lie() -> None:
    seen = set()
    for seed in range(8):
        s = state(source=Cheap(seed))
        shuffle(s, PILE)
        seen.add(tuple(cards_in(s, PILE)))
        pose(s, SEALED)
        to_seat(s, 0, [9, 7])
        to_seat(s, 1)
        offer_zone(s, 0, PILE)
        sort_offers(s)
        assert options(s) == [[9, 7], [0, 1, 2, 3, 4]], "only those of the seat asked last"
    assert len(seen) > 1


def test_a_new_ask_forgets_what_was_on_offer() -> None:
    s = state()
    ask(s, 0, [1, 2, 3])
    ask(s, 1, [4])
    assert options(s) == [[4]] and int(s.offered) == 1


def test_there_is_room_for_more_than_a_fresh_row_has() -> None:
    s = state()
    push(s, 1, 0, 7, 8)
    ask(s, 0)
    for n in range(3 * OFFERS):
        offer(s, 3, n)
    assert options(s) == [[action(3, n) for n in range(3 * OFFERS)]]
    assert frames(s) == [1, 0, 0, 7, 8] and cards_in(s, PILE) == [0, 1, 2, 3, 4], "nothing else was written over"
    assert options(s.clone()) == options(s)


def sealed(s: State) -> None:
    pose(s, SEALED)
    to_seat(s, 1, [3, 4])
    to_seat(s, 0, [5])


def one(s: State) -> None:
    ask(s, 1, [7])


def last(s: State) -> None:
    ask(s, 0, [8, 9])


def note(s: State) -> None:
    s.n[1] = s.n[1] * 10 + s.answer


def table() -> State:
    s = state([(sealed, one, note, last, note)])
    push(s, 0)
    run(s)
    return s


def test_whoever_is_next_answers_by_number() -> None:
    s = table()
    assert [open_to(s), legal(s), forced(s, 0), forced(s, 1)] == [2, [3, 4], NONE, 5]
    take(s, 1)
    assert [open_to(s), legal(s), sealed_by(s, 1)] == [1, [5], 4]
    with pytest.raises(NotOffered):
        take(s, 1)
    with pytest.raises(NotOffered):
        take(s, -1)
    take(s, 0)
    assert legal(s) == [7] and [sealed_by(s, 1), sealed_by(s, 0)] == [4, 5]
    play(s, 7)
    with pytest.raises(NotOffered):
        play(s, 7)
    play(s, 9)
    assert [open_to(s), legal(s), int(s.n[1])] == [0, [], 79] and s.ask is None
    with pytest.raises(NotOffered):
        take(s, 0)
    with pytest.raises(NotOffered):
        play(s, 9)


def test_what_leaves_no_choice_is_answered_without_asking() -> None:
    s = table()
    assert choices(s) == 2 and legal(s) == [3, 4]
    take(s, 0)
    assert choices(s) == 2 and legal(s) == [8, 9] and int(s.n[1]) == 7
    take(s, 0)
    assert choices(s) == 0


def test_an_answer_tells_whether_it_was_the_last_one_needed() -> None:
    s = table()
    assert not answer(s, 0, 5)
    assert offers_to(s, 0) == [3, 4] and offers_to(s, 1) == [5]
    assert answer(s, 1, 3) and legal(s) == [7]


def test_a_card_moves_while_others_are_asked() -> None:
    s = table()
    move(s, 2, HAND)
    move(s, 3, ROW)
    assert options(s) == [[3, 4], [5]]
