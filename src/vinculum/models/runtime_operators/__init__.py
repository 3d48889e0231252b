"""Operators of ONNX Runtime that ONNX does not have: types, shapes and definitions of their results."""
