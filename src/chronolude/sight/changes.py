"""What a step touched: cards of which somebody may now think otherwise, and zones whose cards are not as they were."""

from __future__ import annotations

from mypy_extensions import i64

from ..kernel.rows import filled


class Changes:
    """Cards and zones in the order in which they were touched, each once, until they are taken up."""

    def __init__(self, cards: int, zones: int) -> None:
        self.all = True
        """Whether nothing is as it was: a game begins."""
        self.cards = filled(cards, 0)
        self.zones = filled(zones, 0)
        self.card_count: i64 = 0
        self.zone_count: i64 = 0
        self._has_card = filled(cards, 0)
        self._has_zone = filled(zones, 0)

    def card(self, card: i64) -> None:
        """Somebody may think otherwise of it."""
        if self._has_card[card] == 0:
            self._has_card[card] = 1
            self.cards[self.card_count] = card
            self.card_count += 1

    def zone(self, zone: i64) -> None:
        """Cards came to this zone, left it or changed places in it."""
        if self._has_zone[zone] == 0:
            self._has_zone[zone] = 1
            self.zones[self.zone_count] = zone
            self.zone_count += 1

    def settle(self) -> None:
        """Everything is taken up; if a game has begun, that is every card and every zone."""
        if self.all:
            self.all = False
            for card in range(len(self.cards)):
                self.card(card)
            for zone in range(len(self.zones)):
                self.zone(zone)

    def clear(self) -> None:
        """Nothing is touched."""
        for i in range(self.card_count):
            self._has_card[self.cards[i]] = 0
        for i in range(self.zone_count):
            self._has_zone[self.zones[i]] = 0
        self.card_count = 0
        self.zone_count = 0
