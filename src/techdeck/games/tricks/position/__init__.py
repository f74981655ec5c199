"""Positions of Tricks of the Trade: the frames by their names, and whether the lines fit each other."""
