"""The house's rules that a program can check. Each check gives back its complaints in words."""

import ast
import re
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

# Only leftwards imports: a part may use those in the lines above its own, never one beside or below it.
LAYERS: list[set[str]] = [
    {"core"},
    {"deck", "rules", "words"},
    {"games"},
    {"playout"},
    {"search"},
    {"bots"},
    {"lab", "envs", "server", "terminal"},
    {"__init__"},
    {"commands"},
    {"cli"},
    {"__main__"},
]
FOR_ALL = {"version"}

PURE = {"core", "deck", "words", "games", "playout", "search"}
NO_IMPORT = {
    *("os", "io", "sys", "pathlib", "shutil", "tempfile", "glob", "logging", "importlib", "pkgutil"),
    *("builtins", "time", "datetime", "random", "secrets", "librt.time", "librt.random", "librt.threading"),
    *("asyncio", "threading", "multiprocessing", "concurrent", "subprocess", "signal"),
    *("socket", "select", "ssl", "http", "urllib"),
}
NO_CALL = {"open", "print", "input", "breakpoint", "eval", "exec", "__import__"}
# The one door to the packaged editions.
MAY_IMPORT = {
    "deck/files.py": {"importlib.resources", "pathlib"},
    "games/__init__.py": {"importlib", "pkgutil"},  # finds the folders of the games
}

# Clients know a state only by its view, questions, events and commands: they see no frame, no verb, no number, no zone.
CLIENTS = {"words", "bots", "lab", "envs", "server", "terminal", "commands", "cli"}
INSIDE = {
    *("techdeck.core.frames", "techdeck.core.stack", "techdeck.core.zones", "techdeck.core.counting"),
    *("techdeck.core.effects", "techdeck.core.using", "techdeck.core.discarding", "techdeck.core.choices"),
}
INSIDE_ATTRIBUTES = {"nums", "regs", "zones", "frames", "stack"}

# Only the server waits: everybody else is called, does something and returns.
WAITING = {"asyncio", "uvicorn", "starlette", "websockets", "anyio"}
MAY_WAIT = {"server/", "commands/serve.py", "commands/store.py"}

MOST_LINES = 400
REGISTRY = re.compile(r"\b(?:pypi|pythonhosted|npmjs|yarnpkg|debian)\.(?:org|com|io|net)\b")
MACHINE_PATH = re.compile(r"(?<![\w.<~-])/(?:(?:work|root|farm)(?![\w-])|tmp/[a-z]+/)")


def import_complaints(package: Path) -> Iterator[str]:
    """Every import that points to the right."""
    parts = {path.stem for path in package.iterdir() if path.is_dir() or path.suffix == ".py"}
    for file in sorted(package.rglob("*.py")):
        here = _part(file, package)
        for target, line in _imports(file, package):
            names = target.split(".")
            if names[0] != package.name:
                continue
            there = names[1] if len(names) > 1 and names[1] in parts else "__init__"
            if not _may_import(here, there):
                yield f"{file.relative_to(package)}:{line}: {here} may not import {there}"


def layer_complaints(package: Path) -> Iterator[str]:
    """Every part of the package that no layer names."""
    known = FOR_ALL.union(*LAYERS)
    for file in sorted(package.rglob("*.py")):
        if _part(file, package) not in known:
            yield f"{file.relative_to(package)}: say in LAYERS where {_part(file, package)} stands"


def purity_complaints(package: Path) -> Iterator[str]:
    """Every import or call by which a pure part could read, write, wait or draw by chance."""
    for file in sorted(package.rglob("*.py")):
        if _part(file, package) not in PURE:
            continue
        name = file.relative_to(package).as_posix()
        allowed = MAY_IMPORT.get(name, set())
        for target, line in _imports(file, package):
            if _is_under(target, NO_IMPORT) and not _is_under(target, allowed):
                yield f"{name}:{line}: a pure part may not import {target}"
        for node in ast.walk(_tree(file)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in NO_CALL:
                yield f"{name}:{node.lineno}: a pure part may not call {node.func.id}()"


def client_complaints(package: Path) -> Iterator[str]:
    """Every place where a client looks into a state instead of at what it tells."""
    for file in sorted(package.rglob("*.py")):
        if _part(file, package) not in CLIENTS:
            continue
        name = file.relative_to(package).as_posix()
        for target, line in _imports(file, package):
            if _is_under(target, INSIDE) or re.match(r"techdeck\.games\.\w+\.names\b", target):
                yield f"{name}:{line}: a client may not import {target}"
        for node in ast.walk(_tree(file)):
            if isinstance(node, ast.Attribute) and node.attr in INSIDE_ATTRIBUTES:
                yield f"{name}:{node.lineno}: a client may not look at .{node.attr}"


def waiting_complaints(package: Path) -> Iterator[str]:
    """Every import by which a part other than the server could wait for the network."""
    for file in sorted(package.rglob("*.py")):
        name = file.relative_to(package).as_posix()
        if not name.startswith(tuple(MAY_WAIT)):
            for target, line in _imports(file, package):
                if _is_under(target, WAITING):
                    yield f"{name}:{line}: only the server may import {target}"


def length_complaints(source: Path) -> Iterator[str]:
    """Every file that is too long to be read at one sitting."""
    for file in sorted(source.rglob("*")):
        if file.is_file() and file.suffix in {".py", ".lark", ".toml", ".md"}:
            lines = len(file.read_text(encoding="utf-8").splitlines())
            if lines > MOST_LINES:
                yield f"{file.relative_to(source)}: {lines} lines, at most {MOST_LINES}"


def place_complaints(root: Path, files: Sequence[Path]) -> Iterator[str]:
    """Every line that names a package registry's host or a folder of somebody's machine."""
    for file in files:
        try:
            text = (root / file).read_text(encoding="utf-8")
        except (UnicodeDecodeError, FileNotFoundError):  # a picture, or removed but not yet committed
            continue
        for number, line in enumerate(text.splitlines(), start=1):
            for what, pattern in (("a registry's host", REGISTRY), ("a machine's path", MACHINE_PATH)):
                if found := pattern.search(line):
                    yield f"{file}:{number}: {what}: {found[0]}"


def front_door_complaints(root: Path) -> Iterator[str]:
    """What a newcomer and CI must find: the two commands in the README, and the same one in .ci/run."""
    for name, commands in (("README.md", ("make play", "make test")), (".ci/run", ("make test",))):
        text = (root / name).read_text(encoding="utf-8") if (root / name).exists() else ""
        yield from (f"{name} does not say '{command}'" for command in commands if command not in text)


def tracked_files(root: Path) -> list[Path]:
    """What git tracks, and what it would track if all were added now."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout
    return [Path(name) for name in listed.split("\0") if name]


def _part(file: Path, package: Path) -> str:
    return file.relative_to(package).with_suffix("").parts[0]


def _may_import(here: str, there: str) -> bool:
    if here == there or there in FOR_ALL:
        return True
    ranks = {part: rank for rank, layer in enumerate(LAYERS) for part in layer}
    return ranks.get(there, len(LAYERS)) < ranks.get(here, -1)


def _is_under(target: str, names: set[str]) -> bool:
    return any(target == name or target.startswith(f"{name}.") for name in names)


def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"), filename=str(file))


def _imports(file: Path, package: Path) -> Iterator[tuple[str, int]]:
    """Full dotted names; relative imports, imports for types only and import_module("...") count too."""
    folder = file.relative_to(package.parent).parent.parts
    for node in ast.walk(_tree(file)):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = folder[: len(folder) - node.level + 1] if node.level else ()
            start = ".".join([*base, *([node.module] if node.module else [])])
            yield from ((f"{start}.{alias.name}", node.lineno) for alias in node.names)
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("import_module", "__import__")):
            names = [arg.value for arg in node.args[:1] if isinstance(arg, ast.Constant)]
            yield from ((name, node.lineno) for name in names if isinstance(name, str))
