"""No view, option, reason, forecast or event tells a date that has not been turned over (T-014, T-072)."""

import json

import chronolude as cl
from chronolude import Table
from chronolude.bots import Dice
from chronolude.games.timeline import printed
from chronolude.kernel.chance import Cheap
from chronolude.sight import imagine
from chronolude.tables.record import Chance, Header


def other_world(table: Table, seat: int, seed: int) -> Table:
    """The same to this seat, with other dates behind the cards and another order of the pile."""
    world = imagine(table.sight(seat), table.game.rules, Cheap(0), Cheap(seed))
    made = Table(table.game, world, table.settings, Header("timeline", 1, table.seats, table.settings, Chance()))
    made.recall({other: list(table.sight(seat).memory) for other in (*range(table.seats), 15)})
    return made


def told(table: Table, seat: int) -> str:
    """All that a seat can get out of a table without playing."""
    plain = table.view(seat)
    plain.pop("decision")
    options = [(one.text, one.label("fr"), [gap.label("en") for gap in one.then]) for one in table.options(seat)]
    asked = [f"{one} > gap {gap}" for one in table.game.layout.cards[:60] for gap in (1, 99)]
    reasons = [reason and (reason.rule, reason.why("en")) for reason in (table.why(seat, text) for text in asked)]
    return json.dumps([plain, options, reasons, table.describe(seat, "fr"), table.prompt(seat, "en")])


def played(seed: int, turns: int, **options: str) -> Table:
    table = cl.new("timeline", 3, seed, **options)
    dice = Dice(seed)
    for _ in range(turns):
        if table.asked:
            seat = table.asked[0]
            option = table.options(seat)[dice.below(len(table.options(seat)))]
            table.play(seat, option.then[dice.below(len(option.then))])
    return table


def test_t_014_a_seat_cannot_tell_two_worlds_apart() -> None:
    for seed, turns in ((1, 0), (2, 9), (3, 25)):
        table = played(seed, turns, show_top_card="true")
        for seat in range(3):
            for world in range(3):
                assert told(other_world(table, seat, world), seat) == told(table, seat)


def test_imagined_worlds_hold_other_dates_and_keep_those_that_were_seen() -> None:
    table = played(5, 12)
    truth = table.position()["zones"]
    open_dates = {zone["seat"] for zone in table.view(0)["zones"] if zone["name"] == "date" and zone["cards"][0]}
    other = other_world(table, 0, 9).position()["zones"]
    places = [f"date {place}" for place in range(1, 56)]
    assert all(other[f"date {place}"] == truth[f"date {place}"] for place in open_dates)
    assert sum(other[place] != truth[place] for place in places) > 20


def test_a_date_once_seen_stays_known_in_every_world_though_it_is_hidden_again() -> None:
    table = cl.new("timeline", 2, 7, decks="inventions", period="..-1", hand_size="3")
    dice = Dice(5)
    while not [event for event in table.events(0) if event.kind == "renewed"]:
        seat = table.asked[0]
        option = table.options(seat)[dice.below(len(table.options(seat)))]
        table.play(seat, option.then[dice.below(len(option.then))])
    seen = {event.args["card"]: event.args["date"] for event in table.events(0) if event.kind in ("placed", "missed")}
    order = [card.id for card in printed(table.game.layout)]
    hidden = [card for card in seen if card not in table.view(0)["aid"]["dates"]]
    assert hidden
    for world in range(5):
        zones = other_world(table, 0, world).position()["zones"]
        assert all(zones[f"date {order.index(card) + 1}"] == [date] for card, date in seen.items())


def test_t_072_no_hidden_year_is_in_the_bytes_sent() -> None:
    """Only years that lie open may appear as numbers or dates; explanations of others do not appear at all."""
    table = played(11, 10)
    cards = {card.id: card for card in printed(table.game.layout)}
    for seat in (0, 1, 2, None):
        sent = json.dumps([table.view(seat), [told.args for told in table.events(seat)]], ensure_ascii=False)
        shown = set(table.view(seat)["aid"]["dates"])
        for card in cards.values():
            if card.id not in shown:
                assert card.explanation_fr not in sent
                assert f'"year": {card.year},' not in sent or card.year in {cards[one].year for one in shown}


def test_a_forecast_tells_nothing_of_the_date() -> None:
    table = played(13, 4)
    seat = table.asked[0]
    option = table.options(seat)[0]
    for gap in option.then:
        assert table.foresee(seat, gap).events == []


def test_a_fair_branch_keeps_the_dates_true() -> None:
    table = played(17, 8)
    branch = cl.load(table.record().json).branch(5, mode="fair", seat=1, seed=3)
    places = [f"date {place}" for place in range(1, 56)]
    truth = table.position()["zones"]
    assert [branch.position()["zones"][place] for place in places] == [truth[place] for place in places]


def test_a_record_replays_and_a_position_reads_back_after_every_turn() -> None:
    table = cl.new("timeline", 3, 19, decks="arts,science", avoid="art-beatles,art-starwars")
    dice = Dice(2)
    while table.asked:
        seat = table.asked[0]
        option = table.options(seat)[dice.below(len(table.options(seat)))]
        table.play(seat, option.then[dice.below(len(option.then))])
        assert cl.position("timeline", json.loads(json.dumps(table.position()))) == table
    assert cl.load(table.record().text).replay() == table


def test_a_memory_says_only_what_the_view_does_not() -> None:
    """Before the pile is renewed, nothing is remembered that is not seen; afterwards only the dates hidden again."""
    table = cl.new("timeline", 2, 7, period="..-1", hand_size="3")
    dice = Dice(5)
    while not [event for event in table.events(0) if event.kind == "renewed"]:
        assert "memory" not in table.position()
        seat = table.asked[0]
        option = table.options(seat)[dice.below(len(table.options(seat)))]
        table.play(seat, option.then[dice.below(len(option.then))])
    known = table.position()["memory"]["0"]
    assert all(len(places) == 1 for places in known.values())
