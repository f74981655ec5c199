"""An edition file as blocks, one for each [header], and where in the file each word of a value stands."""

import re
import tomllib
from typing import Final

HEADER: Final = re.compile(r"\s*\[+\s*(edition|[a-z]+\s*\.\s*\d+)\s*\]")
LIKE_HEADER: Final = re.compile(r"\s*(\[|[a-z]+\s*\.\s*\d+\s*\]|edition\s*\])")
"""How a header begins, also one with a bracket missing or with something strange in it."""
NAMED: Final = re.compile(r"[^A-Za-z]*([A-Za-z]+)[^A-Za-z0-9]*(\d*)")
BRACKETS: Final = re.compile(r"[^\]=]*\]+")
MULTILINE: Final = re.compile("\"\"\"|'''")
TRIMMED: Final = re.compile(r"\\[ \t]*\n\s*")
"""A backslash at the end of a line, which leaves out the line break and the blanks after it."""


class Block:
    """One [header] of the file with its rows, where the header itself is left blank; line counts from 1.

    Its path is what TOML reads in the header, None if that is not valid; doubled says that it has double brackets.
    """

    def __init__(self, line: int, head: str = "") -> None:
        self.line = line
        self.head = head
        self.rows: list[str] = []
        self.quoted = False
        self.path, self.doubled = path_of(head)

    @property
    def header(self) -> str:
        """The header without brackets, as TOML reads it."""
        return ".".join(self.path or [])

    def meant(self) -> str:
        """The header that a person who wrote this one most likely meant: a word, and a number if there is one."""
        found = NAMED.match(self.head)
        return ".".join([part for part in found.groups() if part]) if found else ""

    def add(self, row: str) -> None:
        """One more row; quoted says whether a text over several lines is open after it."""
        self.rows.append(row)
        self.quoted ^= len(MULTILINE.findall(row)) % 2 == 1

    def last_line(self) -> int:
        """The last line of the block that is not empty."""
        full = [offset for offset, row in enumerate(self.rows) if row.strip() and not row.lstrip().startswith("#")]
        return self.line + (full[-1] if full else 0)

    def header_column(self, part: str) -> int:
        """Where a part of the header stands, from 1."""
        return max(self.head.find(part), 0) + 1

    def start_of(self, key: str, inside: str = "") -> tuple[int, int]:
        """Line and column, from 1, where the value of a key begins; inside gives the table { } it stands in."""
        table = rf"{inside}\s*(?:=.*?[{{,]|\.)\s*" if inside else ""
        pattern = re.compile(rf"\s*{table}([\"']?){re.escape(key)}\1\s*(?:\.[^=]*)?=\s*")
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


def path_of(head: str) -> tuple[list[str] | None, bool]:
    """The keys in a header, None if it is not valid TOML, and whether it has double brackets."""
    try:
        inner: object = tomllib.loads(head)
    except ValueError:
        return None, False
    path: list[str] = []
    while isinstance(inner, dict) and inner:
        path += inner
        inner = inner[path[-1]]
    return path, isinstance(inner, list)


def begins_block(row: str, block: Block) -> bool:
    """Whether the row begins like a header; in a text over several lines, perhaps never closed, it must be a card's."""
    return bool((HEADER if block.quoted else LIKE_HEADER).match(row))


def beside(head: str) -> str:
    """What stands in the line of a header behind it, at the same column: a person may have forgotten a line break."""
    found = BRACKETS.match(head)
    if not found or "=" not in head[found.end() :]:
        return ""
    return " " * found.end() + head[found.end() :]


def blocks_of(text: str) -> list[Block]:
    """The file split at its [headers], so that one bad card does not hide another; first what comes before them."""
    found = [Block(1)]
    for number, row in enumerate(text.replace("\r\n", "\n").split("\n"), 1):
        if begins_block(row, found[-1]):
            found.append(Block(number, row))
            row = "" if found[-1].path is not None else beside(row)
        found[-1].add(row)
    return found
