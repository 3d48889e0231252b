"""Benchmark `vinculum.div` against the installed libraries: `python -m benchmarks --help`."""
