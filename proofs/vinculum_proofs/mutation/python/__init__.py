"""The mutation run over the Python of the kernel and the scalar model."""
