"""The only doors between a state and what a seat sees: project() out, imagine() in, and memory between them."""

from .memory import Infer, first_memory, fits, fold, remember
from .sights import BACK, OVER, Sight, face, project
from .worlds import World, imagine

__all__ = [
    "BACK", "OVER", "Infer", "Sight", "World", "face", "first_memory", "fits", "fold", "imagine", "project", "remember",
]  # fmt: skip
