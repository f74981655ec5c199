"""Positions of Tech Exchange: the frames by their names, and whether the lines fit each other. (Family 8.7, 8.8)"""
