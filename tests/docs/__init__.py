"""The documentation: its blocks run, and its pages have what their data has."""
