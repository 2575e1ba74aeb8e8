"""One guide per game that is searched."""
