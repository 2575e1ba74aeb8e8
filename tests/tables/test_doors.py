"""The front door: what is of the wrong type gets a sentence, and nothing is changed before anything is raised."""

from typing import Any

import pytest

import chronolude as cl
from chronolude.games import OURS, find
from chronolude.kernel.chance import Cheap
from chronolude.kernel.engine import MOST_STEPS, Stuck, run
from chronolude.kernel.layout import Layout
from chronolude.kernel.state import Rules, State
from chronolude.kernel.verbs import push
from chronolude.tables.notation import Impossible, Unreadable
from tests.games.time_division.scene import scene as duel
from tests.games.time_stories.scenes import begin

ANY: Any = cl
CALLS: list[Any] = [
    lambda table: table.play(0, None),
    lambda table: table.play(0.0, table.options(0)[0]),
    lambda table: table.play("0", "keep"),
    lambda table: table.play(None, "keep"),
    lambda table: table.play(True, table.options(0)[0]),
    lambda table: table.describe(0, None),
    lambda table: table.prompt(0, 3),
    lambda table: table.view(0, None),
    lambda table: table.events(0, None),
    lambda table: table.events(0, 0, 7),
    lambda table: table.why(0, 3),
    lambda table: table.foresee(0.0, "keep"),
    lambda table: table.options("0"),
    lambda table: table.view("0"),
    lambda table: table.describe(0.5),
    lambda table: ANY.new("chrononauts", seats="3"),
    lambda table: ANY.new("chrononauts", seats=2.0),
    lambda table: ANY.new("chrononauts", seed="x"),
    lambda table: ANY.position("chrononauts", None),
    lambda table: ANY.position("chrononauts", "{}"),
    lambda table: ANY.load(None),
]


@pytest.mark.parametrize("call", CALLS)
def test_a_wrong_type_gets_a_sentence_and_changes_nothing(call: Any) -> None:
    table = cl.new("chrononauts", seats=2, seed=1)
    before = table.position()
    with pytest.raises(Unreadable) as refused:
        call(table)
    assert ", but must be a" in str(refused.value) and refused.value.why("fr").endswith(".")
    assert (table.decision, table.position()) == (0, before)
    assert table.record().moves == []


def test_an_integer_of_an_array_is_a_seat() -> None:
    class Whole:
        def __index__(self) -> int:
            return 0

    table = cl.new("chrononauts", seats=2, seed=1)
    table.play(Whole(), "keep")  # type: ignore[arg-type]
    assert table.asked == (1,)


def test_rules_that_ask_nobody_are_stopped() -> None:
    """A rule that begins itself again for ever, in the engine as it is compiled or not."""

    def again(s: State) -> None:
        push(s, 0)

    state = State(Layout((), (), (), (), (), (), ("again",)), Rules([(again,)]), 1, Cheap(0))
    push(state, 0)
    with pytest.raises(Stuck, match=f"{MOST_STEPS}"):
        run(state)


def test_every_number_of_ours_has_a_range() -> None:
    for game in OURS:
        free = [
            one.name for one in find(game).layout.numbers if not one.words and one.seat < 0 and one.most < one.least
        ]
        assert free == [], game


WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("time-division", {"coin": 7}, "coin is 7"),
    ("chrononauts", {"turn": -5}, "turn is -5"),
    ("chrononauts", {"paradoxes": 99}, "paradoxes is 99"),
    ("chrononauts", {"paradoxes": -5}, "paradoxes is -5"),
    ("time-division", {"marker": 99}, "marker is 99, but must be from -4 to 4"),
    ("time-stories", {"azrak": [-3, 0, 0, 0]}, "azrak is -3"),
    ("solonauts", {"travellers": 1 << 30}, "travellers is"),
]


@pytest.mark.parametrize(("game", "numbers", "says"), WRONG)
def test_a_number_out_of_its_range_is_refused_in_both_languages(game: str, numbers: dict[str, Any], says: str) -> None:
    plain = cl.new(game).position()
    plain["numbers"] |= numbers
    with pytest.raises(Impossible, match=says) as refused:
        cl.position(game, plain)
    assert refused.value.why("fr") != refused.value.why("en")


def test_no_frames_at_all_is_no_position_of_a_game_that_goes_on() -> None:
    for game in ("contre-temps", "timeline", "time-division", "chrononauts", "artifaxx", "solonauts", "time-stories"):
        with pytest.raises(Impossible, match="the game is not over"):
            cl.position(game, {**cl.new(game).position(), "frames": []})


CROWDED = [
    ("A: decision [farmer, potter] B: decision pharaoh", "there are 2 cards in decision 0"),
    ("A: decision farmer hand [king] B: decision pharaoh hand [potter]", "king is not a card of the era"),
    (
        "A: decision farmer hand [potter, vizier] B: decision pharaoh hand [tim]",
        "both players must have the same number of cards",
    ),
]


@pytest.mark.parametrize(("text", "says"), CROWDED)
def test_cards_that_cannot_lie_so_are_refused_in_both_languages(text: str, says: str) -> None:
    with pytest.raises(Impossible, match=says) as refused:
        duel(text)
    assert refused.value.key != "cl-wrong-course" and refused.value.why("fr") != refused.value.why("en")


def test_a_seat_that_is_not_at_the_table_is_never_asked() -> None:
    """A prologue that begins again for no seat: found by the fuzzer, a few answers after the position was read."""
    place = begin(3).position()
    place["frames"] = [[*frame[:2], -1, -1, 0] if frame[0] == "prologue" else frame for frame in place["frames"]]
    with pytest.raises(Impossible, match="does not sit at the table") as refused:
        cl.position("time-stories", place)
    assert refused.value.why("fr").endswith("qui n’est pas à la table.")


def test_open_paradoxes_are_counted_and_not_believed() -> None:
    plain = cl.new("solonauts", seed=2).position()
    plain["numbers"]["paradoxes"] = 5
    assert cl.position("solonauts", plain).view(0)["numbers"]["paradoxes"] == 0
