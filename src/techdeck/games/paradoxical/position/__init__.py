"""Tables of Paradoxical that are set up: their frames by name, and whether all fits together. (Family 8.7, 8.8)"""
