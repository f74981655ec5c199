"""What clients see of Tech City, and what the game foresees of a build."""
