"""The laws of the house for anybody's game: secrets, candour, clones, records, undo, refusals, both languages, rules.

One line in a `conftest.py` brings them all: `pytest_plugins = ["chronolude.testing.plugin"]`. Only that module needs
pytest; what the laws look at can be called from anywhere.
"""
