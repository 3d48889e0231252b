"""Adapters of frameworks that are installed on their own: LiteRT, Paddle, and TOSA's reference model."""
