"""Transfer functions, by ONNX's operator families: the abstract result of each operator."""
