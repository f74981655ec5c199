"""An edition file as blocks, one for each [header], and where in the file each word of a value stands."""

import re
from typing import Final

HEADER: Final = re.compile(r"\s*\[\[?\s*([\w.\"' -]*?)\s*\]\]?\s*(#.*)?$")
TRIMMED: Final = re.compile(r"\\[ \t]*\n\s*")
"""A backslash at the end of a line, which leaves out the line break and the blanks after it."""


class Block:
    """One [header] of the file with its rows; line counts from 1."""

    def __init__(self, header: str, line: int, rows: list[str]) -> None:
        self.header = header
        self.line = line
        self.rows = rows

    def last_line(self) -> int:
        """The last line of the block that is not empty."""
        full = [offset for offset, row in enumerate(self.rows) if row.strip() and not row.lstrip().startswith("#")]
        return self.line + (full[-1] if full else 0)

    def header_column(self, part: str) -> int:
        """Where a part of the header stands, from 1."""
        return max(self.rows[0].find(part), 0) + 1

    def start_of(self, key: str, inside: str = "") -> tuple[int, int]:
        """Line and column, from 1, where the value of a key begins; inside gives the table { } it stands in."""
        table = rf"{inside}\s*(?:=.*?[{{,]|\.)\s*" if inside else ""
        pattern = re.compile(rf"\s*{table}([\"']?){re.escape(key)}\1\s*=\s*")
        for offset, row in enumerate(self.rows):
            found = pattern.match(row)
            if found:
                return self.line + offset, found.end() + 1
        return self.line, 1

    def place_in(self, key: str, index: int) -> tuple[int, int]:
        """Line and column, from 1, of one letter of the text that a key has for its value."""
        line, column = self.start_of(key)
        raw = "\n".join(self.rows[line - self.line :])
        at = letters_of(raw, column - 1)
        if not at:
            return line, column
        place = at[index] if index < len(at) else at[-1] + 1 + index - len(at)
        return line + raw.count("\n", 0, place), place - (raw.rfind("\n", 0, place) + 1) + 1


def letters_of(raw: str, start: int) -> list[int]:
    """For each letter of the TOML string that begins here, the index where it is written."""
    quote = next((mark for mark in ('"""', "'''", '"', "'") if raw.startswith(mark, start)), "")
    at, found = start + len(quote), list[int]()
    if len(quote) == 3 and raw.startswith("\n", at):
        at += 1
    while quote and at < len(raw) and not ends_at(raw, at, quote):
        trimmed = TRIMMED.match(raw, at) if quote == '"""' else None
        if trimmed:
            at = trimmed.end()
            continue
        found.append(at)
        escaped = raw[at] == "\\" and quote[0] == '"'
        at += {"u": 6, "U": 10}.get(raw[at + 1 : at + 2], 2) if escaped else 1
    return found


def ends_at(raw: str, at: int, quote: str) -> bool:
    """Whether the string ends here; up to two quotation marks may stand right before three closing ones."""
    return raw.startswith(quote, at) and (len(quote) == 1 or raw[at + 3 : at + 4] != quote[0])


def blocks_of(text: str) -> list[Block]:
    """The file split at its [headers], so that one bad card does not hide another; first what comes before them."""
    found = [Block("", 1, [])]
    for number, row in enumerate(text.replace("\r\n", "\n").split("\n"), 1):
        header = HEADER.match(row)
        if header:
            found.append(Block(re.sub(r"[\"' ]", "", header[1]), number, []))
        found[-1].rows.append(row)
    return found
