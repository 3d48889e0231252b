"""Later editions of the text of a profile: what they state, and what changed."""
