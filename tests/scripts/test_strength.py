"""`make strength`: the plan is sound, looks are honest, rows stop when they know, a run goes on where it was."""

import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest

from chronolude.bots.arena.contest import Heat
from chronolude.bots.arena.journal import Journal
from chronolude.bots.arena.match import Bout, Lot, ThinkTime, chance_of, play_lot
from chronolude.bots.arena.shares import ALPHA, estimate
from chronolude.games.chrononauts.solver import deal, solve
from scripts.strength import __main__ as command
from scripts.strength import plan as plans
from scripts.strength import solving, telling
from scripts.strength.about import about
from scripts.strength.plan import PLAN, Plan, Row, check, load
from scripts.strength.rated import rating_rows, ratings_of
from scripts.strength.run import Session
from scripts.strength.solving import play_or_solve, winnable
from scripts.strength.telling import cells, page
from scripts.strength.trials import AT_LAST, LOOKS, ON_THE_WAY, Trial, looks
from tests.bots.arena.made_up import bout

THUMB = Row(
    "thumb", "Rule of thumb against random", "contre-temps", 3, ["rule-of-thumb", "random", "random"], 60, 5, bar=0.34
)
SOLO = Row("solo", "Alone", "solonauts", 1, ["random"], 3, 2, {"travellers": "6"}, solver=True)
BESIDE = Row("beside", "Two", "solonauts", 1, ["rule-of-thumb"], 12, 6, {}, ["random"], bar=0.0, measure="score")


@pytest.fixture(scope="module", autouse=True)
def small_budget() -> Iterator[None]:
    """The solver looks at a few positions only: what it finds is the business of its own tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(solving, "BUDGET", 300)
        yield


def plan_of(*rows: Row, minutes: float = 5) -> Plan:
    return Plan(3, minutes, minutes, list(rows))


# ── the plan ─────────────────────────────────────────────────────────────────────────────────────


def test_the_plan_holds_every_bar_of_the_issue() -> None:
    rows = {row.name: row for row in msgspec.toml.decode(PLAN.read_bytes(), type=Plan).row}
    bars = {"contre-temps-top": 0.45, "contre-temps-thumb": 0.5, "chrononauts-top": 0.38, "artifaxx-top": 0.38}
    for era in ("egypt", "middle-ages", "eighties"):
        bars |= {f"time-division-{era}-top": 0.7, f"time-division-{era}-thumb": 0.75}
    assert {name: rows[name].bar for name in bars} == bars
    assert rows["solonauts-top"].solver and rows["solonauts-top"].options == {"travellers": "8"}
    assert len(rows) == len(msgspec.toml.decode(PLAN.read_bytes(), type=Plan).row), "no name twice"


def test_the_plan_fits_the_games_and_has_each_level_against_the_one_below() -> None:
    rows = msgspec.toml.decode(PLAN.read_bytes(), type=Plan).row
    for row in rows:
        row.match(0, row.bots)
        assert len(row.bots) == row.seats
    levels = ("random", "rule-of-thumb", "apprentice", "adept", "master")
    for game in ("contre-temps", "time-division", "chrononauts", "artifaxx", "solonauts"):
        met = {(row.bots[0], (row.beside or row.bots)[-1]) for row in rows if row.game == game}
        assert set(zip(levels[1:], levels, strict=False)) <= met, game


def test_a_bot_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(ValueError, match=r"thumb: contre-temps has no bot 'sage'; it has random, rule-of-thumb"):
        check(msgspec.structs.replace(THUMB, bots=["sage", "random", "random"]))
    with pytest.raises(ValueError, match="one bot for each of the 3 seats"):
        check(msgspec.structs.replace(THUMB, bots=["random"]))


def test_rows_are_chosen_by_the_beginning_of_their_names(tmp_path: Path) -> None:
    assert next(row.name for row in load(only=["timeline"]).row) == "timeline-historian"
    with pytest.raises(ValueError, match=r"no row is called chess; there are contre-temps-top"):
        load(only=["chess"])
    (tmp_path / "plan.toml").write_text("seed = 1\nminutes = 'x'\n")
    with pytest.raises(ValueError, match=r"plan\.toml: "):
        load(tmp_path / "plan.toml")


# ── looks and verdicts ───────────────────────────────────────────────────────────────────────────


def test_the_error_of_all_looks_adds_up_to_a_twentieth() -> None:
    assert abs((LOOKS - 1) * ON_THE_WAY + AT_LAST - ALPHA) < 1e-12
    assert looks(100) == [20, 40, 60, 80, 100]
    assert looks(10) == [6, 8, 10]
    assert looks(3) == [3]


def filled(row: Row, won: list[bool], *, quick: bool = False) -> Trial:
    """A trial whose first bot wins the deals it is told to, from every seat."""
    heat = Heat(row.match(0, row.bots), row.deals, Journal())
    for number, wins in enumerate(won):
        seats = [turn if wins else (turn + 1) % 3 for turn in range(3)]
        heat.played[number] = [bout(turn, [seats[turn]], seats=3) for turn in range(3)]
    return Trial(row, [heat], row.quick if quick else row.deals, quick=quick)


def test_a_row_stops_at_the_first_look_that_is_clear() -> None:
    trial = filled(THUMB, [True] * 40)
    trial.look()
    assert trial.standing is not None
    assert (trial.standing.deals, trial.verdict()) == (12, "passes")
    assert trial.standing.figure.low == estimate([[1.0] * 3] * 12, ON_THE_WAY).low
    below = filled(THUMB, [False] * 40)
    below.look()
    assert (below.verdict(), below.is_open) == ("fails", False)


def test_a_row_that_is_not_clear_goes_on_to_the_end_and_is_open() -> None:
    thirds = [number % 3 == 0 for number in range(60)]
    trial = filled(THUMB, thirds[:59])
    trial.look()
    assert trial.is_open and trial.verdict() == "not played"
    trial = filled(THUMB, thirds)
    trial.look()
    assert trial.standing is not None
    assert (trial.standing.deals, trial.standing.games, trial.verdict()) == (60, 180, "open")


def test_a_look_waits_for_all_its_deals() -> None:
    trial = filled(THUMB, [True] * 40)
    del trial.heats[0].played[5]
    trial.look()
    assert trial.is_open
    trial.cut()
    assert trial.standing is not None and trial.standing.deals == 5


def test_of_a_quick_run_the_figure_itself_counts() -> None:
    trial = filled(THUMB, [True, True, False, False, False], quick=True)
    trial.look()
    assert trial.verdict() == "passes"
    assert trial.standing is not None and trial.standing.figure.low < 0.34


def test_looking_often_keeps_the_error_small() -> None:
    """At a true share on the bar, all looks together pass or fail wrongly in a twentieth of the runs at most."""
    dice, wrong, runs = random.Random(5), 0, 300
    row = msgspec.structs.replace(THUMB, bar=0.5, deals=40)
    for _ in range(runs):
        trial = filled(row, [dice.random() < 0.5 for _ in range(40)])
        trial.look()
        wrong += trial.verdict() != "open"
    assert wrong / runs <= 0.08, "0.05 and three standard errors"


# ── a run ────────────────────────────────────────────────────────────────────────────────────────


def test_a_run_decides_tells_and_does_not_replay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal, plan = tmp_path / "journal", plan_of(msgspec.structs.replace(THUMB, deals=300))
    first = Session(plan, Journal(journal), quick=False)
    told: list[float] = []
    first.play(1, lambda session: told.append(session.done))
    assert [trial.verdict() for trial in first.trials] == ["passes"]
    assert told and told == sorted(told)
    assert len(first.trials[0].heats[0].played) < 300, "it stopped when it knew"

    def never(lot: Lot) -> list[list[Bout]]:
        raise AssertionError(f"{lot} was played before")

    monkeypatch.setattr("scripts.strength.run.play_or_solve", never)
    again = Session(plan, Journal(journal), quick=False)
    again.play(1)
    assert cells(again.trials[0]) == cells(first.trials[0])


def test_a_spent_budget_ends_the_run() -> None:
    session = Session(plan_of(THUMB, minutes=0), Journal(), quick=False)
    session.play(1)
    assert session.trials[0].verdict() == "not played"
    assert cells(session.trials[0])[1] == "0"


def test_rows_that_want_one_match_share_it() -> None:
    longer = msgspec.structs.replace(THUMB, name="longer", deals=90)
    session = Session(plan_of(THUMB, longer), Journal(), quick=False)
    assert len(session.heats) == 1
    assert session.trials[0].heats[0] is session.trials[1].heats[0]
    assert session.trials[0].heats[0].wanted == 90
    assert session.trials[0].looks[-1] == 60


def test_the_solver_is_given_the_deals_the_bot_plays() -> None:
    session = Session(plan_of(SOLO), Journal(), quick=True)
    session.play(1)
    own, solver = session.trials[0].heats
    assert sorted(own.played) == sorted(solver.played) == [0, 1]
    seed = chance_of(own.match, 1)
    assert solver.played[1][0].ending == solve(deal(seed, 6), 300).status
    text = cells(session.trials[0])
    assert "winnable" in text[2] and text[-1] == "told"


def test_winnable_deals_are_counted_with_and_without_the_unknown() -> None:
    deals = [[bout(0, [], ending=word, seats=1)] for word in ("won", "none", "unknown", "won")]
    assert winnable(deals) == (2, 3)


def test_one_is_held_beside_another_on_the_same_deals() -> None:
    session = Session(plan_of(BESIDE), Journal(), quick=True)
    session.play(1)
    standing = session.trials[0].standing
    assert standing is not None
    mine, other = standing.sides
    assert standing.figure.mean == pytest.approx(mine - other)
    assert "beside" in cells(session.trials[0])[2]
    assert ratings_of(session) == {}, "who plays alone meets nobody"


def test_endings_may_be_what_counts() -> None:
    row = msgspec.structs.replace(THUMB, measure="endings", endings=["dawn"], bar=None)
    heat = Heat(row.match(0, row.bots), 4, Journal())
    heat.played = {k: [bout(0, [0], seats=3, ending="dawn" if k < 3 else "dusk")] for k in range(4)}
    trial = Trial(row, [heat], 4, quick=True)
    trial.look()
    assert trial.standing is not None and trial.standing.figure.mean == 0.75


# ── the page and the command ─────────────────────────────────────────────────────────────────────


@pytest.fixture(scope="module")
def played() -> Session:
    session = Session(plan_of(msgspec.structs.replace(THUMB, quick=7), SOLO, BESIDE), Journal(), quick=True)
    session.play(1)
    return session


def test_the_page_tells_table_ratings_thinking_and_where_it_stands(played: Session) -> None:
    text = page(played, about(3, 1), rating_rows(ratings_of(played)))
    assert text.startswith("# How strong the bots are\n")
    assert "seed 3" in text and "of 20" in text and "1 core, engine" in text
    assert "minutes of one core, so 0 on two (the bar of 170 is kept)." in text
    assert "`master`" not in text, "who did not play did not think"
    tables = [line for line in text.splitlines() if line.startswith("|")]
    assert len({line.count("|") for line in tables if "Rule of thumb against" in line}) == 1
    assert "| Contre-Temps | rule-of-thumb |" in text
    assert not any(line.endswith(" ") for line in text.splitlines() if not line.startswith("|"))


def test_the_longest_decision_of_a_master_is_told_beside_its_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    quick, slow = ThinkTime(4, 1.0, 0.75), ThinkTime(4, 3.0, 1.25)
    session = Session(plan_of(THUMB), Journal(), quick=True)
    monkeypatch.setattr(
        telling,
        "thought_by",
        lambda _: {("contre-temps", "master"): quick, ("artifaxx", "master"): quick, ("artifaxx", "adept"): slow},
    )
    assert "took 0.75 seconds (Contre-Temps); the bar of one second is kept." in telling.longest(session)
    monkeypatch.setattr(telling, "thought_by", lambda _: {("artifaxx", "master"): slow})
    assert "1.25 seconds (Artifaxx); the bar of one second is **not kept**." in telling.longest(session)


def test_a_whole_run_writes_the_page_and_the_ratings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, file in (("JOURNAL", "journal"), ("PAGE", "page.md"), ("RATINGS", "ratings.json")):
        monkeypatch.setattr(command, name, tmp_path / file)
    monkeypatch.setattr(command, "load", partial(load_these, plan_of(THUMB)))
    assert command.main(["--jobs", "1"]) == 0
    assert "every bar is passed" in capsys.readouterr().out
    assert (tmp_path / "page.md").exists() and (tmp_path / "ratings.json").exists()
    (tmp_path / "page.md").unlink()
    assert command.main(["--jobs", "1", "--quick"]) == 0
    assert not (tmp_path / "page.md").exists(), "a quick run is no measurement"


def test_what_earlier_runs_have_played_can_be_told_without_playing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, file in (("JOURNAL", "journal"), ("PAGE", "page.md"), ("RATINGS", "ratings.json")):
        monkeypatch.setattr(command, name, tmp_path / file)
    row = msgspec.structs.replace(THUMB, deals=40, bar=0.8)
    monkeypatch.setattr(command, "load", partial(load_these, plan_of(row)))
    assert command.main(["--tell"]) == 1
    text = (tmp_path / "page.md").read_text()
    assert "not played" in text and "**The run is not through**: 1 rows wait for games" in text
    journal = Journal(tmp_path / "journal")
    lot = Lot(row.match(3, row.bots), 0, 7)
    journal.add(lot, play_lot(lot), 1.0)
    command.main(["--tell"])
    assert "| 21 |" in (tmp_path / "page.md").read_text(), "seven deals of three seats, and no more"


def load_these(plan: Plan, only: list[str]) -> Plan:
    return plan


def test_a_missed_bar_is_an_exit_status(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(command, "JOURNAL", tmp_path / "journal")
    monkeypatch.setattr(command, "load", partial(load_these, plan_of(msgspec.structs.replace(THUMB, bar=0.99))))
    assert command.main(["--jobs", "1", "--quick", "--only", "thumb"]) == 1


def test_a_level_that_is_missing_ends_it_at_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(command, "JOURNAL", tmp_path / "journal")
    monkeypatch.setattr(plans, "bots_for", lambda game: {"random": None})
    assert command.main(["--only", "contre-temps-top"]) == 2
    assert "has no bot 'master'; it has random" in capsys.readouterr().err


def test_lots_of_bots_are_played_as_in_the_arena() -> None:
    lot = Lot(THUMB.match(3, THUMB.bots), 0, 1)
    assert [b.winners for b in play_or_solve(lot)[0]] == [b.winners for b in play_lot(lot)[0]]
