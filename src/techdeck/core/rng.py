"""The two random generators: a fast one for simulation, a keyed one for served games. (Family 8.3, 8.4)"""

import hashlib
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from techdeck.core.errors import TechdeckError

MULTIPLIER: Final = 698769069
LOW32: Final = 0xFFFFFFFF
NO_NONCE: Final = "-"


class Rng:
    """A source of 32-bit words; copies go on alike."""

    def word(self) -> i64:
        """The next 32 random bits."""
        raise NotImplementedError  # each generator says it

    def clone(self) -> "Rng":
        """A generator that goes on exactly as this one would."""
        raise NotImplementedError  # each generator says it

    def state_text(self) -> str:
        """Where the generator stands, for hashes and comparison."""
        raise NotImplementedError  # each generator says it

    def below(self, n: i64) -> i64:
        """A number 0..n-1, each exactly as likely (multiply-shift with rejection)."""
        product = self.word() * n
        low = product & LOW32
        if low < n:
            threshold = (LOW32 + 1 - n) % n
            while low < threshold:
                product = self.word() * n
                low = product & LOW32
        return product >> 32


class FastRng(Rng):
    """Multiply-with-carry in one integer below 2**62, so compiled and interpreted runs agree."""

    def __init__(self, state: i64) -> None:
        self.state = state

    def word(self) -> i64:
        x = MULTIPLIER * (self.state & LOW32) + (self.state >> 32)
        self.state = x
        return (x ^ (x >> 32)) & LOW32

    def below(self, n: i64) -> i64:
        x = MULTIPLIER * (self.state & LOW32) + (self.state >> 32)
        self.state = x
        product = ((x ^ (x >> 32)) & LOW32) * n
        return product >> 32 if product & LOW32 >= n else self.below_edge(n, product)

    def below_edge(self, n: i64, product: i64) -> i64:
        """The rare case where a number may have to be rejected to keep all equally likely."""
        threshold = (LOW32 + 1 - n) % n
        while product & LOW32 < threshold:
            product = self.word() * n
        return product >> 32

    def clone(self) -> Rng:
        return FastRng(self.state)

    def state_text(self) -> str:
        return f"fast:{self.state}"


def fast_rng(seed: int, stream: str = "") -> FastRng:
    """The fast generator of a seed; different streams of one seed have nothing to do with each other. (Family 8.3)"""
    digest = hashlib.blake2b(f"{seed}{stream}".encode(), digest_size=8).digest()
    return FastRng(int.from_bytes(digest, "big") % (MULTIPLIER * 4294967296 - 2) + 1)


def game_rngs(seed: int, number: int) -> tuple[FastRng, FastRng]:
    """Two generators for a simulated game of a seed: one deals, one plays."""
    digest = hashlib.blake2b(f"{seed}:{number}".encode(), digest_size=16).digest()
    most = MULTIPLIER * 4294967296 - 2
    deals, plays = int.from_bytes(digest[:8], "big"), int.from_bytes(digest[8:], "big")
    return FastRng(deals % most + 1), FastRng(plays % most + 1)


class KeyedRng(Rng):
    """BLAKE2b in counter mode under a secret 256-bit key; the key's commitment is published before the deal."""

    def __init__(self, key: bytes) -> None:
        if len(key) != 32:
            raise ValueError("a key has 32 bytes")
        self.key = key
        self.block = 0
        self.words: list[int] = []

    def word(self) -> i64:
        if not self.words:
            digest = hashlib.blake2b(self.block.to_bytes(8, "big"), key=self.key, person=b"techdeck-rng").digest()
            self.block += 1
            self.words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 64, 4)]
        return i64(self.words.pop())

    def clone(self) -> Rng:
        other = KeyedRng(self.key)
        other.block = self.block
        other.words = list(self.words)
        return other

    def state_text(self) -> str:
        digest = hashlib.sha256(self.key + self.block.to_bytes(8, "big") + bytes([len(self.words)]))
        return "keyed:" + digest.hexdigest()[:16]


def commitment(key: bytes) -> str:
    """What is published before the deal: it fixes the key and does not show it. (Family 8.4)"""
    return hashlib.sha256(b"techdeck-commitment" + key).hexdigest()


def nonces_text(nonces: Sequence[str | None]) -> str:
    """What the seats mix in, in seat order, as logs write it: hexadecimal, or - for a seat that sent nothing."""
    return " ".join([NO_NONCE if nonce is None else nonce_text(nonce) for nonce in nonces])


def nonce_text(nonce: str) -> str:
    """One nonce in small letters: 1 to 64 bytes in hexadecimal."""
    small = nonce.lower()
    if not 2 <= len(small) <= 128 or len(small) % 2 or any(letter not in "0123456789abcdef" for letter in small):
        raise TechdeckError(f"a nonce is 1 to 64 bytes in hexadecimal, not {nonce[:140]!r}")
    return small


def deal_key(key: bytes, nonces: Sequence[str | None]) -> bytes:
    """The key a table is dealt from: neither who knows the secret key nor any seat can choose it. (Family 8.4)"""
    message = nonces_text(nonces).encode()
    return hashlib.blake2b(message, digest_size=32, key=key, person=b"techdeck-deal").digest()
