"""What a card means in each game, in words: how its text is read there, or what the rules say of a wild."""

from __future__ import annotations

from techdeck.deck.base import EditionCard
from techdeck.deck.language import compile_text
from techdeck.deck.steps import steps_of
from techdeck.games import TITLES, words_of
from techdeck.rules.book import load_book
from techdeck.server.bodies import CardExplained, CardMeaning, SentenceExplained
from techdeck.words.english import capitalised
from techdeck.words.explaining import Line, does_nothing, explained, meaning, sentence

OF_WILDS = 2
"""So many clauses of a game tell what a wild does there."""


def explain(card: EditionCard, name: str) -> CardExplained:
    """A card, sentence by sentence and game by game."""
    if not card.text:
        return CardExplained(name, [], [CardMeaning(game, TITLES[game], of_wilds(game)) for game in TITLES])
    program = compile_text(card.text)
    steps = steps_of(program)
    lines = explained(steps)
    read = [SentenceExplained(words, of_sentence(lines, number)) for number, words in enumerate(program.texts)]
    games = []
    for game in TITLES:
        found = meaning(steps, lines, words_of(game))
        told = ([does_nothing(found.nothing)] if found.nothing else []) + list(dict.fromkeys(found.notions.values()))
        games.append(CardMeaning(game, TITLES[game], [f"{capitalised(one)}." for one in told]))
    return CardExplained(name, read, games)


def of_sentence(lines: list[Line], number: int) -> list[str]:
    """The steps of a sentence."""
    return [sentence(line.words) for line in lines if line.sentence == number]


def of_wilds(game: str) -> list[str]:
    """What the rules of a game say of wilds; what they do in play before how they are set up."""
    clauses = [clause for clause in load_book(game).clauses() if "wild" in clause.text.lower()]
    played = [clause for clause in clauses if not clause.number.startswith("0.")]
    return [f"{clause.text} ({game.capitalize()} {clause.number})" for clause in (played or clauses)[:OF_WILDS]]
