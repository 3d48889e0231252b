"""The trace from clauses to evidence and back: clause, requirement, relation, code, test, proof.

Links are computed: relations, functions and tests have the identifiers of requirements in their text, and records have
them in a field. An item without a link is listed as an orphan.
"""

from vinculum_evidence.dossier.trace.collect import Link, Trace, of

__all__ = ["Link", "Trace", "of"]
