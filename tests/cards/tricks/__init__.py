"""What every card of the open edition does in Tricks of the Trade."""
