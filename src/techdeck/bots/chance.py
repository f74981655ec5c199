"""The bot that plays by chance: any legal action, each as likely."""

from techdeck.core.rng import Rng
from techdeck.core.view import View


def choose(view: View, legal: list[int], rng: Rng) -> int:
    """Any of the legal actions."""
    return legal[rng.below(len(legal))]
