"""The levels that search: which games have them, what they may think, and that each decision takes a second at most."""

from __future__ import annotations

import time

import pytest

from chronolude import bots
from chronolude.bots import bots_for, make
from chronolude.bots.levels import LEVELS, SECONDS, SearchBot, playouts_of
from tests.search.sights import MINDS, mind_of, played, sight_of

SEATS = {"contre-temps": 4, "time-division": 2, "chrononauts": 4, "artifaxx": 4}


@pytest.mark.parametrize("game", [*MINDS, "solonauts"])
def test_a_game_that_is_searched_has_four_levels(game: str) -> None:
    assert {"rule-of-thumb", *LEVELS} <= set(bots_for(game))


def test_games_of_knowledge_keep_levels_of_their_own() -> None:
    assert bots.mind_of("timeline") is bots.mind_of("time-stories") is None
    assert not set(LEVELS) & set(bots_for("timeline"))


@pytest.mark.parametrize("game", MINDS)
def test_each_level_may_think_more_than_the_one_below(game: str) -> None:
    few, more, most = (playouts_of(mind_of(game), level) for level in LEVELS)
    assert few < more <= most


@pytest.mark.parametrize("game", MINDS)
def test_the_highest_level_answers_within_a_second(game: str) -> None:
    sight = sight_of(played(game, SEATS[game], 4))
    since = time.process_time()
    assert make(game, "master", 1).choose(sight) in sight.options
    assert time.process_time() - since < SECONDS + 0.6  # one look at the clock late, on a machine others use too


def test_one_option_needs_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    sight = sight_of(played("contre-temps", 4, 6))
    sight.options = sight.options[:1]
    bot = SearchBot(mind_of("contre-temps"), "master", 1)
    monkeypatch.setattr(bot, "think", lambda _: pytest.fail("it thought about it"))
    assert bot.choose(sight) == sight.options[0]


def test_a_bot_keeps_its_tree_from_one_decision_to_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SearchBot, "most", 25)
    table = played("contre-temps", 4, 12)
    seat = table.asked[0]
    bot = SearchBot(mind_of("contre-temps"), "adept", 1)
    kept, sizes = set(), []
    for _ in range(2):
        table.play(seat, table.choose(seat, bot))
        while table.result is None and (seat not in table.asked or len(table.options(seat)) < 2):
            other = table.asked[0]
            table.play(other, table.choose(other, make("contre-temps", "rule-of-thumb", 1)))
        assert bot.tree is not None
        kept.add(id(bot.tree))
        sizes.append(len(bot.tree.nodes))
    assert len(kept) == 1 and min(sizes) < max(sizes)


def test_a_move_in_parts_is_one_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its later parts have what the first left over of playouts and of time."""
    monkeypatch.setattr(SearchBot, "most", 40)
    bot = SearchBot(mind_of("chrononauts"), "adept", 1)
    sight = sight_of(played("chrononauts", 4, 4))
    bot.choose(sight)
    assert bot.tree is not None and 0 < bot.left < SECONDS
    spent = SECONDS - bot.left
    tried = bot.tree.root(sight).bandit(sight.seat).tried
    sight.part = True
    rest = bot.budget(sight, bot.tree)
    assert (rest.playouts, rest.seconds) == (max(1, 40 - tried), SECONDS - spent)
    sight.part = False
    assert bot.budget(sight, bot.tree).playouts == 40 and bot.left == SECONDS


def test_a_bot_in_another_seat_plants_another_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SearchBot, "most", 5)
    bot = SearchBot(mind_of("time-division"), "apprentice", 1)
    table = played("time-division", 2, 0)
    for seat in (0, 1):
        bot.choose(sight_of(table, seat))
        assert bot.tree is not None and bot.tree.seat == seat
