"""Positions of Tech City: its frames, and whether the city fits together. (Family 8.7, 8.8)"""
