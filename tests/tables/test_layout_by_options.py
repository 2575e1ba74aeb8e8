"""A game whose cards depend on its options (docs/decisions/0003): one toy, laid out with as many cards as asked."""

from typing import Any

import pytest

from chronolude.games import Game, Option, Result, Rulebook, TextOption, Words
from chronolude.kernel.ask import noun_of
from chronolude.kernel.chance import Cheap, Source
from chronolude.kernel.layout import ALL, CARD, NOBODY, Layout, Number, Telling, Verb, Zone
from chronolude.kernel.offers import actions, ask
from chronolude.kernel.state import Rules, State, Table
from chronolude.kernel.verbs import cards_in, emit, move, push, shuffle, top
from chronolude.tables import opening
from chronolude.tables.opening import deal, position
from chronolude.tables.record import Chance
from chronolude.tables.replay import replay

PILE, ROW = 0, 1
TAKEN = 3
made: list[dict[str, str]] = []


def offer(s: State) -> None:
    ask(s, 0, actions(0, cards_in(s, ROW)))


def take(s: State) -> None:
    """The card's printed worth is scored and the next one is laid out."""
    card = noun_of(s.answer)
    s.n[0] += s.layout.facts[0][card]
    move(s, card, PILE)
    emit(s, TAKEN, card)
    s.n[1] += 1
    if s.n[1] < s.cards:
        push(s, 1)


def lay(s: State) -> None:
    move(s, top(s, PILE), ROW)
    push(s, 2)


def set_up(s: State) -> None:
    shuffle(s, PILE)
    push(s, 1)


RULES: Table = [(set_up,), (lay,), (offer, take)]


def layout(count: int) -> Layout:
    return Layout(
        tuple(f"C{i}" for i in range(count)), (0,) * count, (Zone("pile", NOBODY, ordered=True), Zone("row", ALL)),
        (Number("score"), Number("taken"), Number("fast")), (Verb("take", CARD),), (Telling("taken", ("card", CARD)),),
        ("set-up", "lay", "offer"), facts=(tuple(10 * i for i in range(count)),),
    )  # fmt: skip


def read_count(text: str) -> str:
    if not text.isdigit() or not 2 <= int(text) <= 100:
        raise ValueError(f"{text!r} is not a number from 2 to 100")
    return str(int(text))


def note(kind: str, args: dict[str, Any]) -> dict[str, Any]:
    return {"worth": 10 * int(args["card"][1:])} if kind == "taken" else {}


def words() -> Words:
    return Words(
        lambda lang: "Toy", lambda view, lang: "", lambda view, text, lang: text, lambda view, kind, args, lang: kind,
        lambda view, lang: "", lambda view, rule, offered, lang: rule, note,
    )  # fmt: skip


def variant(options: dict[str, str]) -> Game:
    made.append(options)
    return toy(int(options["cards"]))


def toy(count: int) -> Game:
    laid = layout(count)

    def blank(rules: Rules, seats: int, options: dict[str, int], source: Source) -> State:
        s = State(laid, rules, seats, source)
        for name, value in options.items():
            s.n[laid.offsets[name]] = value
        for card in range(count):
            move(s, card, PILE)
        push(s, 0)
        return s

    return Game(
        "toy", 1, (1, 1),
        Rulebook(laid, RULES, blank, result=lambda laid, n, seats: Result("done", [0], [n[0]], "X-1")),
        words(),
        options=(
            TextOption("cards", "3", read_count, listed=lambda: ("3", "70"), faults=lambda: {"9x": "not a number"}),
            Option("fast", ("false", "true")),
        ),
        variant=variant,
    )  # fmt: skip


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    made.clear()
    found = toy(3)
    monkeypatch.setattr(opening, "find", lambda name: found)
    monkeypatch.setattr("chronolude.tables.replay.find", lambda name: found)
    return found


def test_a_table_has_the_layout_its_options_ask_for(game: Game) -> None:
    small = deal(game, None, {}, Cheap(1), Chance(seed=1))
    large = deal(game, None, {"cards": "070"}, Cheap(1), Chance(seed=1))
    assert [len(table.game.layout.cards) for table in (small, large)] == [3, 70]
    assert large.settings == {"cards": "70", "fast": "false"}
    assert large.sight(0).layout is large.game.layout


def test_the_same_options_give_the_same_game(game: Game) -> None:
    one = deal(game, None, {"cards": "5"}, Cheap(1), Chance())
    other = deal(game, None, {"cards": " 5"}, Cheap(2), Chance())
    assert one.game is other.game
    assert len(made) == 1
    again = deal(one.game, None, {"cards": "5"}, Cheap(2), Chance())
    assert len(again.game.layout.cards) == 5


def test_positions_and_records_read_back_with_many_zones_of_cards(game: Game) -> None:
    table = deal(game, None, {"cards": "70", "fast": "true"}, Cheap(4), Chance(seed=4))
    for _ in range(20):
        table.play(0, table.options(0)[0])
    assert position("toy", table.position()) == table
    assert replay(table.record()) == table
    assert replay(table.record(), 7).decision == 7


def test_facts_are_read_by_steps_and_notes_ride_on_events(game: Game) -> None:
    table = deal(game, None, {"cards": "70"}, Cheap(4), Chance(seed=4))
    card = table.options(0)[0].text
    told = table.play(0, card)
    assert [one.args for one in told if one.kind == "taken"] == [{"card": card, "worth": 10 * int(card[1:])}]
    assert table.view(0)["numbers"]["score"] == 10 * int(card[1:])
    assert all("worth" not in one.args for one in told if one.kind == "moved")


def test_a_wrong_value_is_refused_with_the_name_of_the_option(game: Game) -> None:
    with pytest.raises(ValueError, match="option cards: '1' is not a number from 2 to 100"):
        deal(game, None, {"cards": "1"}, Cheap(1), Chance())
    with pytest.raises(ValueError, match="option fast: 'maybe' is not one of false, true"):
        deal(game, None, {"fast": "maybe"}, Cheap(1), Chance())
    with pytest.raises(ValueError, match="option first: seat 1 is not one of 0 to 0"):
        Option("first", ("random", "0", "1"), seat=True).settle("1", 1)


def test_a_lobby_is_shown_what_can_be_chosen_now_and_what_cannot(game: Game) -> None:
    text, fast = game.card()["options"]
    assert (text["values"], text["default"], text["text"]) == (["3", "70"], "3", True)
    assert text["faults"] == {"9x": "not a number"}
    assert fast == {"name": "fast", "values": ["false", "true"], "default": "false", "rule": ""}


def test_a_game_without_variants_is_its_own(game: Game) -> None:
    game.variant = None
    assert game.under({"cards": "70"}) is game
