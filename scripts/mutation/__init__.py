"""Mutants: which rules are changed, how, and which tests are to notice."""
