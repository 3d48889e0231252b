"""Cases and results as lines of text, for programs that do not run on this machine."""
