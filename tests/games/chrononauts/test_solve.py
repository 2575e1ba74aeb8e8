"""The Solonauts laboratory."""

from __future__ import annotations

import json

import pytest

import chronolude as cl
from chronolude.cli import run
from chronolude.games.chrononauts.workshop.share import interval, share
from chronolude.games.chrononauts.workshop.solve import NONE_EXISTS, UNKNOWN, WON, deal, moves_of, solve
from tests.games.chrononauts.laying import lay_solo


def test_the_deal_is_that_of_a_new_table() -> None:
    table = cl.new("solonauts", seed=11, travellers=7)
    assert table.truth().place[:] == deal(11, 7).place[:]


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


def test_the_command_refuses_other_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", "contre-temps"]) == 2
    assert "contre-temps" in capsys.readouterr().err
    assert run(["solve", "solonauts", "--travellers", "3"]) == 2
    assert run(["solve", "solonauts", "--travellers", "15"]) == 2


def test_the_deal_of_the_day_is_a_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", "--daily", "--budget", "200", "--json"]) == 0
    assert 20_000_000 < json.loads(capsys.readouterr().out)["seed"] < 30_000_000
