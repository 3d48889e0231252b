"""The oracle: decides whether a result satisfies the specification. Part of the trusted base."""
