"""The specification of Div: requirements, profiles, rulings and formal relations.

The package depends only on SymPy and the standard library. Read `relations/` first, in the order `relation.py`,
`real.py`, `integer.py`, `ieee754.py`, `tensor.py`, `behaviour.py`, and then the TOML tables in `data/`.
"""
