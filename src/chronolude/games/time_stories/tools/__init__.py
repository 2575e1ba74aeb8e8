"""The author's workshop: lint, map, playtest, and a small mission to begin with."""
