"""The family rules, clause by clause, at tables of Tricks of the Trade."""
