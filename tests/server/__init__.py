"""Live tables."""
