"""Resource limits of processes. A process cannot raise its limits, so none exceeds the current one."""

import resource


def limit_resource(kind: int, maximum: int) -> None:
    """Limit a resource, such as `resource.RLIMIT_AS`, of this process and its children.

    A lower limit that exists stays.
    """
    _, allowed = resource.getrlimit(kind)
    limit = maximum if allowed == resource.RLIM_INFINITY else min(maximum, allowed)
    resource.setrlimit(kind, (limit, limit))
