"""The oracle: decides whether operands, a result and a call satisfy the specification.

It is part of the trusted base.
"""
