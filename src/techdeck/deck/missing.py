"""How missing cards are told: one with what to add, several in one line."""

from techdeck.core.cards import card_id

BLOCK = 'name = "...", text = "..." and source = { ... }, or write base = "open-1" in [edition] to take over the rest'


def missing_text(faces: list[int], header: str) -> str:
    """What is said of missing cards, in the order of the deck; header is that of the first."""
    if len(faces) == 1:
        return f"card {card_id(faces[0])} is missing: add [{header}] with {BLOCK}"
    return f"cards are missing: {', '.join(stretches(faces))}: add [{header}] and the rest, each with {BLOCK}"


def stretches(faces: list[int]) -> list[str]:
    """K2 to K13, S1: three cards or more in a row of one domain are told by the first and the last of them."""
    rows: list[list[int]] = []
    for face in faces:
        if rows and face == rows[-1][-1] + 1 and face % 13 > 0:
            rows[-1].append(face)
        else:
            rows.append([face])
    return [told for row in rows for told in row_told(row)]


def row_told(row: list[int]) -> list[str]:
    """One row of cards."""
    if len(row) > 2:
        return [f"{card_id(row[0])} to {card_id(row[-1])}"]
    return [card_id(face) for face in row]
