"""Where operands lie: layouts, aliasing, positions in a vector, scalar operands."""
