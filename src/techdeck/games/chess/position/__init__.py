"""Positions of Tech Chess: its frames, and whether the board fits together. (Family 8.7, 8.8)"""
