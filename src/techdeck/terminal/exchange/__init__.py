"""Tech Exchange in the terminal: its market, its offers, its choices, its events in words."""
