"""Packages that `chronolude new-game` begins with: whole games of third parties, to be changed."""
