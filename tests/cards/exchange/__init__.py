"""What every card does when it is used from the city, and when it can do nothing there."""
