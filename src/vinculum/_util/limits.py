"""What a process of ours may take. A limit cannot be raised again, so none is above the one that holds already."""

import resource


def at_most(kind: int, most: int) -> None:
    """Limit this process, and those that it starts, to `most` of one kind, such as `resource.RLIMIT_AS`, or to less if less is allowed."""
    _, allowed = resource.getrlimit(kind)
    limit = most if allowed == resource.RLIM_INFINITY else min(most, allowed)
    resource.setrlimit(kind, (limit, limit))
