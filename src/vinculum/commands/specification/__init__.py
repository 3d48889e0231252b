"""Pages that `vinculum spec` prints beside those of the seven profiles."""
