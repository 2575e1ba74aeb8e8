"""Bots from anywhere: a Python file, a program; what fails is a line in the report, and hides nothing else."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from chronolude.bots import bots_for, make, maker_of, summon
from chronolude.bots.arena.journal import key_of
from chronolude.bots.arena.match import Lot, Match, play_lot
from chronolude.bots.simulation import Plan, simulate
from chronolude.bots.strangers import NoBot
from chronolude.bots.strangers.code import strangers_code
from chronolude.bots.strangers.program import IDLE, RUNNING, command_in, stop_all
from tests.bots.strange import file_with_bots, program
from tests.cli.terminal import chronolude, play

GAME = "contre-temps"


@pytest.fixture(autouse=True)
def _end_programs() -> Iterator[None]:
    strangers_code.cache_clear()
    yield
    stop_all()


def plan(name: str, games: int = 3) -> Plan:
    return Plan(GAME, 3, {}, [name, "random", "random"], games, 1)


def test_a_bot_in_a_file_plays_with_the_words_of_its_name(tmp_path: Path) -> None:
    file = file_with_bots(tmp_path)
    first, other = (simulate(plan(f"{file}:Good{words}")) for words in ("", "?pick=9"))
    assert "lapses" not in first
    assert first["decisions"] != other["decisions"]
    assert len(sys.modules[type(maker_of(GAME, f"{file}:Good")(1)).__module__].ENDS) == 6


@pytest.mark.parametrize(
    ("bot", "what"),
    [
        ("Crashing", "ZeroDivisionError: integer division or modulo by zero"),
        ("Cheating", "answered 5046272, which means nothing and is not on offer"),
        ("Leaving", "SystemExit: I have had enough"),
        ("Good?pick=x", "ValueError: invalid literal for int() with base 10: 'x'"),
        ("Good?depth=3", "TypeError: "),
    ],
)
def test_a_bot_that_fails_is_a_line_and_the_games_go_on(tmp_path: Path, bot: str, what: str) -> None:
    name = f"{file_with_bots(tmp_path)}:{bot}"
    said = chronolude("simulate", GAME, "--games", 3, "--bots", f"{name},random,random", "--seats", 3)
    assert said.status == 1 and said.err == ""
    told = "".join(said.out.split())
    assert "".join(what.split()) in told and "Abotthatplaysatrandomtookover." in told
    found = json.loads(chronolude("simulate", GAME, "--games", 2, "--bots", name, "--json").out)
    assert found["lapses"][0]["games"] == 2 and found["capped"] == 0
    deals = play_lot(Lot(Match(GAME, 3, {}, [name, "random", "random"]), 0, 1))
    assert [lapse.bot for bout in deals[0] for lapse in bout.lapses] == [name] * 3


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("./no_such.py:Bot", "there is no file"),
        ("{file}:Nobody", "has no 'Nobody'"),
        ("{file}:NOT_A_BOT", "cannot be called"),
        ("{file}:Good?words", "name=value"),
        ("no.such.module:Bot", "ModuleNotFoundError"),
        ("stdio:./no-such-program", "no program"),
        ("stdio:", "no program"),
        ("stdio:cat?seconds=soon", "seconds is a number"),
    ],
)
def test_a_bot_that_is_not_there_is_one_line(tmp_path: Path, bot: str, why: str) -> None:
    name = bot.format(file=file_with_bots(tmp_path))
    with pytest.raises(NoBot, match=why):
        maker_of(GAME, name)
    for command in ("simulate", "arena", "play"):
        said = chronolude(command, GAME, "--bots", name)
        assert said.status == 2 and said.err.count("\n") == 1 and why in said.err


def test_only_who_starts_a_run_names_bots_by_their_place(tmp_path: Path) -> None:
    """A request, a record or a position never starts a program."""
    with pytest.raises(ValueError, match="has no bot 'stdio:touch"):
        make(GAME, f"stdio:touch {tmp_path / 'x'}", 1)
    name = f"{file_with_bots(tmp_path)}:Good"
    saved = tmp_path / "game.txt"
    assert play("--bots", name, typed=["1", f"save {saved}", "quit", "y"]).status == 0
    said = chronolude("play", "--resume", saved)
    assert said.status == 2 and "--bots" in said.err
    assert chronolude("play", "--resume", saved, "--bots", name, typed=["quit"]).status == 0


def test_a_program_plays_many_games_and_is_told_of_each(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    name = program(tmp_path, "first")
    found = simulate(plan(name))
    assert "lapses" not in found
    assert len(RUNNING) == 1 and sum(map(len, IDLE.values())) == 1
    stop_all()
    assert capfd.readouterr().err.split("\n") == ["game 1 three", "game 2 three", "game 3 three", ""]
    assert RUNNING == []


def test_a_program_may_sit_on_every_seat_and_answer_by_text(tmp_path: Path) -> None:
    text, memory = program(tmp_path, "text"), program(tmp_path, "memory")
    found = simulate(Plan(GAME, 3, {}, [text, memory, text], 2, 1))
    assert "lapses" not in found and len(RUNNING) == 3


def test_an_int_and_its_text_mean_the_same(tmp_path: Path) -> None:
    """What a program answers is what a bot of the house would answer who chooses alike."""
    file = file_with_bots(tmp_path)
    one, other = (
        simulate(Plan(GAME, 3, {}, [name] * 3, 2, 5)) for name in (f"{file}:Good", program(tmp_path, "first"))
    )
    same = ("decisions", "rounds", "endings", "wins", "capped")
    assert [one[key] for key in same] == [other[key] for key in same]


@pytest.mark.parametrize(
    ("how", "what"),
    [
        ("nonsense", "said 'Good morning', which is not what was asked for"),
        ("illegal", "answered 'the moon', which is not on offer"),
        ("exit", "ended with exit status 3"),
        ("silent?seconds=0.2", "said nothing for 0.2 s"),
    ],
)
def test_a_program_that_fails_is_a_line(tmp_path: Path, how: str, what: str) -> None:
    found = simulate(plan(program(tmp_path, how), 1))
    assert what in found["lapses"][0]["first"]["what"]
    assert found["lapses"][0]["first"]["answer"] == 1


def test_the_words_of_a_command() -> None:
    assert command_in("cat -n 'two words'?seconds=2") == (("cat", "-n", "two words"), 2.0)
    assert command_in("cat ?what=1") == (("cat", "?what=1"), 10.0)


def test_a_changed_bot_is_another_match(tmp_path: Path) -> None:
    """Its old games were told as its own: 2.5 % instead of 40 %."""
    file = file_with_bots(tmp_path)
    (tmp_path / "w.npz").write_text("1")
    match = Match(GAME, 3, {}, [f"{file}:Good?weights={tmp_path / 'w.npz'}", "random", "random"])
    maker_of(GAME, match.bots[0])
    seen = {key_of(match)}
    for number, name in enumerate(("my_bots.py", next(tmp_path.glob("neighbour*")).name, "w.npz"), 2):
        with (tmp_path / name).open("a") as more:
            more.write("# changed\n")
        strangers_code.cache_clear()
        seen.add(key_of(match))
        assert len(seen) == number, name
    stranger = Match(GAME, 3, {}, [program(tmp_path, "first"), "random", "random"])
    before = key_of(stranger)
    (tmp_path / "program.py").write_text("print(1)")
    strangers_code.cache_clear()
    assert key_of(stranger) != before
    assert strangers_code(GAME, ("random", "master")) == ""
    assert strangers_code("toy-shells", ("random",)) != ""


def test_code_below_a_bots_folder_and_folders_of_weights_count(tmp_path: Path) -> None:
    """A bot in two files, one of them in a folder, kept its old games when that one was changed."""
    for folder in ("below_it", "weights", "site-packages"):
        (tmp_path / folder).mkdir()
    (tmp_path / "below_it" / "deep_net.py").write_text("DEPTH = 1\n")
    (tmp_path / "weights" / "layer.npz").write_text("1")
    (tmp_path / "two.py").write_text("from below_it.deep_net import DEPTH\nclass Two:\n    pass\n")
    name = f"{tmp_path / 'two.py'}:Two?weights={tmp_path / 'weights'}&plain="
    maker_of(GAME, name)
    seen = {strangers_code(GAME, (name,))}
    for number, changed in enumerate(("below_it/deep_net.py", "weights/layer.npz"), 2):
        (tmp_path / changed).write_text(f"DEPTH = {number}\n")
        strangers_code.cache_clear()
        seen.add(strangers_code(GAME, (name,)))
        assert len(seen) == number, changed


def test_a_changed_plug_in_is_another_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that a package brings: any of its files may decide how it plays."""
    info, package = tmp_path / "plugged_in-1.0.dist-info", tmp_path / "plugged_in"
    info.mkdir()
    package.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.4\nName: plugged-in\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[chronolude.bots]\n{GAME}:hers = plugged_in.bots:Hers\n")
    for file in ("__init__.py", "bots.py", "book.json"):
        (package / file).write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    assert strangers_code("time-division", ("hers",)) == strangers_code(GAME, ("random",)) == ""
    seen = {strangers_code(GAME, ("hers", "random"))}
    for number, file in enumerate(("bots.py", "book.json"), 2):
        (package / file).write_text("1")
        strangers_code.cache_clear()
        seen.add(strangers_code(GAME, ("hers", "random")))
        assert len(seen) == number and "" not in seen, file


def test_how_long_a_program_thought_is_told_though_it_works_elsewhere(tmp_path: Path) -> None:
    """Only our own work was counted: a program that took a second an answer was told at 0.00004 s."""
    name = program(tmp_path, "slow")
    bout = play_lot(Lot(Match("time-division", 2, {}, [name, "random"], cap=12), 0, 1))[0][0]
    assert bout.thoughts[name].seconds > 0.02 * bout.thoughts[name].count > 0


def test_in_the_terminal_a_lapse_is_told_once_and_play_goes_on(tmp_path: Path) -> None:
    name = f"{file_with_bots(tmp_path)}:Leaving"
    said = play("--bots", name, typed=["1"] * 3)
    told = " ".join(said.out.split())
    assert told.count("I have had enough. A bot that plays at random takes over.") == 2, said.out


BROKEN = """
import warnings
warnings.simplefilter("always")
import chronolude.bots as bots
print(*bots.bots_for("contre-temps"), *bots.bots_for("toy-snap"))
print(bots.make("contre-temps", "fine", 3).choose.__name__)
"""


def test_a_broken_plug_in_is_one_warning_and_hides_no_other(tmp_path: Path) -> None:
    """A bots entry point that could not be loaded made `bots_for` raise: nobody could play at all."""
    toys = Path(__file__).resolve().parents[1] / "toys"
    info = tmp_path / "plugged-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.4\nName: plugged\nVersion: 1.0\n")
    lines = ("gone = no_such_module:Bot", "wrong = plugged:FIVE", "absent = plugged:Nobody", "fine = plugged:Fine")
    (info / "entry_points.txt").write_text("[chronolude.bots]\n" + "".join(f"contre-temps:{line}\n" for line in lines))
    fine = "FIVE = 5\nclass Fine:\n    def __init__(self, seed): pass\n    def choose(self, sight): return 0\n"
    (tmp_path / "plugged.py").write_text(fine)
    code = f"import sys; sys.path[:0] = [{str(tmp_path)!r}, {str(toys)!r}]\n{BROKEN}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[1] == "choose"
    names = done.stdout.splitlines()[0].split()
    assert "fine" in names and "random" in names and not {"gone", "wrong", "absent"} & set(names)
    for bot in ("gone", "wrong", "absent"):
        assert done.stderr.count(f"the package plugged brings no bot 'contre-temps:{bot}' here") == 1, done.stderr


def test_bots_that_a_game_cannot_bring_leave_it_the_random_one(monkeypatch: pytest.MonkeyPatch) -> None:
    from chronolude.bots import brought_by
    from chronolude.games import find
    from chronolude.games.bots import bots_at

    monkeypatch.setattr(find("toy-snap"), "bots", bots_at("no_such_module:BOTS"))
    for kept in (brought_by, bots_for):
        kept.cache_clear()
    with pytest.warns(RuntimeWarning, match="the bots of toy-snap are not here: ModuleNotFoundError"):
        assert list(bots_for("toy-snap")) == ["random"]
    for kept in (brought_by, bots_for):
        kept.cache_clear()


def test_summoned_bots_of_the_house_play_as_they_do() -> None:
    assert type(summon(GAME, "random", 1)).__name__ == "RandomBot"
    assert summon(GAME, "rule-of-thumb", 1).looks  # type: ignore[attr-defined]  # what a run asks of it
