"""A run of the gate as other tools read it: one module a format. None has a time in it: the same run, the same bytes."""
