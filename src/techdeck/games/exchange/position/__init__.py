"""Positions of Tech Exchange: its frames, and whether the lines fit each other. (Family 8.7, 8.8)"""
