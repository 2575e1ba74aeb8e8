"""The data file is read against a closed vocabulary; every fault names card and field."""

import re

import pytest

from chronolude.games.time_division.cards import FIRST_LINE, LINE_CARD, LINE_COUNT, LINES, NAMES, WIDTH
from chronolude.games.time_division.source import DECK, FILE, Flaw, read

TEXT = FILE.read_text(encoding="utf-8")


def test_the_file_reads_and_becomes_flat_tables() -> None:
    assert [card.id for card in read(TEXT)] == list(NAMES)
    assert len(LINES) == WIDTH * len(LINE_CARD)
    for number, card in enumerate(DECK):
        assert LINE_COUNT[number] == len(card.lines)
        assert all(LINE_CARD[FIRST_LINE[number] + i] == number for i in range(LINE_COUNT[number]))


# what is written, what it is changed to, and what the fault must name
FAULTS = [
    ('era = "egypt"\nvalue = 0', 'era = "atlantis"\nvalue = 0', "card shepherd, field era: 'atlantis'"),
    ("value = 0", "value = 11", "card shepherd, field value: 11"),
    ('kind = "deferred"', 'kind = "odd"', "card shepherd, field deferred"),
    ("warning = true", 'warning = "yes"', "card shepherd, field warning: 'yes'"),
    ('from = "decision.blue"', 'from = "cellar.blue"', r"card shepherd, field lines\[0\].from: 'cellar'"),
    ('from = "decision.blue"', 'from = "decision.green"', r"card shepherd, field lines\[0\].from: 'green'"),
    (
        'from = "decision.blue"',
        'from = "decision.neutral"',
        r"field lines\[0\].from: 'decision.neutral'",
    ),
    ('pick = "the"', 'pick = "all"', r"card shepherd, field lines\[0\].pick: 'all'"),
    ('by = "blue"', 'by = "nobody"', r"card shepherd, field lines\[0\].by: 'nobody'"),
    ('do = ["move"]', 'do = ["burn"]', r"card shepherd, field lines\[0\].do: 'burn'"),
    ('do = ["move"], to', 'do = ["move"], sideways', r"card shepherd, field lines\[0\].to: None"),
    ('when = "after_coin"', 'when = "later"', "card shepherd, field deferred.when: 'later'"),
    ("n = 4, by", "by", r"card foreman, field lines\[0\].n: None"),
    ("n = 4", "n = 14", r"card foreman, field lines\[0\].n: 14"),
    ('is = "most"', 'is = "many"', "card trapper, field condition.is: 'many'"),
    ('measure = "count"', 'measure = "weight"', "card trapper, field condition.measure: 'weight'"),
    ('is = "exact", n = 10', 'is = "exact"', "card bishop, field condition.n: None"),
    ('op = "add"', 'op = "power"', "card student, field rotated.op: 'power'"),
    ('term = "adjacent"', 'term = "far"', "card fast_food_worker, field rotated.term: 'far'"),
    ('of = "influence.red"', 'of = "hand.red"', "card student, field rotated.of: 'hand.red'"),
    ('fr_seed = "BERGER"', 'colour = "green"', "card shepherd, field colour: 'green'"),
    ('en = "Farmer"\n', "", "card farmer, field en: None"),
    ("traveller = true", "traveller = false", "card tim, field traveller: False"),
    ('id = "farmer"', 'id = "shepherd"', "field id: two cards share one"),
    ("value = 9", "value = 8", "era egypt, field value"),
    (
        'with = { from = "influence.red"',
        'with = { from = "influence.blue"',
        r"fisherman, field lines\[0\].with.from",
    ),
    ("lines = []\n", 'lines = [{ by = "blue", do = ["coin"], to = "coin.blue" }]\n', "card pharaoh, field lines"),
    ('to = "coin.blue"', 'to = "past.neutral"', r"card professional_athlete, field deferred.lines\[0\].to"),
    ("[game]", "[game", "not a TOML file"),
]


@pytest.mark.parametrize(("old", "new", "named"), FAULTS, ids=[fault[2] for fault in FAULTS])
def test_a_fault_names_card_and_field(old: str, new: str, named: str) -> None:
    assert old in TEXT
    with pytest.raises(Flaw, match=named):
        read(TEXT.replace(old, new, 1))


def test_no_card_has_code_of_its_own() -> None:
    """No rule names a card: whatever a card does stands in the data."""
    for path in sorted((FILE.parents[1] / "rules").glob("*.py")):
        code = re.sub(r'"""[\s\S]*?"""|#.*', "", path.read_text(encoding="utf-8"))
        for name in NAMES:
            assert not re.search(rf"\b{name}\b", code, re.IGNORECASE), (path.name, name)
