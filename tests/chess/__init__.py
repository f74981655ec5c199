"""The moves of Tech Chess against a slow generator written from the rules."""
