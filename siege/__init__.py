"""The siege: everything that would like to bring a server down, on this machine's loopback, in minutes."""
