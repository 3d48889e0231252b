"""Data of the diagrams of the specification, computed by evaluating the relations on every value of small types."""
