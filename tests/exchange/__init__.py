"""What Tech Exchange tells its clients as data."""
