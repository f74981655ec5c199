"""What every card of the edition does, game by game."""
