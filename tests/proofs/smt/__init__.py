"""Tests of the goals for SMT solvers."""
