"""Finds shifts that mypyc compiled to 32 bits.

mypyc 2.4.1 writes `1 << n` (n: i64) as the C expression `1 << cpy_r_n`. The literal is a 32-bit int in C, so
the result is wrong from n = 31 on, and no warning says so. A `Final`, and a local that only holds a literal
(`one: i64 = 1`), become the same C. The left operand alone decides the width, so only it is looked at.
"""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

ADVICE = (
    "A number on the left of << is a 32-bit shift in C. Use the engine's bit(n). Only a local written "
    "twice keeps its 64 bits: `mask: i64 = 1`, then `mask <<= n`."
)

# A function starts in the first column; its locals are declared one a line before its first statement.
_FUNCTION = re.compile(r"^\w[^;]*?(\w+)\(.*\) \{$")
_DECLARATION = re.compile(r"^\s+(\w+) \*?(\w+);$")
# A literal from 2**31 up carries an LL suffix and is 64 bits wide: harmless, and not matched.
_SHIFT = re.compile(r"^\s*(\w+) = \(?-?\d+\)? << [a-z_]\w*;")
_NARROW = frozenset({"int32_t", "int16_t", "uint8_t"})


class BadShift(NamedTuple):
    """One 32-bit shift in the generated C, and where it stands."""

    path: Path
    line: int
    function: str
    code: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: in {self.function}: {self.code}"


def bad_shifts(path: Path, text: str) -> list[BadShift]:
    """Every shift of a literal by a variable whose result should have been wider than 32 bits."""
    found: list[BadShift] = []
    function = "?"
    types: dict[str, str] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        if start := _FUNCTION.match(line):
            function, types = start[1], {}
        elif declared := _DECLARATION.match(line):
            types[declared[2]] = declared[1]
        elif (shift := _SHIFT.match(line)) and types.get(shift[1]) not in _NARROW:
            found.append(BadShift(path, number, function, line.strip()))
    return found


def check_generated_c(paths: Iterable[Path]) -> None:
    """Stop the build if any of these C files has a bad shift."""
    found = [shift for path in paths for shift in bad_shifts(path, path.read_text(encoding="utf-8"))]
    if found:
        lines = "\n".join(f"  {shift}" for shift in found)
        raise SystemExit(f"techdeck build stopped, mypyc made 32-bit shifts:\n{lines}\n{ADVICE}")
