"""What the workers of a pipeline do. The gate's sandbox loads `worker`."""
