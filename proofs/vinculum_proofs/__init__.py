"""The proofs, one folder per method. `vinculum prove` runs them and writes their evidence."""
