"""The lab: batch simulation, speed beside the peers, reports."""
