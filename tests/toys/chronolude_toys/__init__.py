"""Five toy games. A third party's package would look like this: a module per game, named by its entry point."""
