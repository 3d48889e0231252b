"""Runs the proofs under `proofs/`, keeps their evidence, detects stale evidence, and makes the audit dossier."""
