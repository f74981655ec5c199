"""Positions of Paradoxical: its frames, and whether all fits together. (Family 8.7, 8.8)"""
