"""What is wrong with the catalogue, its words and the games; a part of `make check`."""
