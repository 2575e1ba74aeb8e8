"""Workers that notice a death soon: as the server's own tests have them."""

from tests.server.conftest import soon_noticed

__all__ = ["soon_noticed"]
