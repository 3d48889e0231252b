"""The specification as text, Markdown, LaTeX and JSON."""
