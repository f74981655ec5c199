"""High Card: whoever plays the highest card of a trick wins it. A sixth game, for a test."""
