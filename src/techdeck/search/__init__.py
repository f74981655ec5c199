"""One search for every game: imagine what may be behind a view, play on by judgement, compare."""
