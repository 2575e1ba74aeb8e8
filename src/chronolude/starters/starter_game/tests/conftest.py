"""The laws of the house, over this game: secrets, candour, clones, records, undo, refusals, both languages, rules."""

pytest_plugins = ["chronolude.testing.plugin"]
