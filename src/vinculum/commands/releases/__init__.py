"""Released versions as targets: their names, their environments, and their history."""
