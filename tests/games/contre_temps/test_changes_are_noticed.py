"""Four rules changed on purpose: each change must make a test fail, or the tests are not worth their name."""

from collections.abc import Callable, Iterator
from functools import partial

import pytest

from chronolude.games.contre_temps import GAME
from chronolude.games.contre_temps.names import (
    CARD_RULE,
    CONSTANT_RULE,
    CONTROLLER,
    DISCS,
    ENERGY,
    EVENT_RULE,
    HAND,
    PLAY,
    RESOLVING,
)
from chronolude.games.contre_temps.rules import RULES
from chronolude.games.contre_temps.rules.constant import settle_constant
from chronolude.games.contre_temps.rules.events import choose_card, lay_card, settle_event
from chronolude.kernel.ask import noun_of
from chronolude.kernel.offers import actions, ask
from chronolude.kernel.state import NONE, Event, Rules, State, Step, numbers
from chronolude.kernel.verbs import cards_in, sealed_by
from chronolude.testing.laws import worlds
from tests.games.contre_temps import test_constant_and_end as end
from tests.games.contre_temps import test_events as events
from tests.games.contre_temps.test_vectors import VECTORS, test_a_worked_example_comes_out_as_printed
from tests.laws.walk import Dice, Place, walk
from tests.twice import is_compiled_run


@pytest.fixture
def change() -> Iterator[Callable[[int, tuple[Step, ...]], None]]:
    """Put other steps into the table of rules until the test is over; the book made from the true table is shut."""
    kept, book = list(RULES), (GAME.rules, GAME.rulebook.rules)
    GAME.rules = GAME.rulebook.rules = Rules(RULES)
    yield RULES.__setitem__
    RULES[:] = kept
    GAME.rules, GAME.rulebook.rules = book


def notices(test: Callable[[], object]) -> bool:
    try:
        test()
    except (AssertionError, ValueError):
        return True
    return False


def vectors_that_notice() -> set[str]:
    return {v["id"] for v in VECTORS if notices(lambda v=v: test_a_worked_example_comes_out_as_printed(v, False))}  # type: ignore[misc]


def test_without_a_change_nothing_is_noticed() -> None:
    assert vectors_that_notice() == set()
    assert not notices(worlds_of_travel)


def test_follow_suit_off(change: Callable[[int, tuple[Step, ...]], None]) -> None:
    def choose_any(s: State) -> None:
        ask(s, s.seat, actions(PLAY, cards_in(s, HAND + s.seat)))

    change(CARD_RULE, (choose_any, lay_card))
    assert "W-04" in vectors_that_notice()
    assert notices(events.test_k_063_the_past_binds_its_leader_too)
    assert choose_card is not choose_any


def test_crystal_on_ties(change: Callable[[int, tuple[Step, ...]], None]) -> None:
    def pay_ties(s: State) -> None:
        values = [noun_of(act) % 13 for act in map(partial(sealed_by, s), range(s.seats)) if act != NONE]
        for seat in range(s.seats):
            act = sealed_by(s, seat)
            if act != NONE and values.count(noun_of(act) % 13) > 1:
                s.n[ENERGY + seat] += 1
        settle_constant(s)

    change(CONSTANT_RULE, (RULES[CONSTANT_RULE][0], pay_ties))
    assert "W-09" in vectors_that_notice()


def test_discs_not_returned(change: Callable[[int, tuple[Step, ...]], None]) -> None:
    def keep_discs(s: State) -> None:
        token = s.n[RESOLVING]
        holder = s.n[CONTROLLER + token] - 1
        settle_event(s)
        if holder >= 0 and s.n[CONTROLLER + token] - 1 != holder:
            s.n[DISCS + holder] -= 1

    change(EVENT_RULE, (RULES[EVENT_RULE][0], keep_discs))
    assert {"W-04", "W-06"} <= vectors_that_notice()
    assert notices(events.test_k_080_k_081_a_disc_goes_out_and_the_old_one_comes_home)


def worlds_of_travel() -> None:
    """The two worlds of every sealed ask of one game."""
    for table in walk(Place("contre-temps", (), 3, 2)):
        if table.view(None)["answered"]:
            worlds.law(table, Dice(1))


def leaking(s: State) -> list[int]:
    """As if crystals were paid when they are chosen, not when they are revealed."""
    shown = numbers(s)
    for seat in range(s.seats):
        if sealed_by(s, seat) != NONE:
            shown[ENERGY + seat] -= noun_of(sealed_by(s, seat)) % 13
    return shown


@pytest.mark.skipif(is_compiled_run(), reason="what is compiled cannot be replaced; the plain run has it")
def test_a_leak_of_a_sealed_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chronolude.tables.views.state_numbers", leaking)
    assert notices(worlds_of_travel), "the two worlds law"
    assert notices(end.test_k_110_k_111_secret_choices_revealed_and_paid_together)


def test_a_leak_in_an_event_of_a_sealed_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """A face that shows everything: whoever is not the audience would learn the cards."""
    monkeypatch.setattr("chronolude.tables.table.face", shown_to_all)
    place = Place("toy-shells", (), 2, 3)
    assert notices(lambda: [worlds.law(table, Dice(2)) for table in walk(place)])


def shown_to_all(event: Event, seat: int, layout: object) -> tuple[int, tuple[int, ...]]:
    return event.kind, event.args
