"""The oracle: decides whether operands, a result and a call satisfy the specification.

It is part of the trusted base, and imports the specification and no other room of the gate. `relations` decides by the
specification's own relations, element by element; `compiled` runs the same relations as C on many elements; `behaviour`
decides what a call did: errors, inputs that changed, another result when repeated.
"""
