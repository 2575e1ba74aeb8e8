"""Several workers on one database: who drives which table, and the notes they pin for each other."""
