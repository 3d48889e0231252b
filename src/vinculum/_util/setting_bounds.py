"""The bounds of what a caller may set, on the command line and from Python."""

MIN_GIB, MAX_GIB = 0.25, 1e6  # memory of a worker process
MAX_JOBS = 1024  # worker processes at once
MIN_SECONDS, MAX_SECONDS = 0.1, 1e6  # time limit for one call
