"""Helpers that several rooms share: files, text, processes, the host, the C compiler."""
