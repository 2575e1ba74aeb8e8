"""Chance that can be checked: commit to a secret before the deal, mix in every seat's words, tell it at the end."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from ..kernel.chance import Cheap, Source
from .record import Chance, Unusable
from .sources import Hashed


def new_secret() -> str:
    return secrets.token_hex(32)


def commitment_of(secret: str) -> str:
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, entropy: list[str]) -> bytes:
    """The seed of a game: nobody alone, neither server nor seat, could choose it."""
    mixed = "\n".join(f"{seat}:{hashlib.sha256(word.encode()).hexdigest()}" for seat, word in enumerate(entropy))
    return hmac.digest(bytes.fromhex(secret), mixed.encode(), hashlib.sha256)


def fair_chance(secret: str, entropy: list[str]) -> tuple[Source, Chance]:
    """The source of a live table and what its record says of it while the secret is kept."""
    return Hashed(seed_of(secret, entropy)), Chance("fair", commitment=commitment_of(secret), entropy=entropy)


def source_of(chance: Chance) -> tuple[Source | None, bool]:
    """The source a record's draws must follow from, and whether it was committed to; None if it was entered by hand."""
    if chance.kind == "seed":
        return Cheap(chance.seed), False
    if chance.kind == "entered":
        return None, False
    if not chance.secret:
        raise Unusable("the secret has not been told yet: a live game is verified when it is over")
    try:
        told = commitment_of(chance.secret)
    except ValueError:
        raise Unusable("the secret is not a number in hexadecimal") from None
    if told != chance.commitment:
        raise Unusable(f"the secret does not match the commitment: {told} is not {chance.commitment}")
    return Hashed(seed_of(chance.secret, chance.entropy)), True
