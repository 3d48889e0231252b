"""Abstract interpretation of a model: nodes, subgraphs, loops and functions."""
