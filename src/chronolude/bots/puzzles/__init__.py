"""Puzzles: positions from games of bots in which one answer is far better than all others, and that can be proved."""
