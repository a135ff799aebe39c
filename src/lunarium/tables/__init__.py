"""Tables: games being played, kept in a database, and the one door for every move."""
