"""Positions of Tricks of the Trade: its frames, and whether the lines fit each other. (Family 8.7, 8.8)"""
