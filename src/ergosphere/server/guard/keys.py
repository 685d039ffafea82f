"""Secrets of a table: its id, the keys of seats and host, the code for joining. On disk only hashes of keys."""

from __future__ import annotations

import hashlib
import secrets

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without letters that are mistaken for digits when a code is read out."""
CODE_LENGTH = 6


def new_id() -> str:
    """96 random bits: whoever knows an id may watch."""
    return secrets.token_urlsafe(12)


def new_key() -> str:
    """192 random bits: whoever knows a key holds the seat."""
    return secrets.token_urlsafe(24)


def new_code() -> str:
    """Short enough to be read out; guessing is limited by the server."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def normal_code(text: str) -> str:
    """However people type it: case, spaces and dashes don't matter."""
    return "".join(letter for letter in text.upper() if letter.isalnum())


def digest(key: str) -> str:
    """What is stored of a key. A plain hash will do: nobody can guess 192 bits."""
    return hashlib.sha256(key.encode()).hexdigest()
