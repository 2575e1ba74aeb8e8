"""The Solonauts laboratory."""

from __future__ import annotations

import json

import pytest

import chronolude as cl
from chronolude.cli import run
from chronolude.games.chrononauts.solonauts import GAME
from chronolude.games.chrononauts.solver import NONE_EXISTS, UNKNOWN, WON, chart_of, deal, moves_of, solve
from chronolude.games.chrononauts.solver.sweep import Sweep, key
from chronolude.games.chrononauts.tools.share import interval, share
from tests.games.chrononauts.laying import board, lay_solo


def test_the_deal_is_that_of_a_new_table() -> None:
    table = cl.new("solonauts", seed=11, travellers=7)
    assert list(table.truth().n) == list(deal(11, 7).n)


def test_a_line_that_is_found_wins_when_it_is_played() -> None:
    found = solve(deal(1, 6), 60_000)
    assert found.status == WON and found.home == 6
    table = cl.new("solonauts", seed=1, travellers=6)
    for move in moves_of(found):
        table.play(0, move)
    assert table.result is not None and table.result.ending == "home"


def test_a_search_that_cut_nothing_proves_that_there_is_no_line() -> None:
    """Caleb needs 1865 and 1993 turned, and no inverter is left."""
    table = lay_solo(["1868p", "1995p"], ["caleb"], deck=["1968p"])
    found = solve(table.truth())
    assert found.status == NONE_EXISTS and found.home == 0 and found.positions < 20


def test_a_short_win_is_found_and_is_the_whole_line() -> None:
    table = lay_solo(["1868p", "reverse_fate_1"], ["caleb"], ["1993"], ["1995p"], deck=[])
    assert moves_of(solve(table.truth())) == ["reverse_fate_1 > 1865", "1868p"]


def test_a_spent_budget_proves_nothing() -> None:
    found = solve(deal(0, 8), 500)
    assert found.status == UNKNOWN and found.positions >= 500


def test_the_share_of_won_deals_has_an_interval_and_counts_the_unknown() -> None:
    report = share(range(3), 6, 3000)
    assert report["deals"] == 3 and report["won"] + report["none"] + report["unknown"] == 3
    assert 0.0 <= report["low"] <= report["high"] <= 1.0


@pytest.mark.parametrize(
    ("won", "deals", "low", "high"), [(0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (10, 10, 0.722, 1.0)]
)
def test_the_interval_is_wilsons(won: int, deals: int, low: float, high: float) -> None:
    assert interval(won, deals) == pytest.approx((low, high), abs=0.001)


def test_the_command_tells_the_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", "solonauts", "--seed", "1", "--travellers", "6", "--budget", "60000", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["status"] == "won" and told["home"] == 6 and told["line"]
    assert run(["solve", "solonauts", "--seed", "1", "--lang", "fr"]) == 0
    assert "ne peut pas être gagnée" in capsys.readouterr().out


def test_a_lost_twin_is_no_proof() -> None:
    """With twelve years open any further flip may end it all; then it mattered which patches lay."""
    primes = ["1865", "1912", "1936", "1941", "1957", "1963"]
    table = lay_solo(["reverse_fate_1", "reverse_fate_2"], ["squa_tront"], primes, deck=["1968p"])
    sweep = Sweep(chart_of(table.game.layout), table.truth(), 1000, 10_000)
    sweep.search()
    assert sweep.has_ends and not sweep.is_cut and not sweep.is_proof()


def test_a_layer_that_is_cut_is_no_proof() -> None:
    sweep = Sweep(chart_of(GAME.layout), deal(3, 8), 2, 300)
    sweep.search()
    assert sweep.is_cut and not sweep.is_proof() and len(sweep.layer) <= 2


@pytest.mark.parametrize(
    ("traveller", "primes", "flips"),
    [
        ("caleb", [], 2),  # 1868p wants 1865', 1995p wants 1993', 1968 stays true
        ("caleb", ["1865", "1993"], 0),
        ("caleb", ["1865", "1963", "1993"], 1),
        ("marcus", [], 3),  # 1917p wants 1915', 1974p wants 1865' and 1963'
    ],
)  # fmt: skip
def test_the_chart_counts_the_flips_on_the_way_home(traveller: str, primes: list[str], flips: int) -> None:
    card = GAME.layout.cards.index(traveller)
    assert chart_of(GAME.layout).flips[card][board(primes, []).primes] == flips


def test_the_chart_knows_which_patches_do_more_than_mend() -> None:
    chart = chart_of(GAME.layout)
    odd = [GAME.layout.cards[card] for card in chart.patches if chart.odd & chart.bit[card]]
    assert sorted(odd) == ["1945pa", "1945pb", "1945pc", "1962p"]


def test_copies_of_a_kind_and_patches_that_nobody_waits_for_make_one_position() -> None:
    def place(inverter: str, lying: str) -> tuple[int, int]:
        table = lay_solo([inverter, "1939p"], ["caleb"], ["1957", "1963"], [lying], deck=["1868p"])
        return key(chart_of(GAME.layout), table.truth())

    assert place("reverse_fate_1", "1968p") == place("reverse_fate_2", "1969p")
    assert place("reverse_fate_1", "1968p") != place("restore_history_1", "1968p")
    assert place("reverse_fate_1", "1968p") != place("reverse_fate_1", "1962p")


def test_the_command_tells_the_share(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", "--deals", "2", "--budget", "300", "--json"]) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [one["travellers"] for one in told] == [6, 7, 8] and all(one["deals"] == 2 for one in told)
    assert run(["solve", "--deals", "2", "--travellers", "7", "--budget", "300", "--lang", "fr"]) == 0
    assert "7 voyageurs\u202f: sur 2 donnes" in capsys.readouterr().out
    assert run(["solve", "--deals", "0"]) == 2


def test_the_command_refuses_other_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", "contre-temps"]) == 2
    assert "contre-temps" in capsys.readouterr().err
    assert run(["solve", "solonauts", "--travellers", "3"]) == 2
    assert run(["solve", "solonauts", "--travellers", "15"]) == 2


def test_the_deal_of_the_day_is_a_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", "--daily", "--budget", "200", "--json"]) == 0
    assert 20_000_000 < json.loads(capsys.readouterr().out)["seed"] < 30_000_000
