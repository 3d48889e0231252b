"""The files beside a model."""

# Suffixes: the graph of the model as text, why it is invalid, and the names of its inputs.
GRAPH, PROBLEM, INPUTS = ".graph", ".problem", ".inputs"
