"""The pages of natural texts with what they mean, and the list of near-misses that must be told apart."""

from pathlib import Path

HERE = Path(__file__).parent


def natural_texts() -> list[tuple[str, str]]:
    """Each text with its canonical program."""
    found, meaning = [], ""
    rows = [(HERE / page).read_text(encoding="utf-8").splitlines() for page in ("natural_texts.txt", "fresh_texts.txt")]
    for row in [*rows[0], *rows[1]]:
        if row.startswith("= "):
            meaning = row[2:]
        elif row and not row.startswith("#"):
            found.append((row, meaning))
    return found


def near_misses() -> list[list[str]]:
    """The groups of texts that are nearly the same, and mean something."""
    blocks = (HERE / "near_misses.txt").read_text(encoding="utf-8").split("\n\n")
    rows = [[row for row in block.splitlines() if row and row[0] not in "#!"] for block in blocks]
    return [group for group in rows if group]


def meaningless() -> list[str]:
    """Texts that say what no card can mean."""
    rows = (HERE / "near_misses.txt").read_text(encoding="utf-8").splitlines()
    return [row[2:] for row in rows if row.startswith("! ")]
