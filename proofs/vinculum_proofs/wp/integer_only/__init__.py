"""Proofs of the C that divides in integers alone: its form, witnesses and mutants, and WP's findings."""
