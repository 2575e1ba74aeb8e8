"""A game in the terminal, from the first line to the last."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import chronolude as cl
from chronolude.tables.bench import is_compiled
from tests.cli.terminal import chronolude, play

ONES = ["1"] * 80


@pytest.mark.parametrize(
    ("lang", "begins", "ends"),
    [
        ("en", "Contre-Temps, 3 seats, seed 7.", "Game over"),
        ("fr", "Contre-Temps, 3 places, graine 7.", "Partie terminée"),
    ],
)
def test_a_piped_game_goes_to_its_end(lang: str, begins: str, ends: str) -> None:
    said = play(typed=ONES, lang=lang)
    assert said.status == 0
    assert said.err == ""
    assert begins in said.out
    assert ends in said.out
    assert said.out.count(ends) == 1
    assert max(map(len, said.out.splitlines())) <= 80


def test_no_colour_and_no_control_codes_reach_a_pipe() -> None:
    assert "\x1b" not in play(typed=ONES).out


def test_french_lines_never_break_at_a_narrow_space() -> None:
    said = play(typed=ONES, lang="fr")
    assert not re.search(r"^\s*[;:!?»]", said.out, re.MULTILINE)
    assert not re.search(r"«\s*$", said.out, re.MULTILINE)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_real_process_reads_from_a_real_pipe(lang: str) -> None:
    words = [sys.executable, "-m", "chronolude", "play", "contre-temps", "--seats", "3", "--seed", "7", "--lang", lang]
    done = subprocess.run(
        words, input="1\n" * 80, capture_output=True, text=True, encoding="utf-8", check=False,
        env={**os.environ, "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout == play(typed=ONES, lang=lang).out


def test_the_strongest_bots_say_that_they_are_stronger_once_compiled() -> None:
    assert ("play better once it is" in play("--bots", "master").out) is not is_compiled()
    assert ("joueront mieux" in play("--bots", "adept", lang="fr").out) is not is_compiled()
    assert "play better" not in play("--bots", "rule-of-thumb").out


def test_a_seed_fixes_everything() -> None:
    assert play(typed=ONES).out == play(typed=ONES).out
    assert play(typed=ONES).out != play(typed=ONES, seed=8).out


def test_a_text_answers_like_its_number() -> None:
    first = re.search(r"^1\. .*\((\w+)\)$", play().out, re.MULTILINE)
    assert first is not None
    by_number = play(typed=["1", "quit"]).out.partition("Your answer:")[2].partition("\n")[2]
    by_text = play(typed=[first[1].lower(), "quit"]).out.partition("Your answer:")[2].partition("\n")[2]
    assert by_number == by_text


def test_enter_takes_the_only_answer() -> None:
    only = "Only one answer is possible"
    seed = next(seed for seed in range(7, 40) if only in play(typed=ONES, seed=seed).out)
    before = play(typed=ONES, seed=seed).out.partition(only)[0].count("Your answer:")
    by_enter = play(typed=[*["1"] * before, ""], seed=seed).out.rpartition("Press Enter to go on.\nYour answer:")[2]
    by_number = play(typed=[*["1"] * before, "1"], seed=seed).out.rpartition("Press Enter to go on.\nYour answer: 1")[2]
    assert by_enter == by_number
    assert "You " in by_enter


def test_an_empty_line_elsewhere_answers_nothing() -> None:
    said = play(typed=["", "1"])
    assert said.status == 0
    assert said.out.count("You ") == play(typed=["1"]).out.count("You ")


def test_when_the_pipe_ends_the_table_is_left() -> None:
    said = play(typed=["1"])
    assert said.status == 0
    assert said.out.endswith("Goodbye, and see you earlier.\n")


def test_a_refused_answer_is_explained_and_leaves_status_2() -> None:
    said = play(typed=["Z99"])
    assert said.status == 2
    assert "Not possible: “Z99” is not an answer I understand. (rule H-4)" in said.out
    assert "Possible here:" in said.out
    assert "Traceback" not in said.out + said.err


def test_a_number_beyond_the_list_is_refused() -> None:
    assert play(typed=["99"]).status == 2
    assert play(typed=["-99"]).status == 2


def test_a_person_who_mistypes_may_try_again() -> None:
    said = play(typed=["Z99", *ONES], live=True)
    assert said.status == 0


@pytest.mark.parametrize(("lang", "word"), [("en", "Welcome to Chronolude."), ("fr", "Bienvenue dans Chronolude.")])
def test_without_a_game_the_list_is_offered(lang: str, word: str) -> None:
    said = chronolude("play", "--lang", lang, "--seed", 7, typed=["contre-temps", "3", *ONES])
    assert said.status == 0
    assert word in said.out
    assert chronolude("play", "--lang", lang, "--seed", 7, typed=["1", "3", *ONES]).status == 0


def test_a_person_may_choose_again_from_the_list() -> None:
    said = chronolude("play", "--seed", 7, typed=["chess", "1", "9", "3", *ONES], live=True)
    assert said.status == 0
    assert "there is no game “chess”" in said.out
    assert "3 to 6 seats, not 9" in said.out


def test_chronolude_alone_offers_a_game_where_there_is_no_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chronolude.cli.page_missing", lambda: "No page here.")
    said = chronolude(typed=["contre-temps", "3"])
    assert "No page here." in said.err
    assert "Welcome to Chronolude." in said.out
    assert "Contre-Temps, 3 seats" in said.out


def test_chronolude_alone_serves_the_page_and_opens_it(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, bool]] = []
    monkeypatch.setattr("chronolude.cli.page_missing", lambda: "")
    monkeypatch.setattr("chronolude.cli.serve", lambda **said: asked.append(said))
    assert chronolude().status == 0
    assert asked == [{"browser": True}]


def test_one_may_sit_anywhere() -> None:
    said = play("--seat", 3, typed=ONES)
    assert "Seat 3 (you)" in said.out
    assert said.status == 0


def test_bots_sit_where_they_are_named() -> None:
    said = play("--seat", 2, "--bots", "random,rule-of-thumb")
    assert "Seat 1 (bot random)\nSeat 2 (you)\nSeat 3 (bot rule-of-thumb)\n" in said.out


def test_everybody_may_share_one_terminal() -> None:
    said = play("--hot-seat", typed=["1"] * 200)
    assert said.status == 0
    assert "bot" not in said.out
    assert "Winner: Seat" in said.out
    assert all(f"\nSeat {seat}\n" in said.out for seat in (1, 2, 3))


def test_people_at_one_terminal_hand_it_over() -> None:
    said = play("--hot-seat", typed=["", "1", "", "1", "", "quit", "yes"], live=True)
    assert said.status == 0


def test_nobody_at_a_shared_terminal_reads_anothers_hand() -> None:
    said = play("--hot-seat", typed=["1"] * 200)
    dealt = cl.new("contre-temps", seats=3, seed=7)
    begins = dealt.asked[0]
    shown = said.out.partition(f"\nSeat {begins + 1}\n")[2].partition(f"\nSeat {(begins + 1) % 3 + 1}\n")[0]
    own = dealt.describe(begins, "en").split("Your hand: ")[1].split(".")[0]
    assert own.split(",")[0] in shown
    for other in {0, 1, 2} - {begins}:
        theirs = dealt.describe(other, "en").split("Your hand: ")[1].split(".")[0]
        assert theirs.split(",")[0] not in shown


def test_options_of_the_game_are_taken() -> None:
    said = play("--option", "mode=paradox", "--option", "first=2", typed=ONES)
    assert said.status == 0
    assert "Seat 2 has the First player marker." in said.out


def test_in_brief_the_table_is_described_once() -> None:
    brief, full = play("--brief", typed=ONES).out, play(typed=ONES).out
    assert brief.count("The constant is") == 1
    assert full.count("The constant is") == full.count("Your answer:")
    again = play("--brief", typed=["1", "undo", "1", "table"]).out
    assert again.count("The constant is") == 3


def test_the_language_of_the_terminal_is_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    from chronolude.cli.checks import language

    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert language(None) == "en"
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")
    assert language(None) == "fr"
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert language(None) == "en"
    assert language("fr") == "fr"


def test_an_interrupted_game_ends_quietly(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from chronolude.cli.screen import Screen

    def interrupt(self: Screen, prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Screen, "read", interrupt)
    said = play()
    assert said.status == 130
    assert "Traceback" not in said.out + said.err
