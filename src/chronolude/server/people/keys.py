"""Links that are keys: signed so that a forged one is refused at once, and kept only as a hash."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final, Literal

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

Role = Literal["seat", "watch", "host", "club", "member"]
"""At a table the first three; of a club night its host's and a member's, who has a number instead of a seat."""
LETTERS: Final[dict[Role, str]] = {"seat": "s", "watch": "w", "host": "h", "club": "c", "member": "m"}
ROLES: Final[dict[str, Role]] = {letter: role for role, letter in LETTERS.items()}
ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH: Final = 10
COOKIE: Final = "cl-"
"""How the names of our cookies begin."""


class Key(msgspec.Struct, frozen=True):
    """What a token opens."""

    table: str
    role: Role
    seat: int | None
    hash: str


def new_id() -> str:
    """The id of a table: short enough to read aloud, too many to guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def hash_of(token: str) -> str:
    """Tokens are long and random, so a plain hash is enough at rest."""
    return hashlib.sha256(token.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    return bool(one) and hmac.compare_digest(one, other)


class Locksmith:
    """Makes tokens and reads them."""

    def __init__(self, key: str) -> None:
        self.signer = URLSafeSerializer(key, salt="chronolude-link")

    def make(self, table: str, role: Role, seat: int | None = None) -> str:
        """A fresh token; earlier ones for the same place stop working once its hash is stored."""
        return str(self.signer.dumps([table, LETTERS[role], seat, secrets.token_urlsafe(18)]))

    def read(self, token: str) -> Key | None:
        """What a token claims to open, if we signed it; whether it still does is for the table to say."""
        try:
            table, letter, seat, _ = self.signer.loads(token)
            return Key(str(table), ROLES[letter], None if seat is None else int(seat), hash_of(token))
        except (BadSignature, ValueError, TypeError, KeyError):
            return None


def cookie_name(key: Key) -> str:
    """One cookie per place at a table, so that several seats can share a device."""
    letter = LETTERS[key.role]
    return f"{COOKIE}{key.table}-{letter}{'' if key.seat is None else key.seat}"
