"""The conformance gate: tries an implementation of Div on many operands, and judges each result."""
