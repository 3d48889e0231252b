"""Refutations that are known and accepted for a while: what they are, which failures they cover, and when they end."""
