"""The runtimes, a module each. Only a worker process loads them.

A module has `load`, which takes the path of a model and returns a callable from inputs by name to C. `catalogue.RUNTIMES` names it.
"""
