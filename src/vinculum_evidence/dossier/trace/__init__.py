"""From a clause of a source to the evidence, and back: clause, requirement, relation, code, test, proof.

Nothing here is typed: a requirement stands in the source of a relation, a function or a test by its identifier, and in
a record of the evidence by its field. What is not found is an orphan, and is listed.
"""

from vinculum_evidence.dossier.trace.collect import Link, Trace, of

__all__ = ["Link", "Trace", "of"]
