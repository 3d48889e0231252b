"""Run the proofs under `proofs/`, store their evidence, detect stale evidence, make the dossier."""
