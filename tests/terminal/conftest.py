"""What every test at the terminal needs."""

import pytest


@pytest.fixture(autouse=True)
def elsewhere(tmp_path, monkeypatch):
    """Games that are left are saved into the current folder."""
    monkeypatch.chdir(tmp_path)
