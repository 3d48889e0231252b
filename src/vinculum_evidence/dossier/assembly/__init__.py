"""Puts the chapters together: the book, and the dossier that is written."""
