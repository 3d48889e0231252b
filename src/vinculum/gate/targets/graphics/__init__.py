"""Adapters of the languages of graphics processors."""
