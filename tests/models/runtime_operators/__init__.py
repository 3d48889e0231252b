"""Tests of operators of ONNX Runtime."""
