"""How fast the server is, beside boardgame.io's: `make bench-server`."""
