"""What may be wrong with an edition that can be played: claims about sources, and cards written for nothing."""

from collections import Counter

from techdeck.core.cards import FACES, NATURALS, card_id
from techdeck.deck.base import EditionCard
from techdeck.deck.blocks import Block, blocks_of
from techdeck.deck.edition import DEFAULT, Edition, load_edition
from techdeck.deck.files import packaged_editions
from techdeck.deck.headers import FACE_OF, read_header
from techdeck.deck.missing import stretches
from techdeck.deck.reader import OURS, SOURCES

Place = tuple[int, int, str]
"""Line, column, what."""


def text_sources(edition: Edition) -> dict[str, int]:
    """How many of the 52 texts come from each source, in the order of the sources. (Family 8.2)"""
    found = Counter(card.effect_source for card in edition.cards[:NATURALS])
    return {source: found[source] for source in SOURCES}


def warnings_of(edition: Edition, text: str, file: str) -> list[str]:
    """Every warning, file:line:column: what, in the order of the file; text is what stands in it."""
    return [f"{file}:{line}:{column}: {what}" for line, column, what in places_of_warnings(edition, text)]


def places_of_warnings(edition: Edition, text: str) -> list[Place]:
    """Every warning with its place."""
    if edition.deck.packaged:
        return []
    blocks = {FACE_OF.get(header, -1): block for block, header in headed(text)}
    found = [*named_like_another(edition, blocks[-1])]
    if edition.based_on is not None:
        found += written_for_nothing(edition, edition.based_on, blocks)
    before = edition.based_on or load_edition(DEFAULT)
    for face, block in blocks.items():
        if face >= 0:
            found += stale_claims(before, before.cards[face], edition.cards[face], block)
    return sorted(found)


def headed(text: str) -> list[tuple[Block, str]]:
    """The blocks of a file that have a header, each with what it names."""
    return [(block, read_header(block)[0]) for block in blocks_of(text) if block.head]


def named_like_another(edition: Edition, block: Block) -> list[Place]:
    """An edition with the name of a packaged one, whose cards are others."""
    if edition.name not in packaged_editions():
        return []
    what = f"[edition]: {edition.name} is the name of a packaged edition: give this one a name of its own"
    return [(*block.start_of("name"), what)]


def written_for_nothing(edition: Edition, base: Edition, blocks: dict[int, Block]) -> list[Place]:
    """Cards that are as in the base, or a base from which nothing is taken."""
    found: list[Place] = []
    if len(blocks) > FACES:
        what = f"[edition]: all {FACES} cards are written here, so nothing comes from {base.name}: leave base out"
        found.append((*blocks[-1].start_of("base"), what))
    same = sorted([face for face in blocks if face >= 0 and edition.cards[face] == base.cards[face]])
    if same:
        cards = f"card {card_id(same[0])} is" if len(same) == 1 else f"cards {', '.join(stretches(same))} are"
        what = f"{cards} just as in {base.name}: you may leave {'it' if len(same) == 1 else 'them'} out"
        found.append((blocks[same[0]].line, 1, what))
    return found


def stale_claims(base: Edition, before: EditionCard, now: EditionCard, block: Block) -> list[Place]:
    """A name or a text that was changed and still claims the source it had before. (Family 8.2)"""
    parts = [
        ("name", "name", before.name != now.name, before.name_source, now.name_source),
        ("text", "effect", before.text != now.text, before.effect_source, now.effect_source),
    ]
    found: list[Place] = []
    for part, key, changed, old, new in parts:
        if changed and old == new != OURS:
            right = f'write {key} = "printed deck" if it is what the printed card says, else {key} = "{OURS}"'
            what = f"{told(now)}: its {part} is not that of {base.name}, but its source still says {new!r}: {right}"
            found.append((*block.start_of(key, "source"), what))
    return found


def told(card: EditionCard) -> str:
    """A card as warnings call it."""
    return f"card {card_id(card.card)} ({card.name})"
