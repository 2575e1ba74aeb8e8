"""Forecasts: certain events, ranges of figures, windows, and where they stop."""

import pytest

import chronolude as cl
from tests.games.contre_temps.scenes import scene


def kinds(table: cl.Table, seat: int, text: str) -> list[str]:
    return [one.kind for one in table.foresee(seat, text).events]


def test_the_last_card_of_an_event_tells_who_will_win_it_and_what_is_paid() -> None:
    table = scene()
    table.play(1, "C9")
    table.play(2, "A8")
    forecast = table.foresee(0, "C12")
    certain = {one.kind: one.args for one in forecast.events}
    assert certain["event-won"] == {"seat": 2, "event": 6, "card": "A8"} and certain["time-passed"] == {"event": 7}
    assert forecast.worlds == 64
    low = table.foresee(0, "C7")
    assert low.figures["energy"][0] == [1, 1] and low.figures["discs"][2] == [1, 1]
    assert "energy" not in forecast.figures, "nobody earns anything: two discs out each"


def test_a_first_card_tells_only_itself_while_others_have_a_choice() -> None:
    assert kinds(scene(), 1, "C9") == ["moved", "played"]


def test_a_sealed_answer_that_is_not_the_last_tells_nothing() -> None:
    table = scene(phase="travel", energy=[2, 1, 0])
    forecast = table.foresee(0, "-2")
    assert forecast.events == [] and forecast.figures == {}


def test_the_last_sealed_answer_ranges_over_what_others_may_have_chosen() -> None:
    table = scene(phase="travel", energy=[1, 1, 0])
    table.play(0, "-1")
    table.play(1, "-1")
    forecast = table.foresee(2, "0")
    assert forecast.figures["energy"][:3] == [[0, 1], [0, 1], [0, 0]]
    assert all(one.args.get("seat") != 0 or one.args.get("n") != -1 for one in forecast.events)


def test_an_answer_not_on_offer_is_refused() -> None:
    with pytest.raises(cl.Refused) as refused:
        scene().foresee(2, "A8")
    assert refused.value.rule == "H-1"


def test_a_window_is_passed_through_and_labelled() -> None:
    table = cl.new("toy-whisper", seats=3, seed=1)
    card = table.options(0)[0].text
    events = table.foresee(0, card).events
    counted = [one for one in events if one.kind == "counted"]
    assert counted and counted[0].if_nobody_answers and not events[0].if_nobody_answers


def test_it_stops_where_anything_is_turned_up() -> None:
    table = cl.new("toy-postcards", seats=2, seed=1)
    card = table.options(0)[0].text
    assert kinds(table, 0, f"{card} > gap 0") == []
    pearls = cl.new("toy-shells", seats=2, seed=1)
    assert kinds(pearls, 0, "take cup 1") == []


def test_it_stops_at_chance() -> None:
    table = cl.new("toy-snap", seats=2, seed=1)
    assert kinds(table, 0, "grab") == ["moved", "grabbed-by"]
    now = table.view(None)["zones"][1]["cards"][0]
    assert table.foresee(1, "grab").figures["score"][1] == [int(now), int(now)]


def test_nested_effects_are_foreseen_to_the_next_choice() -> None:
    table = cl.new("toy-relay", seats=2, seed=3)
    path = next(one for one in table.options(0) if one.text.startswith("Step"))
    whole = path.then[0].then[0].path
    forecast = table.foresee(0, whole)
    assert [one.kind for one in forecast.events][:2] == ["moved", "sent"]
    assert forecast.figures["score"][1][0] == forecast.figures["score"][1][1] < 0
