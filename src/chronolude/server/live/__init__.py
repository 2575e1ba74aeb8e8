"""The live table: the fold of its log, who is connected, and what each of them is shown."""
