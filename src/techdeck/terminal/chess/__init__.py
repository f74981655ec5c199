"""Tech Chess in the terminal: its board, its choices, its events in words."""
