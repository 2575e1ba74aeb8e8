"""Rule-of-thumb play of Chrononauts, Artifaxx and Solonauts."""

from __future__ import annotations

import pytest

import chronolude as cl
from chronolude.bots import make
from chronolude.bots.simulation import Plan, play_range
from chronolude.games.chrononauts.bots.thumb import PATIENCE
from chronolude.games.chrononauts.names.table import TURNS
from chronolude.sight import Sight
from tests.games.chrononauts.laying import lay, lay_solo

THUMB = "rule-of-thumb"


def winner(game: str, names: list[str], seed: int, cap: int = 4000) -> int | None:
    """Who wins a game between these bots; None for nobody. A game that is cut short fails."""
    table = cl.new(game, seats=len(names), seed=seed)
    bots = [make(game, name, seed * 10 + seat) for seat, name in enumerate(names)]
    while table.asked:
        assert table.decision < cap, f"{game} {names} {seed} does not end"
        seat = table.asked[0]
        table.play(seat, table.choose(seat, bots[seat]))
    assert table.result is not None
    return table.result.winners[0] if table.result.winners else None


@pytest.mark.parametrize(("game", "seats", "least"), [("chrononauts", 3, 8), ("artifaxx", 3, 9)])
def test_it_clearly_beats_random_play(game: str, seats: int, least: int) -> None:
    """Twelve games against two random seats: an equal share would be four."""
    won = 0
    for seed in range(12):
        names = ["random"] * seats
        names[seed % seats] = THUMB
        won += winner(game, names, seed) == seed % seats
    assert won >= least


@pytest.mark.parametrize(("game", "seats"), [("chrononauts", 2), ("chrononauts", 6), ("artifaxx", 4)])
def test_games_between_thumbs_end(game: str, seats: int) -> None:
    for seed in range(4):
        winner(game, [THUMB] * seats, seed, cap=1500)


def test_a_miracle_that_would_only_bring_itself_back_is_left_alone() -> None:
    """One of ten thousand games never ended: hardly a card was left, and a turn went from miracle to miracle."""
    (row,) = play_range(Plan("artifaxx", 4, {}, [THUMB] * 4, 1, 5, 4000), 6585, 6586)
    assert row.ending == "mission"


def test_it_sends_more_travellers_home_than_chance() -> None:
    def home(name: str) -> int:
        total = 0
        for seed in range(6):
            table = cl.new("solonauts", seed=seed)
            bot = make("solonauts", name, seed)
            while table.asked:
                table.play(0, table.choose(0, bot))
            assert table.result is not None
            total += table.result.scores[0]
        return total

    assert home(THUMB) >= home("random") + 12


def chosen(table: cl.Table, seat: int) -> str:
    return table.choose(seat, make(table.game.id, THUMB, 1))


def test_it_claims_what_is_fulfilled() -> None:
    cards = [f"reverse_fate_{n}" for n in range(1, 10)] + ["1968p"]
    table = lay([cards, ["1868p"]], primes=["1963"])
    assert chosen(table, 0) == "1968p"
    table.play(0, "1968p")
    table.play(1, "pass")
    assert chosen(table, 0) == "claim hand"


def answers(sight: Sight) -> set[int]:
    """What it answers with other dice."""
    return {make("chrononauts", THUMB, seed).choose(sight) for seed in range(60)}


def test_in_a_game_that_got_stuck_it_answers_by_lot_now_and_then_but_claims_what_it_can() -> None:
    table = lay([["lost_opera", "videotape_creation"], []], missions=["sacred_relics"])
    sight = table.sight(0)
    assert len(answers(sight)) == 1
    sight.n[TURNS] = PATIENCE * 2 + 1
    assert len(answers(sight)) > 1
    cards = [f"reverse_fate_{n}" for n in range(1, 10)] + ["1968p"]
    sight = lay([cards, ["1868p"]], primes=["1963"]).sight(0)
    sight.n[TURNS] = PATIENCE * 2 + 1
    assert len(answers(sight)) == 1


def test_it_lays_the_artifact_its_mission_wants() -> None:
    lying = [["ark_of_the_covenant", "crown_of_thorns"]]
    table = lay([["lost_opera", "videotape_creation"], []], artifacts=lying, missions=["sacred_relics"])
    assert chosen(table, 0) == "videotape_creation"


def test_it_saves_the_universe_with_a_memo_and_keeps_it_otherwise() -> None:
    primes = ["1865", "1912", "1936", "1941", "1957", "1963"]
    table = lay([["prevent_assassination_1"], ["memo_1"]], primes=primes)
    table.play(0, "prevent_assassination_1 > 1914")
    assert chosen(table, 1) == "memo"
    table = lay([["prevent_assassination_1"], ["memo_1"]])
    table.play(0, "prevent_assassination_1 > 1914")
    assert chosen(table, 1) == "pass"


def test_it_never_destroys_the_universe_itself() -> None:
    primes = ["1865", "1912", "1936", "1941", "1957", "1963"]
    table = lay([["prevent_assassination_1"], []], primes=primes)
    assert not chosen(table, 0).endswith("> 1914")


def test_the_solo_thumb_goes_home_and_does_not_give_up() -> None:
    table = lay_solo(["1968p", "1868p"], ["yitzchak", "caleb"], ["1936", "1963", "1865"], ["1942p"])
    assert chosen(table, 0) == "1968p"
    assert chosen(lay_solo(["1968p"], ["yitzchak"], deck=[]), 0) == "discard 1968p"
