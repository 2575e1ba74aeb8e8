"""Where each thing declared in the layouts lies; made by `python -m chronolude.games.naming`."""
