"""Targets that a command starts in the environment of their package, such as code generators."""
