"""How questions, choices and events are said: a small machinery for all games, and tables of sentences."""
