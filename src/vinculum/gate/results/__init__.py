"""Results of a run, and counterexamples that can be replayed."""
