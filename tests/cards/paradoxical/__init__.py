"""Every card in Paradoxical."""
