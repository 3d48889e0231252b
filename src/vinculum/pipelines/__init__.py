"""Judge pipelines: an operation of a framework, converted, and run by a runtime."""
