"""A store among kills, power cuts, full disks and databases that go away."""
