"""The converters, a module each. Only a worker process loads them.

A module has `convert`, which takes a `conversion.Conversion` and returns the model as bytes. `catalogue.CONVERTERS` names it.
"""
