"""Goals for SMT solvers, written from the specification's relations."""
