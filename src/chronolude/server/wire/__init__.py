"""The wire: every message between a client and a table, and what is done with each."""
