"""Tech Exchange: trading in real time."""
