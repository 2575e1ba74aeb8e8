"""Chance can be checked: a commitment before the deal, every seat's words, and the secret told at the end."""

import hashlib

import msgspec
import pytest

import chronolude as cl
from chronolude.games import find
from chronolude.tables.fair import commitment_of, fair_chance, new_secret, seed_of
from chronolude.tables.opening import deal
from chronolude.tables.record import Chance, Record
from chronolude.tables.replay import verify
from chronolude.tables.sources import Hashed
from tests.laws.walk import Dice, any_answer

SECRET = "5e" * 32
WORDS = ["a walrus", "12 o’clock", ""]


def fair_game(game: str = "contre-temps", undo: bool = False) -> cl.Table:
    source, chance = fair_chance(SECRET, WORDS)
    table, dice = deal(find(game), 3, {}, source, chance), Dice(8)
    while table.result is None:
        table.play(*any_answer(table, dice))
        if undo and dice.random() < 0.5:
            table.undo()
    return table


def told(record: Record, **changes: object) -> Record:
    """The record with the secret told, and some of its chance otherwise."""
    chance = msgspec.structs.replace(record.header.chance, **{"secret": SECRET, **changes})
    return msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, chance=chance))


@pytest.mark.parametrize("game", ["contre-temps", "toy-snap", "toy-whisper"])
def test_a_fair_game_verifies_from_its_text(game: str) -> None:
    table = fair_game(game)
    verdict = verify(cl.load(told(table.record()).text))
    assert verdict.fair and verdict.answers == table.decision and verdict.draws == table.draws > 0


def test_undone_draws_are_drawn_anew_and_verify() -> None:
    table = fair_game("toy-snap", undo=True)
    verdict = verify(told(table.record()))
    assert verdict.fair and verdict.branches > 0
    lines = {move.stream for move in table.record().moves}
    assert len(lines) > 1


def test_while_the_secret_is_kept_only_the_commitment_is_told() -> None:
    record = fair_game().record()
    assert SECRET not in record.text
    assert record.header.chance.commitment == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()
    with pytest.raises(cl.Unusable, match="secret has not been told"):
        verify(record)


TAMPERED = [
    ({"secret": "5f" * 32}, "does not match the commitment"),
    ({"secret": "not hex"}, "hexadecimal"),
    ({"commitment": "00" * 32}, "does not match the commitment"),
    ({"entropy": ["another", *WORDS[1:]]}, "follow|deal|decision"),
    ({"entropy": WORDS[:2]}, "follow|deal|decision"),
    ({"secret": "5f" * 32, "commitment": commitment_of("5f" * 32)}, "follow|deal|decision"),
]


@pytest.mark.parametrize(("changes", "says"), TAMPERED)
def test_a_tampered_secret_commitment_or_word_is_detected(changes: dict[str, object], says: str) -> None:
    with pytest.raises(cl.Unusable, match=says):
        verify(told(fair_game().record(), **changes))


def test_a_tampered_deal_is_detected() -> None:
    record = told(fair_game().record())
    record.header.deal[5] ^= 1
    with pytest.raises(cl.Unusable, match="follow"):
        verify(record)


def test_a_tampered_draw_is_detected() -> None:
    record = told(fair_game("toy-snap").record())
    drawn = next(move for move in record.moves if move.draws)
    drawn.draws[0] = (drawn.draws[0] + 1) % 2
    with pytest.raises(cl.Unusable, match=r"draws do not follow|digest"):
        verify(record)


def test_a_draw_on_a_tampered_branch_is_detected() -> None:
    record = told(fair_game("toy-snap", undo=True).record())
    branch = next(b for move in record.moves for b in move.branches if b[0].draws)
    branch[0].draws[0] += 1
    with pytest.raises(cl.Unusable, match="draws do not follow"):
        verify(record)


def test_a_plain_seed_verifies_but_is_not_called_fair() -> None:
    table = cl.new("toy-snap", seats=2, seed=9)
    table.play(0, "grab")
    record = table.record()
    assert not verify(record).fair
    other = msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, chance=Chance(seed=10)))
    with pytest.raises(cl.Unusable):
        verify(other)


def test_nobody_alone_chooses_the_seed() -> None:
    assert seed_of(SECRET, WORDS) != seed_of(SECRET, ["x", *WORDS[1:]]) != seed_of("00" * 32, WORDS)
    assert seed_of(SECRET, ["ab", "c"]) != seed_of(SECRET, ["a", "bc"])
    assert len(bytes.fromhex(new_secret())) == 32 and new_secret() != new_secret()


def test_the_bounds_let_anyone_derive_every_draw_without_a_rule() -> None:
    """What a browser does: walk the record, and draw each number from the seed by its line, number and bound."""
    record = told(fair_game("toy-snap", undo=True).record())
    verdict = verify(record)
    source = Hashed(seed_of(SECRET, record.header.chance.entropy))
    bounds = {(line, k): n for line, k, n in verdict.bounds}
    assert len(bounds) == verdict.draws
    assert [source.draw(0, k, bounds[0, k]) for k in range(len(record.header.deal))] == record.header.deal
    assert sorted({line for line, _ in bounds}) != [0]
