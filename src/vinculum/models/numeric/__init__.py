"""Element types, and arithmetic on intervals of their numbers."""
