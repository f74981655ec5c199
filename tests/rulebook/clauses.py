"""The rules files as data, and what tests, sources and options say of their clauses; every check yields complaints."""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "src" / "techdeck" / "rules"

HEADING = re.compile(r"## (\d+)\. (\S.*)")
CLAUSE = re.compile(r"(\d+)\.(\d+) (?:\(((?:ours|lost|note|option)\b[^)]*)\) )?(\S.*)")
TAG = re.compile(r"ours|lost|note|option ([a-z_]+): (\S.*)")
NUMBER = r"\d+(?:\.\d+)?"
NUMBERS = rf"{NUMBER}(?:-{NUMBER})?"
TEST = re.compile(r"test_(\d+)_(\d+)_\w+")


@dataclass(frozen=True)
class Clause:
    """One rule: its book and number, how it is marked, and the option it explains with the choices, default first."""

    book: str
    section: int
    number: int
    marks: frozenset[str]
    option: str
    choices: tuple[str, ...]
    text: str

    @property
    def name(self) -> str:
        """The clause as it is cited: "Tricks 6.2"."""
        return f"{self.book} {self.section}.{self.number}"

    @property
    def binds(self) -> bool:
        """Whether it is a rule; a note only explains."""
        return "note" not in self.marks


def rules() -> dict[str, str]:
    """The text of every book by the name it is cited with."""
    return {file.stem.capitalize(): file.read_text(encoding="utf-8") for file in sorted(RULES.glob("*.md"))}


def clauses(books: Mapping[str, str]) -> list[Clause]:
    """Every clause of the books, in order."""
    found = [read_clause(book, line) for book, text in books.items() for line in text.splitlines()]
    return [clause for clause in found if clause is not None]


def clause_numbers() -> set[str]:
    """Every clause there is, as it is cited."""
    return {clause.name for clause in clauses(rules())}


def read_clause(book: str, line: str) -> Clause | None:
    """The clause of a line, or None if the line is none."""
    match = CLAUSE.fullmatch(line)
    if match is None:
        return None
    tags = [TAG.fullmatch(tag) for tag in (match[3] or "").split("; ") if tag]
    options = [(tag[1], tuple(tag[2].split(" | "))) for tag in tags if tag is not None and tag[1]]
    option, choices = options[0] if options else ("", ())
    marks = frozenset(tag[0] for tag in tags if tag is not None and not tag[1])
    return Clause(book, int(match[1]), int(match[2]), marks, option, choices, match[4])


def format_complaints(book: str, text: str) -> Iterator[str]:
    """Lines that are no heading and no clause, tags nobody knows, numbers with gaps or doubles."""
    lines = text.splitlines()
    if not (lines and re.fullmatch(r"# \S.*", lines[0])):
        yield f"{book}:1: a book begins with '# ' and its title"
    body = next((at for at, line in enumerate(lines) if line.startswith("## ")), len(lines))
    section, last, sections = -1, 0, 0
    for number, line in enumerate(lines[body:], body + 1):
        if heading := HEADING.fullmatch(line):
            first = int(heading[1]) in (0, 1) if sections == 0 else int(heading[1]) == section + 1
            if not first:
                yield f"{book}:{number}: section {heading[1]} comes after section {section}"
            section, last, sections = int(heading[1]), 0, sections + 1
        elif line:
            yield from (f"{book}:{number}: {what}" for what in clause_complaints(line, section, last))
            last += 1


def clause_complaints(line: str, section: int, last: int) -> Iterator[str]:
    """What is wrong with the line after clause so-and-so of a section."""
    match = CLAUSE.fullmatch(line)
    if match is None:
        yield f"this is no clause: {line[:40]!r}"
        return
    if (int(match[1]), int(match[2])) != (section, last + 1):
        yield f"clause {match[1]}.{match[2]} stands where {section}.{last + 1} belongs"
    for tag in (match[3] or "").split("; "):
        if tag and not TAG.fullmatch(tag):
            yield f"there is no tag {tag!r}"
    if not match[4].endswith((".", '."')):
        yield "a clause ends with a full stop"


def reference_complaints(books: Mapping[str, str]) -> Iterator[str]:
    """Numbers within a clause's text that point at no clause: (2.4) in the own book, Family 5.1 in another."""
    names = {clause.name for clause in clauses(books)}
    pattern = re.compile(rf"(?:({'|'.join(books)}) )?(\d+\.\d+)")
    for clause in clauses(books):
        for match in pattern.finditer(clause.text):
            target = f"{match[1] or clause.book} {match[2]}"
            if target not in names:
                yield f"{clause.name} speaks of {target}, which is no clause"


def functions_by_file(folder: Path, books: Iterable[str]) -> dict[str, list[str]]:
    """The test functions of every file under folder/<book>, by file."""
    found: dict[str, list[str]] = {}
    for book in books:
        for file in sorted((folder / book.lower()).glob("test_*.py")):
            nodes = ast.parse(file.read_text(encoding="utf-8")).body
            names = [node.name for node in nodes if isinstance(node, ast.FunctionDef)]
            found[f"{book}/{file.name}"] = [name for name in names if name.startswith("test")]
    return found


def coverage_complaints(found: Iterable[Clause], tests: Mapping[str, list[str]]) -> Iterator[str]:
    """Clauses without a test; tests whose name begins with no clause, or with one of another file's section."""
    known = {clause.name: clause for clause in found}
    covered: set[str] = set()
    for file, names in tests.items():
        book, _, base = file.partition("/")
        for name in names:
            match = TEST.fullmatch(name)
            clause = f"{book} {match[1]}.{match[2]}" if match else ""
            if clause not in known:
                yield f"{file}: {name} begins with no clause of {book}"
            elif not base.startswith(f"test_{known[clause].section}_"):
                yield f"{file}: {name} belongs to section {known[clause].section}"
            covered.add(clause)
    yield from (f"{name} has no test" for name, clause in known.items() if clause.binds and name not in covered)


@dataclass(frozen=True)
class Citation:
    """A place of the sources that cites a clause, or a whole section; at_top: in the docstring of a file."""

    where: str
    target: str
    at_top: bool


def citations(source: Path, books: Iterable[str]) -> Iterator[Citation]:
    """What the Python files cite: "Tricks 6.2", "Tricks 3.10-3.12", "Family 3.1, 3.11", or the section "Tricks 7"."""
    pattern = re.compile(rf"\b({'|'.join(books)}) ({NUMBERS}(?:,\s+{NUMBERS}|\s+and\s+{NUMBERS})*)(?![\d])")
    for file in sorted(source.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        top = top_lines(text)
        for match in pattern.finditer(text):
            line = text.count("\n", 0, match.start()) + 1
            for numbers in re.findall(NUMBERS, match[2]):
                for number in spread(numbers):
                    yield Citation(f"{file.relative_to(source)}:{line}", f"{match[1]} {number}", line <= top)


def top_lines(text: str) -> int:
    """How many lines the docstring of a file takes."""
    body = ast.parse(text).body
    docstring = bool(body) and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant)
    return (body[0].end_lineno or 0) if docstring else 0


def spread(numbers: str) -> list[str]:
    """A range as its members: "3.10-3.12" has three, "1-9" nine sections."""
    first, dash, last = numbers.partition("-")
    if not dash:
        return [first]
    section, dot, low = first.rpartition(".")
    high = last.rpartition(".")
    if not dot:
        return [str(number) for number in range(int(first), int(last) + 1)]
    return [f"{section}.{number}" for number in range(int(low), int(high[2]) + 1)] if high[0] == section else [numbers]


def citation_complaints(found: list[Clause], cited: Iterable[Citation]) -> Iterator[str]:
    """Citations that point at no clause and no section."""
    known = {clause.name for clause in found} | {f"{clause.book} {clause.section}" for clause in found}
    yield from (
        f"{place.where} cites {place.target}, which does not exist" for place in cited if place.target not in known
    )


def uncited_complaints(found: list[Clause], cited: Iterable[Citation], excused: Mapping[str, str]) -> Iterator[str]:
    """Rules no code cites, unless excused; and excuses nobody needs. A section cited at the top of a file is only
    an orientation: the rule must be cited where it is carried out."""
    exact = {place.target for place in cited if "." in place.target or not place.at_top}
    for clause in found:
        carried = clause.name in exact or f"{clause.book} {clause.section}" in exact
        if clause.binds and not carried and clause.name not in excused:
            yield f"{clause.name} is cited by no code"
        if clause.name in excused and (carried or not clause.binds):
            yield f"{clause.name} needs no excuse"
    yield from (f"{name} is excused but no clause" for name in excused if name not in {clause.name for clause in found})


@dataclass(frozen=True)
class KnownOption:
    """An option as a game has it."""

    name: str
    default: str
    choices: tuple[str, ...]
    clause: str


def option_complaints(found: list[Clause], options: Iterable[KnownOption]) -> Iterator[str]:
    """Options the rules and the game tell differently: name, default, clause, and choices where the rules list them."""
    told = {clause.option: clause for clause in found if clause.option}
    for option in options:
        clause = told.pop(option.name, None)
        if clause is None:
            yield f"the rules do not speak of option {option.name}"
        elif clause.choices[0] != option.default:
            yield f"{clause.name} says {option.name} is {clause.choices[0]}, the game says {option.default}"
        elif len(clause.choices) > 1 and clause.choices != option.choices:
            yield f"{clause.name} lists other choices of {option.name} than the game"
        elif clause.name != option.clause:
            yield f"option {option.name} names {option.clause}, but {clause.name} explains it"
    yield from (f"{clause.name} speaks of option {name}, which the game does not have" for name, clause in told.items())
