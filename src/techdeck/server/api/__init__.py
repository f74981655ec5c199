"""The HTTP API: what can be asked of the server apart from playing."""
