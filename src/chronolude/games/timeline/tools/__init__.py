"""Tools for those who write decks: lint, a template, statistics, import from CSV."""
