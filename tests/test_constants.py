"""Numbers with names are constants to the compiler, and those said twice agree.

mypyc works out `Final` sums of literals and of names in the same file. One that needs a name of another file becomes a
variable that is looked up and checked at every use: the engine was a tenth slower with them.
"""

import ast
from importlib import import_module
from pathlib import Path

import pytest

from techdeck.core import actions, counting, zones
from techdeck.games.chess import squares
from tools.engine_build import SOURCE, engine_sources

ROOT = Path(__file__).resolve().parent.parent
REPEATED = {
    "GAME_ZONES": zones.GAME_ZONES,
    "OWN_NUMS": counting.OWN_NUMS,
    "CARD": actions.CARD,
    "SQUARES": squares.SQUARES,
}


def is_worked_out(expression: ast.expr, known: set[str]) -> bool:
    """Whether the compiler can work this out from literals and from names of the same file."""
    match expression:
        case ast.Constant():
            return True
        case ast.Name(id=name):
            return name in known
        case ast.BinOp(left=left, right=right):
            return is_worked_out(left, known) and is_worked_out(right, known)
        case ast.UnaryOp(operand=operand):
            return is_worked_out(operand, known)
    return False


def looked_up(text: str, values: dict[str, object]) -> list[str]:
    """The names of numbers in this source that the compiler would look up."""
    known: set[str] = set()
    found: list[str] = []
    for statement in ast.parse(text).body:
        match statement:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=kind, value=ast.expr() as value):
                if "Final" not in ast.unparse(kind):
                    continue
                if is_worked_out(value, known):
                    known.add(name)
                elif isinstance(values[name], int):
                    found.append(name)
    return found


@pytest.mark.parametrize("file", engine_sources(ROOT), ids=str)
def test_named_numbers_are_constants(file: Path) -> None:
    module = import_module(".".join(file.relative_to(SOURCE).with_suffix("").parts))
    assert looked_up((ROOT / file).read_text(encoding="utf-8"), vars(module)) == []
    for name, number in REPEATED.items():
        assert vars(module).get(name, number) == number


def test_a_number_of_another_file_is_found() -> None:
    text = "A: Final = 3\nB: Final = A * 2\nC: Final = ELSEWHERE + 1\nD: Final = C - 1\nE: Final = [1]\n"
    assert looked_up(text, {"C": 4, "D": 3, "E": [1]}) == ["C", "D"]
