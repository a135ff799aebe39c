"""What stages ask for and the coach looks for in Luna."""
