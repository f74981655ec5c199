"""What the long runs tell while they run."""

import sys
from collections.abc import Callable

import pytest


@pytest.fixture
def told(capfd: pytest.CaptureFixture[str]) -> Callable[[str], None]:
    """Writes a line of progress to the real stderr, past pytest's capture."""

    def tell(line: str) -> None:
        with capfd.disabled():
            print(line, file=sys.stderr, flush=True)

    return tell
