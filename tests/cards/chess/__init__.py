"""What every card of the edition does in Tech Chess, from a hand and on a piece that captures."""
