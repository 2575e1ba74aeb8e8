"""How much memory a process of ours may take."""

from __future__ import annotations


def limit_memory(size: int) -> None:
    """No more than so many bytes, where the system can say so."""
    try:
        import resource  # noqa: PLC0415  (not on every system)
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (size, size))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
