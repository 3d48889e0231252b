"""Replays the proofs under `proofs/`, keeps their evidence, and says what of it is stale."""
