"""What the board of Contre-Temps is given besides zones and numbers, as types."""

from __future__ import annotations

from typing import Literal

import msgspec

from ..seen import Aid


class TrayCard(msgspec.Struct, frozen=True, gc=False):
    """A card at the event being resolved."""

    card: str
    role: Literal["lead", "standing", "played"]
    seat: int | None
    """Whose it is; None for a card of the past that nobody holds."""
    led: bool
    """Whether the leader of this event played it."""
    crystal: bool
    """K-065: whether it earned a crystal."""


class OrderStep(msgspec.Struct, frozen=True, gc=False):
    """A place where something is settled this round; token 0 is the constant."""

    token: int
    state: Literal["done", "now", "next"]
    empty: bool
    """Whether nobody stands there."""


class ContreTempsAid(Aid, frozen=True):
    """Nothing that is not on the table already: it is put in the order in which it happens."""

    led: str | None
    """The suit to follow at the event being resolved, once there is one."""
    tray: list[TrayCard]
    to_play: list[int]
    """Who stands at the event being resolved and has not played, clockwise from its leader."""
    order: list[OrderStep]
    controls: list[list[int]]
    """By seat, the events it holds, nearest the constant first."""
