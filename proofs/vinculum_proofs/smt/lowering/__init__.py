"""Claims: each recorded recipe refines the division that it stands for."""
