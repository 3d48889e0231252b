"""Helpers that several packages share: files, text, processes, the host, the C compiler."""
