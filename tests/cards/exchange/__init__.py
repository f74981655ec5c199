"""What every card does when it is used in an effects phase, and when it can do nothing there."""
