"""Notes on quotients that violate nothing, and on which a model depends too finely."""
