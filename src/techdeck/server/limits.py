"""Limits on how much may come in: so many at once, so many a second after that."""

from __future__ import annotations

from collections import Counter


class Bucket:
    """So many at once, refilled evenly."""

    def __init__(self, size: float, per_second: float) -> None:
        self.size = size
        self.per_second = per_second
        self.left = size
        self.at = float("-inf")

    def allows(self, now: float) -> bool:
        """Whether one more may come now; then it counts."""
        self.left = min(self.size, self.left + max(0.0, now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each address; full ones are forgotten."""

    def __init__(self, size: float, per_second: float) -> None:
        self.size = size
        self.per_second = per_second
        self.buckets: dict[str, Bucket] = {}

    def allows(self, address: str, now: float) -> bool:
        """Whether this address may do one more thing now."""
        if address not in self.buckets:
            self.tidy(now)
            self.buckets[address] = Bucket(self.size, self.per_second)
        return self.buckets[address].allows(now)

    def tidy(self, now: float) -> None:
        """Forget those who have done nothing for so long that their bucket is full again."""
        if len(self.buckets) >= 1000:
            full = self.size / self.per_second
            self.buckets = {address: one for address, one in self.buckets.items() if now - one.at < full}


class Places:
    """So many at the same time for each address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.taken: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Take a place, if there is one."""
        if self.taken[address] >= self.most:
            return False
        self.taken[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Give it back."""
        self.taken[address] -= 1
        if self.taken[address] <= 0:
            del self.taken[address]
