"""The commands that need a checkout: `vinculum prove` and `vinculum audit`."""
