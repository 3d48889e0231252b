"""Tests of the specification as text, Markdown, LaTeX and JSON."""
