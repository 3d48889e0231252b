"""Goals about floating-point division."""
