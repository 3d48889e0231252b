"""How fast Div is here: `vinculum.div` beside the libraries that are installed. `python -m benchmarks --help`."""
