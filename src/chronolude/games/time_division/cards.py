"""What is printed: 60 character cards in three eras (D-002, D-003), their effects as flat tables of ints.

A line is WIDTH ints: what to do, where to, and two halves (the card named, and for an exchange the other one).
The tables are made from data/time-division.toml by source.py; no card has code of its own.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...kernel.rows import row_of
from .source import DECK

CARDS: Final = 60
ERA_SIZE: Final = 20

# Kinds of card: what is drafted, and the travellers, which are dealt (D-110).
DRAFTED: Final = 0
TRAVELS: Final = 1

# Zones of the grammar; those of a player come first.
IN_HAND: Final = 0
IN_DECISION: Final = 1
IN_TRANSIT: Final = 2
IN_INFLUENCE: Final = 3
IN_PAST: Final = 4
IN_RESERVE: Final = 5

# Colours (D-007).
BLUE: Final = 0
RED: Final = 1
ORANGE: Final = 2
BOTH: Final = 3

# Which card (D-050 to D-054).
THE: Final = 0
CHOICE: Final = 1
RANDOM: Final = 2
VALUE: Final = 3
HIGHEST: Final = 4
LOWEST: Final = 5

# What is done with it (D-055 to D-059).
MOVE: Final = 0
ACTIVATE: Final = 1
ACTIVATE_MOVE: Final = 2
ROTATE_MOVE: Final = 3
FORBID_MOVE: Final = 4
EXCHANGE: Final = 5
GET_COIN: Final = 6

# A line's ints; the second half follows the first at the same distances.
WIDTH: Final = 13
L_DO: Final = 0
L_TO: Final = 1
L_TO_COLOUR: Final = 2
L_FIRST: Final = 3
L_SECOND: Final = 8
H_ZONE: Final = 0
H_COLOUR: Final = 1
H_PICK: Final = 2
H_N: Final = 3
H_BY: Final = 4

# Conditions (D-091 to D-094): four ints from C_AT on.
COUNT: Final = 0
TOTAL: Final = 1
BEST: Final = 2
MOST: Final = 0
LEAST: Final = 1
EXACT: Final = 2
OF_DECISION: Final = 0

# When a deferred effect happens.
AT_PLAY: Final = 0
AT_COIN: Final = 1
AFTER_COIN: Final = 2

# Influence formulas (D-102): base, operation, term, side.
ADD: Final = 0
T_COUNT: Final = 0
T_ROTATED: Final = 1
T_HIGHEST: Final = 2
T_ADJACENT: Final = 3

NAMES: Final[tuple[str, ...]] = tuple(card.id for card in DECK)
VALUES: Final = row_of([card.value for card in DECK])
TRAVELLER: Final[list[bool]] = [card.traveller for card in DECK]
KINDS: Final[tuple[int, ...]] = tuple(TRAVELS if card.traveller else DRAFTED for card in DECK)
WARNING: Final[list[bool]] = [card.warning for card in DECK]
WHEN: Final = row_of([card.when for card in DECK])
CONDITION: Final[list[list[int]]] = [card.condition for card in DECK]
LATER_CONDITION: Final[list[list[int]]] = [card.later_condition for card in DECK]
FORMULA: Final[list[list[int]]] = [card.rotated for card in DECK]

LINES: Final = row_of([n for card in DECK for line in (*card.lines, *card.later) for n in line])
"""Every line of every card: first those of its activation, then those of its deferred effect."""
LINE_CARD: Final[list[int]] = [number for number, card in enumerate(DECK) for _ in (*card.lines, *card.later)]
LINE_COUNT: Final = row_of([len(card.lines) for card in DECK])
LATER_COUNT: Final = row_of([len(card.later) for card in DECK])
FIRST_LINE: Final = row_of(
    [sum(len(card.lines) + len(card.later) for card in DECK[:number]) for number in range(len(DECK))]
)
BIT: Final = row_of([1 << card % ERA_SIZE for card in range(len(DECK))])


def value_of(card: i64) -> i64:
    return VALUES[card]


def bit_of(card: i64) -> i64:
    """The bit of a card among the twenty of its era, for the public masks of cards."""
    return BIT[card]


def line_int(line: i64, field: i64) -> i64:
    """One int of a line."""
    return LINES[line * WIDTH + field]
