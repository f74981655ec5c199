"""The verbs card texts are made of, one family a file."""
