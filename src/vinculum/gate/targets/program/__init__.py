"""Programs as targets: the gate writes operands to their standard input, and they write quotients."""
