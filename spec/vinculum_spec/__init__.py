"""What Div is: requirements, profiles, rulings and the formal relations that everything else is derived from.

Depends on SymPy and the standard library only. Read in this order: `relation.py`, `real.py`, `integer.py`,
`ieee754.py`, `tensor.py`, `conduct.py`, then the TOML tables beside them.
"""
