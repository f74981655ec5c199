"""The rules in our own words, in numbered clauses: shown in every client, cited by code and refusals."""
