"""Shapes, types, attributes and behaviour of `vinculum.div`, enumerated within stated bounds."""
