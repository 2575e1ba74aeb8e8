"""What is followed, shared or known without trying is what it would be if it were made anew for each."""

import pytest

import chronolude as cl
from chronolude.games.seen import ZoneView
from chronolude.kernel.ask import verb_of
from chronolude.kernel.engine import answer
from chronolude.kernel.layout import SEAT
from chronolude.tables.views import laid_out, zone_view
from chronolude.testing.walk import Law, Venue, hold
from tests.laws.walk import Dice, everyone

LANG = "fr"


def printed(table: cl.Table, seat: int | None) -> list[ZoneView]:
    """The zones of a seat from its sight alone."""
    layout, sight = table.game.layout, table.sight(seat)
    out = []
    for zone in laid_out(layout, table.seats):
        spots = range(zone, zone + layout.zone_of[zone].places)
        cards = tuple(card for spot in spots for card in sight.zones[spot])
        faces = tuple(face for spot in spots for face in sight.faces[spot])
        places = tuple(spot - zone + 1 for spot in spots for _ in sight.zones[spot]) if len(spots) > 1 else ()
        out.append(zone_view(layout, zone, cards, faces, places))
    return out


def followed(table: cl.Table, dice: Dice) -> int:
    """Zones are looked at again where something changed: also after going back."""
    twin = table.clone()
    for seat in everyone(twin):
        twin.seen(seat)
    for _ in range(min(dice.randrange(4), twin.decision)):
        twin.undo()
    for one in (table, twin):
        for seat in everyone(one):
            assert one.seen(seat).zones == printed(one, seat)
    return 1


def shared(table: cl.Table, _dice: Dice) -> int:
    """Where a board's aid is said to be alike for all, it is; where a sentence is said to be, it is."""
    board, words, public = table.game.board, table.game.words, table.seen(None)
    since = max(0, table.event_count - 12)
    for seat in range(table.seats):
        view = table.seen(seat)
        if board.alike:
            assert board.aid(view, LANG) == board.aid(public, LANG)
        for told in table.events(seat, since):
            named = [told.args[name] for name, sort in args_of(table, told.kind) if sort == SEAT]
            if told.kind in words.alike.sentences and seat not in named:
                assert words.sentence(view, told.kind, told.args, LANG) == words.sentence(
                    public, told.kind, told.args, LANG
                )
    return 1


def labelled(table: cl.Table, _dice: Dice) -> int:
    """An answer that is said to be labelled by its text alone is labelled so for a spectator, too."""
    words = table.game.words
    for seat in table.asked:
        for choice in table.options(seat):
            if choice.sign is not None:
                assert choice.label(LANG) == words.label(table.seen(None), choice.text, LANG) and not choice.then
    for seat in range(table.seats) if words.alike.waiting else ():
        if seat not in table.asked and table.result is None:  # the end is told to its winner as such
            assert table.prompt(seat, LANG) == table.prompt(None, LANG)
    return 1


def besides(table: cl.Table, _dice: Dice) -> int:
    """A board's aid, and what is said besides it, are what they would be if nothing had been kept from earlier."""
    for seat in everyone(table):
        view = table.seen(seat)
        aided = table.aided(view, LANG)
        assert aided.besides == table.game.words.besides(view, LANG)
        assert aided.aid == table.game.board.aid(view, LANG)
    return 1


def asked(table: cl.Table, _dice: Dice) -> int:
    """What is said to stay as it was asked, whoever seals meanwhile, does."""
    if not table.game.words.alike.asking or not table.is_sealed or len(table.asked) < 2:
        return 1
    twin = table.clone()
    first, *rest = twin.asked
    before = {seat: twin.prompt(seat, LANG) for seat in rest}
    twin.take(first, twin.moves(first)[0])
    for seat in rest:
        assert twin.prompt(seat, LANG) == before[seat]
    return 1


def args_of(table: cl.Table, kind: str) -> tuple[tuple[str, int], ...]:
    return next(one.args for one in table.game.layout.tellings if one.name == kind)


def ended(table: cl.Table, _dice: Dice) -> int:
    """An answer whose verb ends a move is never followed by a part of the same move."""
    verbs, state = table.game.layout.verbs, table.truth()
    ask = state.ask
    for seat in [] if ask is None else ask.seats:
        for act in ask.of(seat) if ask is not None else ():
            trial = state.clone()
            answer(trial, seat, act)
            assert not (verbs[verb_of(act)].ends and trial.mode >= 0 and trial.part)
    return 1


LAWS = ((followed, 3), (shared, 3), (labelled, 3), (besides, 1), (asked, 3), (ended, 5))


@pytest.mark.parametrize(("law", "every"), LAWS, ids=[law.__name__ for law, _ in LAWS])
def test_what_is_shown_is_true(law: Law, every: int, place: Venue) -> None:
    """Zones are followed, what is shared is alike, a steady label is steady, and a verb that ends a move ends it."""
    assert hold(law, place, every)
