"""The things on the table: what each is, does now and does next."""
