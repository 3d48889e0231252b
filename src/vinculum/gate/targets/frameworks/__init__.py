"""Adapters of frameworks that are installed on their own: LiteRT and Paddle."""
