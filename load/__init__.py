"""How much a server carries: every number beside one from the same run that it can be compared with."""
