"""What can be typed at the table besides an answer."""

import re
from pathlib import Path

import pytest

import chronolude as cl
from chronolude.cli.commands import COMMANDS, find_command, folded
from chronolude.locale import say
from tests.cli.terminal import chronolude, play

ONES = ["1"] * 80


def reply(*typed: str, lang: str = "en", seed: int = 7) -> str:
    """What the last of these lines brings, before the pipe ends."""
    said = play(typed=typed, lang=lang, seed=seed).out
    prompt = say(lang, "cl-prompt")
    return said.split(prompt)[-2].partition("\n")[2]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_known_by_its_words(lang: str, name: str) -> None:
    word = say(lang, f"cl-command-{name}")
    for typed in (word, word.upper(), folded(word), f"{word} B12"):
        assert find_command(typed)[0] is COMMANDS[name]


def test_answers_are_not_commands() -> None:
    assert find_command("B12") == (None, "")
    assert find_command("") == (None, "")
    assert find_command("? B12")[1] == "B12"
    assert find_command("?B12")[1] == "B12"


def test_an_almost_typed_command_is_recognised() -> None:
    assert "Did you mean “undo”?" in play(typed=["undoo"]).out
    assert "Vouliez-vous dire «\u202fquitter\u202f»" in play(typed=["quiter"], lang="fr").out
    assert "Did you mean" not in play(typed=["Z99"]).out
    assert "Did you mean" not in play(typed=["B1x"]).out


@pytest.mark.parametrize(("lang", "typed"), [("en", "?"), ("en", "help"), ("fr", "aide"), ("fr", "?")])
def test_help_lists_every_command(lang: str, typed: str) -> None:
    """All but the one that this game has no use for."""
    text = reply(typed, lang=lang)
    for name in COMMANDS:
        assert (say(lang, f"cl-command-{name}") in text) == (name != "inspect")


def bound(seat: int = 0) -> tuple[list[str], str]:
    """Lines to type until the first seat must follow suit, and a card it may then not play."""
    table = cl.new("contre-temps", seats=3, seed=7, first=1)
    for _ in range(2):
        other = table.asked[0]
        hand = table.seen(0).zone("hand", 0)
        suits = {str(card)[0] for card in hand}
        table.play(other, next(o.text for o in table.options(other) if o.text[0] in suits))
    assert table.asked == (0,)
    offered = {option.text for option in table.options(0)}
    card = next(str(card) for card in table.seen(0).zone("hand", 0) if card not in offered)
    return [move.answer for move in table.record().moves], card


def test_why_names_the_rule() -> None:
    answers, card = bound()
    typed = [*answers, f"? {card}"]
    said = play("--hot-seat", "--option", "first=2", typed=typed)
    assert re.search(r"Not possible: .*\(rule K-061\)", said.out.replace("\n", " "))
    assert said.status == 0, "asking why is no wrong answer"
    said = play("--hot-seat", "--option", "first=2", typed=[*answers, "?"])
    assert "(rule K-061)" in said.out.replace("\n", " ")
    said = play("--hot-seat", "--option", "first=2", typed=[*answers, card])
    assert said.status == 2


def test_why_not_of_what_is_on_offer() -> None:
    option = re.findall(r"^1\. .*\((\w+)\)$", play().out, re.MULTILINE)[0]
    assert "This is allowed" in reply(f"why {option}")
    assert "C’est permis" in reply(f"pourquoi {option}", lang="fr")
    assert "rule H-4" in reply("? nonsense")


def test_a_rule_is_read_by_its_number() -> None:
    assert reply("rules K-061").startswith("K-061. ")
    assert reply("? k-061").startswith("K-061. ")
    assert reply("règles K-061", lang="fr").startswith("K-061. ")
    assert "There is no rule K-999." in reply("rules K-999")


@pytest.mark.parametrize(("lang", "typed"), [("en", "rules"), ("fr", "regles")])
def test_the_whole_law_is_read(lang: str, typed: str) -> None:
    text = reply(typed, lang=lang)
    assert "K-001" in text
    assert "K-127" in text
    assert "**" not in text


def test_the_table_is_described_at_will() -> None:
    table = cl.new("contre-temps", seats=3, seed=7)
    for typed in ("table", "describe"):
        assert "Your hand:" in reply(typed)
    assert "Votre main" in reply("table", lang="fr")
    assert table.describe(0, "en").splitlines()[0] in reply("table")


def test_the_log_is_read_from_the_beginning() -> None:
    assert "Nothing has happened yet." in play("--option", "first=1", typed=["log"]).out
    text = reply("1", "1", "log")
    assert text.index("You ") < text.index("Time passes")
    assert "Place" in reply("1", "1", "journal", lang="fr")


def test_foresee_tells_what_is_certain_and_changes_nothing() -> None:
    option = re.findall(r"^1\. .*\((\w+)\)$", play().out, re.MULTILINE)[0]
    text = reply(f"foresee {option}")
    assert text.startswith("This is certain to happen:\n")
    assert reply("foresee 1") == text
    assert reply(f"prévoir {option}", lang="fr").startswith("Voici")
    assert "rule H-4" in reply("foresee nonsense")
    assert play(typed=["foresee 1", *ONES]).out.endswith(play(typed=ONES).out[-300:])


def test_options_are_listed_again() -> None:
    assert re.search(r"^1\. ", reply("options"), re.MULTILINE)


def test_advice_is_on_offer_rung_by_rung() -> None:
    first, second, third, fourth = (reply(*["advice"] * count) for count in (1, 2, 3, 4))
    assert "hangs on this" in first and "again says more" in first
    good = re.search(r"^  (.+) \((\S+)\) – \d+ / 100$", second, re.MULTILINE)
    assert good is not None and f"{good[1]} ({good[2]})" in play().out
    assert re.search(r"“.+” wins \d+ of 100 imagined games", third) and "says more" not in third
    assert fourth == third
    assert "L’enjeu est" in reply("conseil", lang="fr")


def test_advice_begins_anew_with_each_decision() -> None:
    assert "says more" not in reply("advice", "advice", "advice") and "says more" in reply(
        "advice", "advice", "advice", "1", "advice"
    )


def test_advice_given_before_an_undo_is_not_given_for_another_position() -> None:
    assert "says more" in reply("1", "advice", "advice", "advice", "undo", "2", "advice")


def test_undo_goes_back_to_ones_own_last_decision() -> None:
    assert "There is nothing to undo." in reply("undo")
    text = reply("1", "undo")
    assert "You have gone back one decision." in text
    once = play(typed=["1", "undo", *ONES]).out
    assert once.endswith(play(typed=ONES).out.split("Your answer: 1\n", 1)[1])


def test_undo_twice_goes_back_twice() -> None:
    out = play(typed=["2", "1", "undo", "undo", *ONES]).out
    assert out.endswith(play(typed=ONES).out.split("Your answer: 1\n", 1)[1])
    assert "There is nothing to undo." in play(typed=["1", "undo", "undo"]).out


def test_the_record_is_shown_when_nothing_is_secret_any_more() -> None:
    assert "once the game is over" in reply("record")
    lines = play(typed=ONES).out.count("Your answer:")
    said = play(typed=[*["1"] * lines, "record", ""])
    assert "chronolude record 1\n" in said.out
    text = "chronolude record 1\n" + said.out.split("chronolude record 1\n")[1].rpartition("\nSave")[0]
    assert cl.load(text).replay().result is not None


def test_after_the_end_one_may_go_back_and_play_on() -> None:
    lines = play(typed=ONES).out.count("Your answer:")
    said = play(typed=[*["1"] * lines, "undo", "1", ""])
    assert said.out.count("Game over") == 2
    assert said.status == 0


def test_after_the_end_a_person_is_told_that_nothing_more_is_asked(tmp_path: Path) -> None:
    lines = play(typed=ONES).out.count("Your answer:")
    said = play(typed=[*["1"] * lines, "B12", f"save {tmp_path / 'end.txt'}", "quit"], live=True)
    assert "there is nothing left to answer" in said.out
    assert cl.load((tmp_path / "end.txt").read_text(encoding="utf-8")).replay().result is not None


def test_quit_leaves_and_asks_a_person_first() -> None:
    assert play(typed=["quit", "1"]).out.count("Your answer:") == 1
    stays = play(typed=["1", "quit", "no", "1", "quit", "yes", "1"], live=True)
    assert stays.status == 0
    assert stays.out.endswith("Goodbye, and see you earlier.\n")
    assert play(typed=["1", "quitter", "oui", "1"], lang="fr", live=True).out.endswith("Au revoir, et à hier.\n")


# ── the inspector ────────────────────────────────────────────────────────────────────────────────


def inspected(typed: str, game: str = "chrononauts", lang: str = "en") -> str:
    """What a line brings at the table of a game for one person and its bots."""
    said = chronolude("play", game, "--seed", 7, "--lang", lang, typed=["keep", typed]).out
    return said.split(say(lang, "cl-prompt"))[-2].partition("\n")[2]


@pytest.mark.parametrize("typed", ["inspect 1963 1968p", "i 1963, 1968p", "INSPECT 1963 > 1968p"])
def test_inspect_tells_what_flips_and_patches_would_bring(typed: str) -> None:
    told = inspected(typed)
    assert "Would open: 1969 " in told and "1968" not in told and "Open paradoxes: 0 → 1 of 13." in told


def test_inspect_speaks_french() -> None:
    told = inspected("examiner 1914", lang="fr")
    assert "S’ouvriraient\u202f: 1918 " in told and "Paradoxes ouverts\u202f: 0 → 1 sur 13." in told


def test_inspect_alone_goes_through_the_linchpins() -> None:
    told = inspected("inspect")
    assert told.count("Flipping ") == 13 and "0 → 2 of 13" in told


def test_inspect_names_the_rule_that_stands_against_a_step() -> None:
    assert "1968p is not possible (C-051)" in inspected("inspect 1968p")


@pytest.mark.parametrize("typed", ["inspect 1968", "inspect 1963 soon"])
def test_inspect_refuses_what_is_neither_linchpin_nor_patch(typed: str) -> None:
    told = inspected(typed)
    assert f"I cannot look at “{typed.removeprefix('inspect ')}”" in told


def test_inspect_is_for_games_with_something_to_inspect() -> None:
    assert "Contre-Temps has nothing to inspect." in reply("inspect 3")
    assert "Open paradoxes: 0 → 1 of 13." in inspected("inspect 1914", "solonauts")
    help_of_solonauts = inspected("help", "solonauts")
    assert "inspect" in help_of_solonauts
