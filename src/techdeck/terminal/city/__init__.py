"""Tech City in words and pictures: the map, the table, the choices, what happened."""
