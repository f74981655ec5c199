"""The verbs of card texts, tried in all five games."""
