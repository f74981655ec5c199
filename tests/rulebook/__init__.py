"""The rules, clause by clause: a test's name starts with the number of the clause it is about."""
