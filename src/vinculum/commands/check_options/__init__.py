"""Options of `vinculum check`, each group with what the command does for it."""
