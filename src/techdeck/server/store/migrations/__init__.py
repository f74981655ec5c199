"""The steps from one form of the store to the next; each start takes those that are still to be taken."""
