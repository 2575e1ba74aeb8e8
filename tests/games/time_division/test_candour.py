"""What a player of Time Division is told in the middle of an effect: issue 19."""

import pytest

import chronolude as cl
from chronolude.locale import LANGUAGES
from tests.games.time_division.scene import play, scene

# A card that draws or takes before it asks, and the card that waits meanwhile.
WAITING = {
    "fighter_pilot": "A: decision fighter_pilot B: decision banker influence [tony] reserve [terry]",
    "lobbyist": "A: decision lobbyist hand [intern] B: decision banker hand [tony] reserve [terry]",
}


def told(table: cl.Table, card: str, lang: str) -> None:
    """The card is named in the prompt and in the table in words."""
    name = table.view(0, lang)["aid"]["cards"][card]["name"]
    assert name in table.prompt(0, lang) and name in table.describe(0, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("drawer", WAITING)
def test_the_card_drawn_before_a_choice_is_named(drawer: str, lang: str) -> None:
    table = scene(WAITING[drawer])
    play(table, "activate 0")
    assert table.seen(0).zone("aside", 0) == ["terry"] and table.asked == (0,)
    told(table, "terry", lang)
    assert table.seen(1).zone("aside", 0) == [None]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("A: decision architect hand [farmer] B: hand [potter] decision pharaoh past [vizier, scribe]", "farmer"),
        ("A: decision squire hand [monk] B: hand [trapper] decision king reserve [duke, knight]", "monk"),
        (
            "A: decision plague_doctor hand [monk] influence [bishop] B: hand [tina] decision king past [duke, squire]",
            "monk",
        ),
        ("A: decision tina influence [monk, trader] B: decision king reserve [duke, knight]", "trader"),
        ("A: decision tara influence [monk, trader] B: decision king past [duke, knight]", "trader"),
        ("A: decision fisherman influence [farmer, scribe] B: decision pharaoh influence [vizier, tim]", "scribe"),
    ],
)
def test_r_24_the_first_pick_of_an_exchange_does_not_vanish(text: str, first: str, lang: str) -> None:
    table = scene(text)
    play(table, "activate 0", f"take {first}")
    told(table, first, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_travelling_merchant_gives_and_gets_is_told_at_once(lang: str) -> None:
    """A choice and a draw by lot: nobody is asked in between, and both cards are named to those who see them."""
    table = scene("A: decision travelling_merchant hand [farmer, tim] B: decision pharaoh hand [tom, potter]")
    play(table, "activate 0")
    before = table.event_count
    play(table, "take farmer")
    assert table.seen(0).zone("aside", 0) == [] and table.seen(0).numbers["step"] == "play"
    drawn = next(card for card in ("tom", "potter") if card in table.seen(0).zone("hand", 0))
    cards = table.view(0, lang)["aid"]["cards"]
    told = [" ".join(one.text for one in table.events(seat, before, lang)) for seat in (0, 1, None)]
    assert cards["farmer"]["name"] in told[0] and cards[drawn]["name"] in told[0]
    assert cards["farmer"]["name"] in told[1] and cards[drawn]["name"] not in told[1]
    assert cards["farmer"]["name"] not in told[2] and cards[drawn]["name"] not in told[2]


def test_labels_say_what_a_pick_does() -> None:
    table = scene("A: decision potter B: decision pharaoh past [farmer, vizier]")
    play(table, "activate 0")
    assert not any(one.label().startswith("Take") for one in table.options(0))


def test_d_062_the_reason_why_an_effect_was_ignored_stays_as_it_was() -> None:
    """Of an exchange it says which half found no card, whatever lies there when the line is read again."""
    table = scene("A: decision fisherman influence [farmer] B: decision pharaoh influence []")
    table.play(0, "activate 0")
    event = next(one for one in table.events(0) if one.kind == "ignored")
    assert table.say(0, event) == "Fisherman has no effect: no card in your opponent’s Influence Area (D-062)."
