"""Claims about the further standards, and about how profiles relate."""
