"""The only doors between a state and what a seat sees: project() out, imagine() in, and memory between them."""

from .features import Features
from .ids import Ids, figures_of
from .memory import Infer, Masks, first_memories, first_memory, fits, fold, remember
from .sights import OVER, Sight, face, project
from .worlds import World, imagine
from .zones import BACK, is_plain, same_numbers, seen_in, seen_plainly, touched

__all__ = [
    "BACK", "OVER", "Features", "Ids", "Infer", "Masks", "Sight", "World", "face", "figures_of", "first_memories",
    "first_memory", "fits", "fold", "imagine", "is_plain", "project", "remember", "same_numbers", "seen_in",
    "seen_plainly", "touched",
]  # fmt: skip
