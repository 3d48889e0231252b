"""What the pictures of the specification show: found by asking the relations about every value there is, not drawn."""
