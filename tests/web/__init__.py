"""The page in a real browser, as people meet it."""
