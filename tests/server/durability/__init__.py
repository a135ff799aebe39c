"""Whatever happens to the server or its database, no move that was acknowledged is lost."""
