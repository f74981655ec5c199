"""Positions for counting moves, with the counts both generators came to, from depth 1 on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from techdeck.games.chess.places import Chess
from tests.chess_table import START, chess_table, do, laid


@dataclass(frozen=True)
class Case:
    """A position by name, and how many sequences of 1, 2, 3 ... actions it allows.

    It is the one after these actions, among them texts of cards; hands, deck and discard pile lie as before them.
    """

    name: str
    board: str
    counts: tuple[int, ...]
    to_act: int = 0
    hands: tuple[str, str] = ("", "")
    builds: tuple[int, int] = (3, 3)
    upgrades: tuple[int, int] = (2, 2)
    counts_as: Mapping[str, int] = field(default_factory=dict)
    deck: str = ""
    discard: str = ""
    after: tuple[str, ...] = ()

    def table(self) -> Chess:
        """The position as a table of the engine."""
        table = chess_table(
            self.board,
            hands=self.hands,
            to_act=self.to_act,
            builds=self.builds,
            upgrades=self.upgrades,
            counts_as=self.counts_as,
            deck=self.deck,
            discard=self.discard,
            options={"repetition": "off"},
            watch=False,
        )
        do(table, *self.after)
        return table

    def __str__(self) -> str:
        return self.name


CASES = [
    Case("the start", START, (18, 324, 7608, 178216)),
    Case("the start, second to act", START, (18, 324, 7608, 178216), to_act=1),
    Case("the start with hands", START, (30, 900, 30324), hands=("S5 V9 K6", "K5 T11 S6")),
    Case(
        "an open middle game",
        """
        T1 T13 .   K11 K13 .
        .  T3  K12 .   K3  K2
        .  T4  .   V4  .   .
        S4 .   K4  .   S11 .
        S2 S3  .   .   V3  K1
        S1 S13 S12 .   V13 .
    """,
        (36, 1429, 51734),
    ),
    Case(
        "two kings, both attacked",
        laid(a1="S13", c1="V13", a5="T1", c6="T12", f6="K13", e4="T13", d3="S5"),
        (21, 792, 16584, 595416),
    ),
    Case(
        "two kings that may walk into attacks",
        laid(c3="S13", d4="V13", c6="T1", f4="K12", a6="T13", f6="K13"),
        (28, 779, 18489, 544837),
    ),
    Case("one king each", laid(a1="S13", c2="S2", d5="K9", f6="T13", e4="V11"), (19, 136, 2334, 26410)),
    Case(
        "one king against two", laid(b2="S13", c2="V12", e5="K13", f6="T13", d4="K3", a5="T11"), (21, 439, 8352, 186206)
    ),
    Case("check by a rook", laid(a1="S13", a5="T1", f3="S2", d4="V1", e6="T13", f6="K13"), (5, 102, 1818, 38424)),
    Case(
        "check by a knight, builds do not help",
        laid(a1="S13", b3="K11", f3="V1", e6="T13"),
        (6, 66, 2438, 26042),
        hands=("S6 V7", ""),
    ),
    Case(
        "check that a build can stop",
        laid(a1="S13", a5="T1", c1="S2", e6="T13"),
        (4, 109, 2059, 48723),
        hands=("S6 S11", "K4"),
    ),
    Case("double check", laid(a1="S13", a5="T1", c2="K11", d5="S1", f2="V12", e6="T13"), (4, 68, 1663, 20567)),
    Case(
        "pins by rook, queen and king",
        laid(c2="S13", c4="V1", c6="T1", d3="S4", f5="K12", a2="T13", b2="V3", e1="S11", f6="K13"),
        (11, 300, 5016, 142440),
    ),
    Case(
        "pins on the second side",
        laid(d5="K13", d3="K11", d1="S1", b5="T1", a5="V1", f3="V12", e4="T4", a1="S13", f1="V13"),
        (11, 297, 5176, 161177),
        to_act=1,
    ),
    Case("mate", laid(e1="S13", d6="S1", f5="V1", f4="S12", a6="T13"), (0, 0, 0, 0), to_act=1),
    Case(
        "mate but for a build",
        laid(e1="S13", d6="S1", f5="V1", f4="S12", a6="T13"),
        (2, 69, 184, 6199),
        to_act=1,
        hands=("", "K5"),
    ),
    Case("stalemate", laid(f1="S13", b1="S1", f5="V1", c2="S12", a6="T13"), (0, 0, 0, 0), to_act=1),
    Case("one move before the bare kings", laid(c2="S13", c3="K5", f6="T13"), (8, 86, 519, 6535)),
    Case(
        "builds and upgrades of both",
        laid(a1="S13", b1="V13", c2="S2", d2="V4", e6="T13", f6="K13", d5="K3"),
        (32, 832, 26516),
        hands=("S11 V5", "T1 K2"),
    ),
    Case(
        "upgrades only, one left",
        laid(a1="S13", b3="V3", c2="S2", e6="T13", d5="K3", d6="T4"),
        (22, 365, 7723, 136071),
        hands=("S12 V10", "T12 K11"),
        builds=(0, 0),
        upgrades=(1, 1),
    ),
    Case(
        "after effects: a pawn that is a knight, a rook that is a pawn",
        laid(a1="S13", c3="S10", d2="V1", e6="T13", f4="T2", c5="K9"),
        (19, 442, 7385, 96545),
        counts_as={"S10": 11, "V1": 2, "T2": 1},
    ),
    Case(
        "after effects: a change in the hand",
        laid(a1="S13", b1="V13", c2="S2", e6="T13", f6="K13", d5="K3"),
        (35, 875, 28746),
        hands=("S11 V1", "K11"),
        counts_as={"S11": 10, "V1": 2, "K11": 10},
    ),
    Case(
        "after Professional Services: a pawn has become a knight",
        laid(a1="S13", c2="S2", d3="V5", e6="T13", c5="K3"),
        (14, 232, 2864, 47994),
        hands=("V9 V11", "K1"),
        builds=(0, 0),
        after=("V9", "S2", "V11"),
    ),
    Case(
        "after Robotics: the king captured and a pawn has become a rook",
        laid(f1="S13", a1="V3", d4="T13", c3="S9", d6="K9"),
        (6, 113, 856, 14289),
        to_act=1,
        discard="K1",
        after=("d4-c3", "yes", "K9", "K1"),
    ),
    Case(
        "after Earth Sciences: the cut card stands for the queen",
        laid(a1="S13", c2="S12", e6="T13", d5="K11", f5="K4"),
        (15, 183, 2999, 34676),
        hands=("S7", "T1"),
        deck="V10",
        after=("S7", "no", "S12"),
    ),
    Case(
        "after Biotechnology: a pawn to build that counts as a knight",
        laid(a1="S13", c2="S2", e6="T13", d5="K4"),
        (13, 178, 2671, 61810),
        hands=("S11 V10", "K11"),
        builds=(1, 1),
        after=("S11", "V10", "higher"),
    ),
    Case(
        "after Biotechnology: a knight that may be built",
        laid(a1="S13", c2="V1", e6="T13", d5="K4"),
        (16, 321, 4759, 60279),
        hands=("V5", "S11 K11"),
        builds=(0, 1),
        upgrades=(0, 1),
        to_act=1,
        after=("S11", "K11", "lower"),
    ),
    Case(
        "after Marketing: a pawn of another domain stays its owner's",
        laid(b1="S13", c3="S11", e6="T13", f4="T1"),
        (16, 367, 5388, 103044),
        hands=("V10 V5", "K5"),
        builds=(1, 0),
        after=("V10", "V5", "domain knowledge"),
    ),
    Case(
        "after Banking used by a capture: cards for both",
        laid(b1="S13", c3="V5", d4="K4", e6="T13", f4="T3"),
        (9, 131, 1476, 20239),
        deck="S12 K7 T12",
        builds=(0, 1),
        upgrades=(1, 1),
        after=("c3-d4", "yes", "seat 1"),
    ),
    Case("knights against a queen", laid(a1="S13", c3="S11", d3="V11", e6="T13", b5="K12"), (19, 355, 4548, 82171)),
    Case(
        "pawns face to face",
        laid(b1="S13", c3="S3", d3="V4", e3="S8", d6="T13", c4="K4", d5="T7"),
        (23, 400, 9092, 148838),
    ),
]
