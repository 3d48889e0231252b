"""The implementation of Div. Imports nothing of ours but `vinculum.errors`: a proof must not go in a circle.

Read in this order: `divide.py`, then what it calls: `attributes.py`, `operands.py`, `shapes.py`, `output.py`,
`domain.py`; last the three that compute: `integer.py`, `floating.py`, `real.py`. What they know of the profiles comes
from `_profiles.py`, which `vinculum.codegen.kernel_tables` writes from the specification.
"""
