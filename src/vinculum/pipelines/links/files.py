"""The files beside a model."""

GRAPH, PROBLEM = ".graph", ".problem"  # suffixes: the graph of the model as text, and why it is invalid
