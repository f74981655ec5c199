"""The six tricks on a board of their own, for a search that plays them millions of times. (Tricks 6)"""
