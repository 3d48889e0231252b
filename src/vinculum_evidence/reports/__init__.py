"""Reports on proofs: terminal, JSON, the table of claims, and the export for installations."""
