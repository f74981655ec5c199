"""Tech Chess: two kings a side, pieces that are cards, a hand to build, to upgrade and to use."""
