"""Tests of the installed package; helpers here are imported as `from tests.<file> import ...`."""
