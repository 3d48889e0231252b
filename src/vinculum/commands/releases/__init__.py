"""Released versions as targets: names, environments and history; the environments of pipelines."""
