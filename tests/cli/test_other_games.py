"""The terminal with a game that is not ours: moves in parts, options that are texts, no rounds, no law, no bot."""

import json
from typing import Any

import pytest

from chronolude.games import Game, Option, Result, Rulebook, TextOption, Words, register
from chronolude.kernel.ask import noun_of
from chronolude.kernel.chance import Source
from chronolude.kernel.layout import ALL, NUMBER, Layout, Number, Telling, Verb, Zone
from chronolude.kernel.offers import actions, ask, ask_part
from chronolude.kernel.state import Rules, State, Table
from chronolude.kernel.verbs import emit, push
from tests.cli.terminal import Said, chronolude

PICKED = 3


def pick(s: State) -> None:
    ask(s, s.n[1] % s.seats, actions(0, [1, 2]))


def put(s: State) -> None:
    s.n[2] = noun_of(s.answer)
    push(s, 1, s.by)


def choose_place(s: State) -> None:
    ask_part(s, s.seat, actions(1, [7, 8]))


def lay(s: State) -> None:
    """Three moves make a game; the picks are added up."""
    emit(s, PICKED, s.n[2], noun_of(s.answer))
    s.n[0] += s.n[2]
    s.n[1] += 1
    if s.n[1] < 3:
        push(s, 0)


RULES: Table = [(pick, put), (choose_place, lay)]
LAYOUT = Layout(
    cards=("X",),
    kinds=(0,),
    zones=(Zone("table", ALL),),
    numbers=(Number("sum"), Number("moves"), Number("picked"), Number("pace")),
    verbs=(Verb("pick", NUMBER, "pick"), Verb("put", NUMBER, "put")),
    tellings=(Telling("picked", ("n", NUMBER), ("place", NUMBER)),),
    rules=("move", "place"),
)


def blank(rules: Rules, seats: int, options: dict[str, int], source: Source) -> State:
    from chronolude.kernel.verbs import move

    s = State(LAYOUT, rules, seats, source)
    move(s, 0, 0)
    push(s, 0)
    return s


def read_name(text: str) -> str:
    if not text.isalpha():
        raise ValueError(f"{text!r} has other signs than letters")
    return text


def line(view: Any, kind: str, args: dict[str, Any], lang: str) -> str:
    return f"{args['n']} was put at {args['place']}." if kind == "picked" else ""


GAME = Game(
    id="pairs",
    version=1,
    seats=(2, 2),
    rulebook=Rulebook(
        LAYOUT, RULES, blank, result=lambda layout, n, seats: Result("sum", [n[0] % 2], [n[0], 0], "X-1")
    ),
    options=(Option("pace", ("slow", "quick")), TextOption("name", "usual", read_name)),
    words=Words(
        prompt=lambda view, lang: "Pick and put.",
        label=lambda view, text, lang: text.upper(),
        sentence=line,
        describe=lambda view, lang: f"The sum is {view.numbers['sum']}.\nPick and put.",
        reason=lambda view, rule, offered, lang: "",
        title=lambda lang: "Pairs",
    ),
)


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(register(), "pairs", GAME)


def pairs(*typed: str, words: tuple[object, ...] = ("--hot-seat",), live: bool = False) -> Said:
    return chronolude("play", "pairs", "--lang", "en", *words, typed=typed, live=live)


def test_a_move_in_parts_is_answered_part_by_part() -> None:
    said = pairs("2", "1", "1", "2", "2", "2")
    assert said.status == 0
    assert "1. PUT 7 (put 7)\n2. PUT 8 (put 8)\n" in said.out
    assert "2 was put at 7." in said.out
    assert "Game over" in said.out
    assert "Winner: Seat 2." in said.out


def test_or_as_a_whole() -> None:
    said = pairs("pick 2 > put 7", "pick 1>put 8", "pick 2 > put 8")
    assert said.status == 0
    assert "2 was put at 7." in said.out
    assert "Winner: Seat 2." in said.out


def test_half_a_move_opens_its_next_part() -> None:
    said = pairs("pick 2")
    assert said.status == 0
    assert "1. PUT 7 (put 7)\n2. PUT 8 (put 8)\n" in said.out
    assert "was put" not in said.out


def test_a_second_part_that_is_none_leaves_the_table_as_it_was() -> None:
    said = pairs("2", "9", "pick 1 > put 7")
    assert said.status == 2
    assert "“pick 2 > 9” is not one of the answers here." in said.out
    assert "2 was put" not in said.out
    assert "1 was put at 7." in said.out


def test_a_second_part_may_be_typed_as_a_text() -> None:
    assert "2 was put at 8." in pairs("2", "PUT 8", "1", "1").out


def test_a_move_begun_can_be_given_up() -> None:
    said = pairs("2", "", "1", "1", "quit")
    assert said.status == 0
    assert "2 was put" not in said.out
    assert "1 was put at 7." in said.out


def test_when_the_pipe_ends_in_mid_move_nothing_is_played() -> None:
    said = pairs("2")
    assert "was put" not in said.out
    assert said.out.endswith("Goodbye, and see you earlier.\n")


def test_a_game_without_thumbs_has_random_bots_and_no_advice() -> None:
    said = pairs("advice", words=("--seed", 1))
    assert "Seat 2 (bot random)" in said.out
    assert "No bot here can give advice." in said.out


def test_a_game_without_law_says_so() -> None:
    assert "has no rules to read here" in pairs("rules").out
    assert "There is no rule X-1." in pairs("rules X-1").out


def test_foresee_takes_a_whole_move() -> None:
    assert "2 was put at 7." in pairs("foresee pick 2 > put 7").out


def test_a_text_option_says_what_is_wrong_with_it() -> None:
    said = chronolude("play", "pairs", "--option", "name=a1", "--lang", "en")
    assert said.status == 2
    assert "has other signs than letters" in said.err
    assert "usual" in said.err
    assert chronolude("simulate", "pairs", "--option", "name=odd", "--games", 2, "--json").status == 0


def test_a_game_without_rounds_has_no_rounds_in_its_figures() -> None:
    found = json.loads(chronolude("simulate", "pairs", "--games", 20, "--json").out)
    assert "rounds" not in found
    assert found["bots"] == ["random", "random"]
    assert found["decisions"] == {"mean": 3.0, "min": 3, "max": 3}, "a move in parts is one decision"
    assert found["endings"] == {"sum": 20}
    assert "Rounds" not in chronolude("simulate", "pairs", "--games", 2, "--lang", "en").out


def test_the_menu_offers_it_and_does_not_ask_for_seats_where_there_is_no_choice() -> None:
    said = chronolude("play", "--hot-seat", "--lang", "en", typed=["pairs", "pick 1 > put 7"])
    assert "Pairs (pairs), 2 seats" in said.out
    assert "How many seats?" not in said.out
    assert "1 was put at 7." in said.out


def test_it_is_listed_with_both_kinds_of_option() -> None:
    out = chronolude("games", "--lang", "en").out
    assert "--option pace=… takes slow and quick; slow unless you say otherwise" in out
    assert "--option name=… takes usual; usual unless you say otherwise" in out
