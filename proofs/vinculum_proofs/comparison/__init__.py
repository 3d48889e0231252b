"""How two definitions of division relate: `vinculum compare`, and the claims on it."""
