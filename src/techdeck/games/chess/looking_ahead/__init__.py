"""Looking ahead in Tech Chess: a board of its own to try moves on, and a search by alpha-beta."""
