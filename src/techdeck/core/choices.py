"""The list of legal actions being drawn up: one buffer, filled anew for every question."""

from librt.vecs import vec
from mypy_extensions import i64


class Choices:
    """So many actions; only the first `count` of the buffer mean anything."""

    def __init__(self, room: i64) -> None:
        self.items: vec[i64] = vec[i64]([0] * int(room))
        self.count: i64 = 0

    def clear(self) -> None:
        """No choices yet."""
        self.count = 0

    def add(self, action: i64) -> None:
        """One more choice."""
        self.items[self.count] = action
        self.count += 1

    def add_run(self, first: i64, size: i64) -> None:
        """A run of choices with ids one after the other."""
        for i in range(size):
            self.items[self.count + i] = first + i
        self.count += size

    def add_all(self, actions: vec[i64]) -> None:
        """All of these."""
        for action in actions:
            self.add(action)

    def has(self, action: i64) -> bool:
        """Whether the action is among them."""
        for i in range(self.count):
            if self.items[i] == action:
                return True
        return False

    def listed(self) -> list[int]:
        """The choices as a list."""
        return [self.items[i] for i in range(self.count)]
