"""The recipes of docs/new-game.md, run: each is put into a small game, whose laws then hold."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

import chronolude as cl
from chronolude.games import clues, plain, register
from chronolude.games import game as made
from chronolude.kernel import ask, layout, offers, state, verbs
from chronolude.testing.laws import asking, worlds
from chronolude.testing.walk import Venue, hold

PAGE: Final = Path(__file__).parents[2] / "docs" / "new-game.md"
RECIPES: Final = dict(re.findall(r"```python recipe=([\w-]+)\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL))
SUITS: Final = tuple(f"{suit}{rank}" for suit in ("sun", "moon", "star") for rank in (1, 2, 3))
WORDS: Final = (layout, verbs, offers, state, ask, made, clues)
DEAL: Final = RECIPES["secret-hand"]


def cooked(name: str, **constants: int) -> dict[str, Any]:
    """What a recipe defines, on the table of the first one unless it lays out its own."""
    space: dict[str, Any] = {key: value for module in WORDS for key, value in vars(module).items()}
    space |= {"TURN": 1, **constants}
    exec(compile(DEAL, "secret-hand", "exec"), space)
    exec(compile(RECIPES[name], name, "exec"), space)
    return space


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Callable[..., cl.Table]:
    """Registers the game of a recipe, holds two laws over it, and opens a table."""

    def open_table(space: dict[str, Any], *rules: tuple[Callable[[state.State], None], ...]) -> cl.Table:
        numbers = (layout.Number("score", 3), *[one for one in space.get("NUMBERS", ()) if one.name != "score"])
        lay = layout.Layout(
            SUITS, (0,) * 9, space["ZONES"], numbers, space.get("VERBS", ()), space.get("TELLINGS", ()),
            ("set-up", "turn", "next")[: len(rules)],
        )  # fmt: skip
        if "HINTS" in space:
            space["HINTS"].join(lay)
        book = made.Rulebook(lay, list(rules), made.heaped(lay, 0), infer=space.get("INFER", plain.infer))
        id = f"recipe-{request.node.name}"
        monkeypatch.setitem(register(), id, made.Game(id, 1, (3, 3), book))
        place = Venue(id, (), 3, 1)
        assert hold(worlds.law, place, every=1) and hold(asking.law, place, every=1)
        return cl.new(id, seats=3, seed=1)

    return open_table


Tables = Callable[..., cl.Table]


def lay_first(s: state.State) -> None:
    verbs.move(s, ask.noun_of(s.answer), 4)


def show(s: state.State) -> None:
    offers.ask(s, s.seat, offers.actions(0, verbs.cards_in(s, 1 + s.seat)))


def test_secret_hand(table: Tables) -> None:
    space = cooked("secret-hand") | {"VERBS": (layout.Verb("lay", layout.CARD),)}
    one = table(space, (space["deal"],), (show, lay_first))
    assert None not in one.seen(0).zone("hand", 0) and one.seen(1).zone("hand", 0) == [None, None]


def test_clue(table: Tables) -> None:
    space = cooked("clue")
    hints = space["HINTS"]

    def deal(s: state.State) -> None:
        verbs.shuffle(s, 0)
        for place in range(1, 7):
            hints.forget(s, place)
            verbs.move(s, verbs.top(s, 0), place)
        verbs.push(s, 1, 0)

    def aim(s: state.State) -> None:
        verbs.push(s, 2, s.seat, ask.noun_of(s.answer))

    def what(s: state.State) -> None:
        hints.ask_what(s, s.seat, s.a)

    def tell(s: state.State) -> None:
        hints.tell(s, s.seat, s.a, s.answer)

    one = table(space, (deal,), (space["whom"], aim), (what, tell))
    one.play(0, one.options(0)[0].then[0])
    assert one.events(1)[-1].kind == "clue" and one.result is not None
    assert "ask_what" in space["what"].__code__.co_names


def test_auction(table: Tables) -> None:
    space = cooked("auction", BID=0, PASS=1, AUCTION=1)

    def start(s: state.State) -> None:
        verbs.push(s, 1, 0, 0, 2)

    one = table(space, (start,), (space["call"], space["hear"]))
    for seat, answer in ((0, "bid 3"), (1, "pass"), (2, "bid 5"), (0, "pass"), (1, "pass")):
        one.play(seat, answer)
    assert one.result is not None and one.result.scores == [0, 0, -5]


def test_sealed(table: Tables) -> None:
    space = cooked("sealed")
    one = table(space, (space["deal"],), (space["choose_all"], space["reveal"]))
    for seat in range(3):
        assert one.seen(None).zone("row") == []
        one.play(seat, one.options(seat)[0])
    assert len(one.seen(None).zone("row")) == 3


def test_window(table: Tables) -> None:
    space = cooked("window", NO=0, PASS=1)
    one = table(space, (space["deal"],), (space["listen"], space["heed"]))
    assert one.asked == (1, 2) and all("pass" in [each.text for each in one.options(seat)] for seat in one.asked)


def test_parts(table: Tables) -> None:
    space = cooked("parts", SEND=0, TO=1, AIM=2)
    one = table(space, (space["deal"],), (space["choose_card"], space["aim"]), (space["choose_seat"], space["send"]))
    assert [part.text for part in one.options(0)[0].then] == ["to 1", "to 2"]
    one.play(0, one.options(0)[0].then[1])
    assert len(one.seen(2).named("hand", 2)) == 3


def test_roles(table: Tables) -> None:
    space = cooked("roles") | {"VERBS": (layout.Verb("go"),)}

    def deal(s: state.State) -> None:
        verbs.shuffle(s, 0)
        for seat in range(3):
            verbs.move(s, verbs.top(s, 0), 1 + seat)
        verbs.push(s, 1, 0)

    def wait(s: state.State) -> None:
        offers.ask(s, 0, [ask.action(0, 0)])

    one = table(space, (deal,), (wait, space["unmask"]))
    assert one.seen(1).zone("role", 0) == [None]
    one.play(0, "go")
    assert None not in one.seen(1).zone("role", 0)


def test_countdown(table: Tables) -> None:
    space = cooked("countdown") | {"VERBS": (layout.Verb("go"),)}

    def start(s: state.State) -> None:
        s.n[3] = 2
        verbs.push(s, 1, 0)

    def wait(s: state.State) -> None:
        offers.ask(s, s.seat, [ask.action(0, 0)])

    one = table(space, (start,), (wait, space["tick"]))
    one.play(0, "go")
    one.play(1, "go")
    assert one.result is not None


def test_together() -> None:
    space = cooked("together")
    lay = register()["toy-relay"].layout
    assert space["teams"](lay, [1, 5, 2], 3).winners == [1]
    assert space["all_together"](lay, [4, 4, 4], 3).winners == [0, 1, 2]
    assert space["all_together"](lay, [1, 1, 1], 3).winners == []


def test_data() -> None:
    assert cooked("data")["cards_from"]("Port,1910\nMill,1654\n") == (("Port", "Mill"), ((1910, 1654),))


def test_every_recipe_is_run() -> None:
    run = {name.removeprefix("test_").replace("_", "-") for name in globals() if name.startswith("test_")}
    assert set(RECIPES) == run - {"every-recipe-is-run"}
    assert all(len(text.splitlines()) <= 18 for text in RECIPES.values()), "a recipe is a dozen lines"
