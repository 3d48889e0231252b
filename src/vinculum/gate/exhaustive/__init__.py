"""Every pair of operands of an 8- or 16-bit type, judged by compiled relations, resumable."""
