"""Released versions as targets: their names, their environments, and their history; the environments of pipelines."""
