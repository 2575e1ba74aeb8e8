"""Time-travel tabletop games: the front door."""

__version__ = "0.1.0"
