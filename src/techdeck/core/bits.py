"""Bit masks of seats and cards. The only place that shifts."""

from mypy_extensions import i64


def bit(n: i64) -> i64:
    """The mask with bit n set. The compiler would make a 32-bit shift of a literal 1, so the 1 is computed."""
    return (n - n + 1) << n


def moved_up(mask: i64, n: i64) -> i64:
    """A mask so many places further on; a literal would be shifted as 32 bits."""
    return mask << n


def has(mask: i64, n: i64) -> bool:
    """Whether bit n is set."""
    return (mask >> n) & 1 == 1


def lowest(mask: i64) -> i64:
    """The number of the lowest set bit; -1 for an empty mask."""
    if mask == 0:
        return -1
    n: i64 = 0
    while (mask >> n) & 1 == 0:
        n += 1
    return n


def size(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count
