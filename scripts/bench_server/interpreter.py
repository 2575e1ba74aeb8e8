"""Another Python for the server than the one that runs the bench, such as a distribution's.

Where Python was built without profile-guided optimisation it takes a fifth more time for the same; Node's binary is an
optimised one. It has to be of the same version, as compiled code and the packages are those of this environment.
"""

from __future__ import annotations

import os
import site
import sys
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).parents[2] / "src"


def environment(python: str) -> dict[str, str]:
    """What it has to be told so that it finds our code and packages."""
    if python == sys.executable:
        return dict(os.environ)
    ours = [one for one in os.environ.get("PYTHONPATH", "").split(os.pathsep) if one]
    places = [*ours, str(SOURCE), *site.getsitepackages()]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(places)}
