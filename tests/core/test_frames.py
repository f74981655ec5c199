"""Frames say whom they wait for."""

import ast
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "techdeck"


def named(node: ast.stmt) -> str:
    """The name that a line of a class defines."""
    if isinstance(node, ast.AnnAssign):
        return ast.unparse(node)
    return node.name if isinstance(node, ast.FunctionDef) else ""


def test_a_frame_that_looks_at_the_table_for_who_may_act_says_so():
    """Without it, settle() would not ask."""
    looking = {}
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and node.name != "Frame":
                names = [named(part) for part in node.body]
                if "acting" in names:
                    looking[node.name] = "waits_for: i64 = DEPENDS" in names
    assert len(looking) > 5
    assert [name for name, told in looking.items() if not told] == []
