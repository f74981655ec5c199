"""techdeck bench: how fast the engine is."""

from __future__ import annotations

import argparse

from techdeck.lab import bench

ABOUT = "Measure the engine in one run on one core; with --peers, compare it with other engines, as ratios."
EXAMPLES = "  techdeck bench\n  techdeck bench tricks --players 4 --seconds 10\n  techdeck bench --peers --json"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What may be asked."""
    bench.add_arguments(parser)


def run(wish: argparse.Namespace) -> int:
    """Measure and print."""
    return bench.carry_out(wish)
