"""Every interface word, in Fluent catalogues shared by browser, terminal and server: the house's here, a game's in its
folder.
"""

from .catalogues import CATALOGUES, FOLDER, FUNCTIONS, LANGUAGES, add_words, bundle, de, expect_words, knows, one_line
from .saying import join, learn, say, say_with, seat_name

__all__ = [
    "CATALOGUES", "FOLDER", "FUNCTIONS", "LANGUAGES", "add_words", "bundle", "de", "expect_words", "join", "knows",
    "learn",
    "one_line", "say", "say_with", "seat_name",
]  # fmt: skip
