"""A PostgreSQL of their own, and workers that notice a death soon: as the server's own tests have them."""

from tests.server.conftest import server, soon_noticed

__all__ = ["server", "soon_noticed"]
