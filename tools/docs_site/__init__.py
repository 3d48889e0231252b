"""Build the site in `docs/`.

The tables and diagrams that it shows come from the project's data.
"""
