"""The specification as HTML and MathML, for the dossier."""
