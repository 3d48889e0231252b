"""Proofs by Why3 on the theories that `vinculum generate why3` writes."""
