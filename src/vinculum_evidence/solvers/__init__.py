"""SMT solvers and SAT solvers behind one interface."""
