"""OpenSpiel's own tests over every game, and what its information states must be."""

from __future__ import annotations

import sys

import pytest

from chronolude import envs
from chronolude.games import OURS

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="OpenSpiel is not made for Windows")
SHORT = 5
"""Answers after which these games are cut: every state is written down and read again, deal and all."""


@pytest.mark.parametrize("game", OURS)
def test_simulation_and_serialisation(game: str) -> None:
    import pyspiel

    pyspiel.random_sim_test(envs.open_spiel(game, limit=SHORT), num_sims=1, serialize=True, verbose=False)


def dealt(game: object, outcome: int = 0) -> object:
    """The first position in which a seat is asked, every draw come to this or to the last there is."""
    state = game.new_initial_state()  # type: ignore[attr-defined]
    while state.is_chance_node():
        state.apply_action(min(outcome, len(state.chance_outcomes()) - 1))
    return state


def test_chance_is_explicit_and_even() -> None:
    state = envs.open_spiel("time-division").new_initial_state()
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert len(outcomes) > 1 and sum(chance for _, chance in outcomes) == pytest.approx(1)
    assert {chance for _, chance in outcomes} == {1 / len(outcomes)}


def test_an_information_state_holds_what_the_seat_was_told_and_no_more() -> None:
    game = envs.open_spiel("time-division")
    one, other = dealt(game), dealt(game)
    seat = one.current_player()  # type: ignore[attr-defined]
    for state in (one, other):
        assert "time-division" in state.information_state_string(seat)  # type: ignore[attr-defined]
    # sealed: the next seat cannot tell what the first one answered, who can
    first, last = one.legal_actions()[0], one.legal_actions()[-1]  # type: ignore[attr-defined]
    assert first != last
    one.apply_action(first)  # type: ignore[attr-defined]
    other.apply_action(last)  # type: ignore[attr-defined]
    then = one.current_player()  # type: ignore[attr-defined]
    assert then == other.current_player() != seat  # type: ignore[attr-defined]
    assert one.information_state_string(then) == other.information_state_string(then)  # type: ignore[attr-defined]
    assert one.information_state_string(seat) != other.information_state_string(seat)  # type: ignore[attr-defined]


def test_copies_go_their_own_ways() -> None:
    state = dealt(envs.open_spiel("contre-temps", 3))
    twin, before = state.clone(), str(state)  # type: ignore[attr-defined]
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)


def test_a_game_is_made_again_from_its_text() -> None:
    import pyspiel

    game = envs.open_spiel("contre-temps", 4, limit=9, mode="paradox")
    again = pyspiel.load_game(str(game))
    assert again.num_players() == 4 and again.max_game_length() == 9
    assert again.new_initial_state().get_game().codec.options["mode"] == "paradox"
