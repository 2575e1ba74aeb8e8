"""Every card by name: what it does when it is activated by the decision, and when it cannot."""

import pytest

from chronolude.games.time_division.cards import NAMES

from .scene import lies, number, play, scene, told

Case = tuple[str, list[str], str]

# card: position at the decision (A holds the coin and the card), answers after `activate 0`, position after it
CASES: dict[str, Case] = {
    "shepherd": (
        "A: decision shepherd hand [archer] B: decision farmer hand [pharaoh]",
        [
            "archer",
            "pharaoh",
            "activate 1",
        ],  # B gets the coin for the 10, loses it, names the empty side
        "A: influence [pharaoh, archer] transit - B: influence [farmer] past [shepherd]",
    ),
    "farmer": (
        "A: decision farmer hand [tim, tom] B: decision pharaoh hand [carpenter, vizier] reserve [scribe]",
        ["take carpenter", "take scribe"],
        "A: influence [scribe] B: hand [carpenter, vizier] influence [pharaoh] past [farmer]",
    ),
    "fisherman": (
        "A: decision fisherman influence [farmer, scribe] B: decision potter influence [vizier, archer]",
        ["take farmer", "take archer"],
        "A: influence [archer, scribe] B: influence [vizier, farmer, potter] past [fisherman]",
    ),
    "tim": (
        "A: decision tim B: decision archer past [charioteer, potter]",
        ["take charioteer"],
        "A: influence [charioteer] B: influence [] past [tim, archer, potter]",
    ),
    "tom": (
        "A: decision tom B: decision archer past [] reserve [charioteer, potter]",
        ["take charioteer"],
        "A: influence [charioteer] B: influence [] past [tom, archer] reserve [potter]",
    ),
    "potter": (
        "A: decision potter B: decision archer past [vizier, farmer]",
        ["take vizier"],
        "A: influence [vizier] B: influence [archer] past [potter, farmer]",
    ),
    "travelling_merchant": (
        "A: decision travelling_merchant hand [farmer] B: decision archer hand [vizier]",
        ["take farmer"],
        "A: hand [vizier] B: hand [farmer] influence [archer] past [travelling_merchant]",
    ),
    "stonemason": (
        "A: decision stonemason B: decision archer reserve [charioteer, vizier]",
        ["take charioteer"],
        "A: influence [] B: influence [] past [stonemason, archer] reserve [charioteer, vizier]",
    ),
    "carpenter": (
        "A: decision carpenter B: decision archer reserve [charioteer, vizier]",
        ["take vizier"],
        "A: influence [vizier] B: influence [archer] past [carpenter] reserve [charioteer]",
    ),
    "charioteer": (
        "A: decision charioteer B: decision pharaoh",
        [],
        "A: influence [] B: influence [] past [charioteer, pharaoh]",
    ),
    "archer": (
        "A: decision archer B: decision farmer influence [vizier, scribe]",
        ["take vizier"],
        "B: influence [scribe, farmer] past [archer, vizier]",
    ),
    "foreman": (
        "A: decision foreman B: decision stonemason",
        [],
        "B: influence [] past [foreman, stonemason]",
    ),
    "scribe": (
        "A: decision scribe B: decision carpenter",
        [],
        "A: influence [carpenter] B: influence [] past [scribe]",
    ),
    "shipbuilder": (
        "A: decision shipbuilder hand [potter] B: decision farmer hand [pharaoh]",
        ["potter", "activate 1"],  # B is not asked: a random card of the hand is played
        "A: transit - influence [potter] B: influence [farmer] past [shipbuilder, pharaoh]",
    ),
    "architect": (
        "A: decision architect hand [farmer] B: decision potter hand [tim] past [vizier]",
        ["take farmer", "take vizier"],
        "A: hand [vizier] B: influence [potter] past [architect, farmer]",
    ),
    "priest_of_horus": (
        "A: decision priest_of_horus B: decision archer",
        [],
        "A: influence [archer] B: influence [] past [priest_of_horus]",
    ),
    "priest_of_anubis": (
        "A: decision priest_of_anubis B: decision architect",
        [],
        "A: influence [architect] B: influence [] past [priest_of_anubis]",
    ),
    "priestess_of_bastet": (
        "A: decision priestess_of_bastet B: decision archer reserve [farmer, pharaoh]",
        [],
        "A: influence [pharaoh] B: influence [archer] past [priestess_of_bastet] reserve [farmer]",
    ),
    "vizier": (
        "A: decision vizier B: decision pharaoh",
        [],
        "A: influence [pharaoh] B: influence [] past [vizier]",
    ),
    "pharaoh": (
        "A: decision pharaoh B: decision archer reserve [farmer]",
        [],
        "A: influence [] B: influence [archer] past [pharaoh] reserve [farmer]",
    ),
    "beggar": (
        "A: decision beggar B: decision king past []",
        ["take king"],
        "A: influence [king] B: influence [] past [beggar]",
    ),
    "trapper": (
        "A: decision trapper influence [duke] B: decision monk influence [knight, bishop, squire]",
        [],
        "A: influence [duke] B: influence [knight, squire, monk] past [trapper, bishop]",
    ),
    "executioner": (
        "A: decision executioner influence [king] B: decision monk influence [duke, bishop]",
        [],
        "A: influence [] B: influence [duke, bishop, monk] past [executioner, king]",
    ),
    "tina": (
        "A: decision tina influence [squire] B: decision monk influence [king, duke] reserve [beggar, bishop]",
        ["take king", "take beggar"],
        "A: influence [squire] B: influence [beggar, duke, monk] past [tina] reserve [bishop, king]",
    ),
    "tara": (
        "A: decision tara influence [squire] B: decision monk influence [king] past [beggar, bishop]",
        ["take squire", "take bishop"],
        "A: influence [bishop] B: influence [king, monk] past [tara, beggar, squire]",
    ),
    "blacksmith": (
        "A: decision blacksmith B: decision troubadour influence []",
        [],  # the Troubadour, resolved by A, finds itself in the opposing Decision Space
        "A: influence [troubadour] B: influence [] past [blacksmith]",
    ),
    "squire": (
        "A: decision squire hand [beggar] B: decision monk hand [tina] reserve [king]",
        ["take beggar", "take king"],
        "A: hand [king] B: influence [monk] past [squire] reserve [beggar]",
    ),
    "troubadour": (
        "A: decision troubadour B: decision king",
        [],
        "A: influence [king] B: influence [] past [troubadour]",
    ),
    "moneylender": (
        "A: decision moneylender influence [duke] B: decision monk influence [squire] past [king, beggar]",
        ["take king"],
        "A: influence [duke] B: influence [squire, king, monk] past [moneylender, beggar]",
    ),
    "tax_collector": (
        "A: decision tax_collector influence [duke, squire] B: decision monk influence [king]",
        [],
        "A: influence [squire] B: influence [king, monk] past [tax_collector, duke]",
    ),
    "night_watchman": (
        "A: decision night_watchman hand [beggar] B: decision monk hand [king]",
        ["beggar", "king", "activate 1"],  # both sealed, then B decides with the 10
        "A: transit - influence [beggar] B: influence [monk] past [night_watchman, king]",
    ),
    "monk": (
        "A: decision monk B: decision king reserve [beggar]",
        [],
        "A: hand [beggar] B: hand [king] influence [] past [monk] reserve []",
    ),
    "trader": (
        "A: decision trader influence [duke] B: decision monk influence [] reserve [king]",
        [],
        "A: influence [duke] B: influence [king, monk] past [trader] reserve []",
    ),
    "guild_master": (
        "A: decision guild_master B: decision monk reserve [troubadour, king]",
        ["take troubadour"],
        "A: influence [monk] B: influence [troubadour] past [guild_master] reserve [king]",
    ),
    "plague_doctor": (
        "A: decision plague_doctor hand [beggar] influence [duke] B: decision monk hand [tina] past [king]",
        ["take beggar", "take king"],
        "A: hand [king] influence [duke] B: influence [monk] past [plague_doctor, beggar]",
    ),
    "scholar": (
        "A: decision scholar influence [guild_master] B: decision monk influence [squire] reserve [troubadour]",
        ["take troubadour"],
        "A: influence [guild_master, monk] B: influence [squire, troubadour] past [scholar] reserve []",
    ),
    "knight": (
        "A: decision knight hand [beggar] B: decision monk hand [king]",
        ["beggar", "king"],
        "A: transit - influence [] B: influence [monk] past [knight, beggar, king]",
    ),
    "bishop": (
        "A: decision bishop B: decision monk influence [king] reserve [duke, troubadour]",
        ["take troubadour"],  # B is orange, so blue: the opposing Decision Space is A's, where the Bishop lies
        "A: influence [] B: influence [king, bishop, monk] past [] reserve [duke, troubadour]",
    ),
    "duke": (
        "A: decision duke B: decision monk influence [king, squire]",
        [],
        "A: influence [king] B: influence [squire, monk] past [duke]",
    ),
    "king": (
        "A: decision king B: decision monk",
        [],
        "A: influence [] B: influence [monk] past [king]",
    ),
    "intern": (
        "A: decision intern B: decision banker influence [pop_star, taxi_driver]",
        ["take pop_star"],  # resolved by A: the Banker goes to the Reserve, then the Pop Star to A
        "A: influence [pop_star] B: influence [taxi_driver] past [intern] reserve [banker]",
    ),
    "student": (
        "A: decision student B: decision banker influence [governor]",
        [],
        "A: influence [student*] B: influence [governor, banker] past []",
    ),
    "fast_food_worker": (
        "A: decision fast_food_worker influence [governor] B: decision banker",
        [],
        "A: influence [governor, fast_food_worker*] B: influence [banker] past []",
    ),
    "tony": (
        "A: decision tony influence [governor] B: decision banker",
        [],
        "A: influence [governor, tony*] B: influence [banker] past []",
    ),
    "terry": (
        "A: decision terry B: decision banker influence [governor]",
        [],
        "A: influence [terry*] B: influence [governor, banker] past []",
    ),
    "car_salesman": (
        "A: decision car_salesman hand [tony] B: decision banker hand [governor] reserve [dentist]",
        ["take governor"],
        "A: hand [tony] influence [governor] B: hand [dentist] influence [banker] past [car_salesman] reserve []",
    ),
    "travelling_salesman": (
        "A: decision travelling_salesman B: decision banker past [pop_star, intern]",
        ["take pop_star"],
        "A: influence [pop_star] B: influence [] past [travelling_salesman, intern] reserve [banker]",
    ),
    "private_detective": (
        "A: decision private_detective B: decision banker",
        [],
        "A: influence [private_detective*] B: influence [banker] past []",
    ),
    "taxi_driver": (
        "A: decision taxi_driver B: decision banker influence [governor, tony]",
        ["take governor"],
        "A: influence [governor] B: influence [tony, banker] past [taxi_driver]",
    ),
    "programmer": (
        "A: decision programmer B: decision banker influence [governor, tony]",
        ["take governor"],
        "B: influence [tony, banker] past [programmer, governor]",
    ),
    "aerobics_instructor": (
        "A: decision aerobics_instructor B: decision banker",
        [],
        "A: influence [aerobics_instructor*] B: influence [banker] past []",
    ),
    "dentist": (
        "A: decision dentist B: decision banker influence [pop_star, tony]",
        ["take pop_star"],
        "A: influence [] B: influence [pop_star, tony] past [dentist] reserve [banker]",
    ),
    "banker": (
        "A: decision banker influence [tony, intern] B: decision dentist influence [governor, terry]",
        ["take governor", "take intern"],
        "A: influence [tony, governor] B: influence [intern, terry, dentist] past [banker]",
    ),
    "pop_star": (
        "A: decision pop_star B: decision president reserve [tony]",
        [],
        "B: influence [] past [pop_star] reserve [tony, president]",
    ),
    "professional_athlete": (
        "A: decision professional_athlete hand [student] B: decision banker hand [president]",
        ["student", "president", "activate 1"],  # A decides although B played the 10
        "A: transit - influence [student] B: influence [banker] past [professional_athlete, president]",
    ),
    "fighter_pilot": (
        "A: decision fighter_pilot B: decision banker influence [governor, tony] reserve [intern]",
        ["take governor"],
        "B: influence [intern, tony, banker] past [fighter_pilot] reserve [governor]",
    ),
    "lobbyist": (
        "A: decision lobbyist hand [student] B: decision banker hand [intern] reserve [president]",
        ["take student"],  # line two finds the Student in the Reserve
        "A: hand [president] B: hand [student] influence [banker] past [lobbyist] reserve [intern]",
    ),
    "oil_magnate": (
        "A: decision oil_magnate hand [tony] B: decision banker hand [terry]",
        [],
        "B: influence [banker] past [oil_magnate]",
    ),
    "governor": (
        "A: decision governor hand [student] B: decision banker hand [president]",
        ["student", "president", "activate 1"],  # A has the lower card and the coin
        "A: transit - influence [student] B: influence [banker] past [governor, president]",
    ),
    "president": (
        "A: decision president B: decision banker",
        [],
        "A: influence [] B: influence [banker] past [president]",
    ),
}


def test_all_sixty_cards_are_here() -> None:
    assert list(CASES) == list(NAMES)


@pytest.mark.parametrize("card", NAMES)
def test_what_a_card_does(card: str) -> None:
    position, answers, after = CASES[card]
    table = scene(position)
    play(table, "activate 0", *answers)
    lies(table, after)
    assert told(table, "activated")[0]["card"] == card


# Positions in which a card's effect is ignored: nothing moves but the card itself and the one recovered.
IN_VAIN = {
    "farmer": "A: decision farmer B: decision potter hand []",
    "fisherman": "A: decision fisherman influence [archer] B: decision potter influence []",
    "tim": "A: decision tim B: decision potter past []",
    "tom": "A: decision tom B: decision potter reserve []",
    "potter": "A: decision potter B: decision farmer past []",
    "travelling_merchant": "A: decision travelling_merchant B: decision potter",
    "stonemason": "A: decision stonemason B: decision potter reserve []",
    "carpenter": "A: decision carpenter B: decision potter reserve []",
    "archer": "A: decision archer B: decision potter influence []",
    "foreman": "A: decision foreman B: decision potter",
    "scribe": "A: decision scribe B: decision potter",
    "architect": "A: decision architect B: decision potter past [vizier]",
    "priest_of_horus": "A: decision priest_of_horus B: decision potter",
    "priest_of_anubis": "A: decision priest_of_anubis B: decision potter",
    "priestess_of_bastet": "A: decision priestess_of_bastet B: decision potter reserve [farmer]",
    "vizier": "A: decision vizier B: decision potter",
    "trapper": "A: decision trapper B: decision king",
    "executioner": "A: decision executioner B: decision king",
    "tina": "A: decision tina influence [duke] B: decision king reserve []",
    "tara": "A: decision tara influence [duke] B: decision king past []",
    "squire": "A: decision squire B: decision king reserve [duke]",
    "moneylender": "A: decision moneylender B: decision king past []",
    "tax_collector": "A: decision tax_collector B: decision king",
    "monk": "A: decision monk B: decision king reserve []",
    "trader": "A: decision trader B: decision king reserve []",
    "guild_master": "A: decision guild_master B: decision king reserve []",
    "plague_doctor": "A: decision plague_doctor influence [duke] B: decision king past [monk]",
    "scholar": "A: decision scholar B: decision king",
    "bishop": "A: decision bishop influence [duke] B: decision king reserve [monk]",
    "duke": "A: decision duke B: decision king influence [bishop]",
    "intern": "A: decision intern B: decision tony influence []",
    "car_salesman": "A: decision car_salesman hand [student] B: decision tony hand [banker] reserve []",
    "travelling_salesman": "A: decision travelling_salesman B: decision tony past []",
    "taxi_driver": "A: decision taxi_driver B: decision tony",
    "programmer": "A: decision programmer B: decision tony",
    "dentist": "A: decision dentist B: decision tony",
    "banker": "A: decision banker B: decision tony influence [intern]",
    "fighter_pilot": "A: decision fighter_pilot B: decision tony influence [intern] reserve []",
    "lobbyist": "A: decision lobbyist hand [student] B: decision tony hand [intern] reserve []",
}


@pytest.mark.parametrize("card", IN_VAIN)
def test_d_062_a_card_that_cannot_be_resolved_in_full_does_nothing(card: str) -> None:
    table = scene(IN_VAIN[card])
    before = table.position()["zones"]
    play(table, "activate 0")
    after = table.position()["zones"]
    moved = {name for name in {*before, *after} if before.get(name) != after.get(name)}
    assert moved <= {"decision 0", "decision 1", "past", "influence 1"}
    assert card in after["past"]
    assert told(table, "ignored")[0]["card"] == card


def test_oil_magnate_gives_the_coin_away_and_the_decision_stands() -> None:
    table = scene(CASES["oil_magnate"][0])
    play(table, "activate 0")
    assert number(table, "coin") == 1
    assert table.asked == (1,)
