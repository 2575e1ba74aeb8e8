"""The arena: who beats whom. Every deal is played from every seat, and what is told of it carries its interval."""

from .match import Bout, Lot, Match, play_lot, rotations

__all__ = ["Bout", "Lot", "Match", "play_lot", "rotations"]
