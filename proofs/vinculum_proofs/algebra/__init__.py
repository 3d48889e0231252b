"""Claims of the sources about Div, proved or refuted by algebra with SymPy and SMT solvers."""
