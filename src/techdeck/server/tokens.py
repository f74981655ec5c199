"""Secrets: what a browser holds seats by, and one-time links. Only their hashes are kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets


def new_secret() -> str:
    """256 random bits, fit for a cookie and for a link."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    """What is kept of a secret. It is random, so a plain hash can't be guessed back."""
    return hashlib.sha256(secret.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two hashes are the same, in a time that tells nothing."""
    return hmac.compare_digest(one, other)


def table_id() -> str:
    """The name of a new table: random, so that a private one is not found by trying."""
    return secrets.token_urlsafe(9)


def new_key() -> bytes:
    """The key of a new deal. (Family 8.4)"""
    return secrets.token_bytes(32)
