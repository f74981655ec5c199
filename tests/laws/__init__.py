"""The laws: what holds in every game, for every number of players, at every moment, mid-effect included."""
