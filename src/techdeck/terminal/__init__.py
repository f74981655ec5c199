"""Playing in the terminal: plain text, from what one seat may see."""
