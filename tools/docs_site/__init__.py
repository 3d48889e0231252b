"""The site in `docs/`: the command that builds it, and the tables and diagrams that it shows, made from the project's data."""
