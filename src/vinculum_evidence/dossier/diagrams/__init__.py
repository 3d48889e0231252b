"""Data of the specification's diagrams: the relations, evaluated on every value of small types."""
