"""Bots at live tables, the processes they think in, advice, hindsight, and programs of other people."""
