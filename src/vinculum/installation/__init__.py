"""`vinculum verify-install`: what is installed, whether it divides right, and which evidence applies."""
