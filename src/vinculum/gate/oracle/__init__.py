"""The oracle: decides whether operands, a result and a call satisfy the specification.

Part of the trusted base.

`relations` evaluates the relations on elements with NumPy; `compiled` evaluates them as C, which `c_source` prints;
`behaviour` checks requirements on a call. The oracle imports the specification, and no code of a target or a case.
"""
