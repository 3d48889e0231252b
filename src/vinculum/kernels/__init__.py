"""The implementation of Div.

It imports nothing of this project but `vinculum.errors` and `vinculum.profile_names`, so that no proof is circular.

Reading order: `divide.py`, then what it calls: `attributes.py`, `operands.py`, `shapes.py`, `out_argument.py`,
`preconditions.py`; last `dispatch.py` for the compiled kernel and `numpy_kernel/` for the one in NumPy. What they know of the
profiles is in `_profiles.py`, which `vinculum.codegen.kernel_tables` generates from the specification.
"""
