"""Waivers: known refutations that are accepted until a date."""
