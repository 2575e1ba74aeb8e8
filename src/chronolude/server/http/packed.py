"""What is long and for anybody to read goes over the wire in a fraction of its bytes."""

from __future__ import annotations

from typing import Final

from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware

PACKED: Final = [
    DefineMiddleware(
        CompressionMiddleware, config=CompressionConfig(backend="gzip", gzip_compress_level=6, minimum_size=2_000)
    )
]
"""For routes whose answers hold no key: how small a text becomes tells about what stands in it."""
