"""Bit-blast an SMT-LIB script to CNF with Z3 or Bitwuzla, and solve the CNF with Glucose.

Both functions return a model, which is empty where the clauses do not name the bits of the script, or None where the
clauses are unsatisfiable. They raise TimeoutError after `seconds`, ImportError without one of the packages, and
ValueError where there are no clauses to solve.
"""

import re
import time
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Timer
from typing import Any

# Z3's tactics from floating point to bit-vectors, from these to circuits, and from circuits to clauses.
TO_CLAUSES = ("simplify", "fpa2bv", "simplify", "bit-blast", "aig", "tseitin-cnf")
NOT_BIT_LEVEL = "the script has more than bit-vectors and Booleans"
NO_CLAUSES = "Bitwuzla answers without clauses that Glucose could solve"


def by_z3(script: str, seconds: float) -> Mapping[str, str] | None:
    """Solve the clauses that Z3's tactics make."""
    import z3

    context = z3.Context()  # a new one, so that the clauses do not depend on earlier scripts
    asserted = z3.parse_smt2_string(script, ctx=context)
    unknowns = _unknowns(asserted)
    if any(not (z3.is_bv(x) or z3.is_bool(x)) for x in unknowns):
        raise ValueError(NOT_BIT_LEVEL)
    # The script may use any names, so each bit gets one of ours: `7@0` is the last bit of the eighth unknown.
    bits = [[f"{k}@{place}" for place in range(x.size() if z3.is_bv(x) else 1)] for k, x in enumerate(unknowns)]
    renamed = [
        _word(own, context) if z3.is_bv(x) else z3.Bool(own[0], context) for x, own in zip(unknowns, bits, strict=True)
    ]
    goal = z3.Goal(ctx=context)
    goal.add(z3.substitute(z3.And(*asserted), *zip(unknowns, renamed, strict=True)))
    deadline = time.monotonic() + seconds
    try:
        (clauses,) = z3.TryFor(z3.Then(*TO_CLAUSES, ctx=context), int(seconds * 1000), ctx=context)(goal)
    except z3.Z3Exception as error:
        if "canceled" in str(error):
            raise TimeoutError from error
        raise
    if not z3.Probe("is-propositional", ctx=context)(clauses):
        raise ValueError(NOT_BIT_LEVEL)
    text = clauses.dimacs()
    true_variables = _solve(text, deadline - time.monotonic())
    if true_variables is None:
        return None
    true_bits = {
        name for number, name in re.findall(r"^c (\d+) (\S+)$", text, re.MULTILINE) if int(number) in true_variables
    }
    model = {}
    for x, own in zip(unknowns, bits, strict=True):
        values = "".join(str(int(bit in true_bits)) for bit in reversed(own))
        model[x.decl().name()] = f"#b{values}" if z3.is_bv(x) else str(values == "1").lower()
    return model


def by_bitwuzla(script: str, seconds: float) -> Mapping[str, str] | None:
    """Solve the clauses that Bitwuzla writes before each search; they do not name the script's bits.

    Bitwuzla starts with some clauses, and adds others after each search that satisfies them, so that a model of the first
    clauses is no model of the script. It continues where Glucose finds one, until Glucose shows the clauses to be
    unsatisfiable or Bitwuzla has a model itself.
    """
    import bitwuzla

    deadline, unsatisfiable, late = time.monotonic() + seconds, False, False
    with TemporaryDirectory() as folder:
        file = Path(folder, "clauses.cnf")
        options = bitwuzla.Options()
        options.set(bitwuzla.Option.WRITE_CNF, str(file))
        parser = bitwuzla.Parser(bitwuzla.TermManager(), options)
        parser.parse(script, parse_only=True, parse_file=False)

        def should_stop() -> bool:
            """Bitwuzla calls this during a search. Glucose solves new clauses before the search continues."""
            nonlocal unsatisfiable, late
            if file.exists() and not (unsatisfiable or late):
                text = file.read_text(encoding="utf-8")
                file.unlink()
                try:
                    unsatisfiable = _solve(text, deadline - time.monotonic()) is None
                except TimeoutError:
                    late = True
            return unsatisfiable or late or time.monotonic() > deadline

        solver = parser.bitwuzla()
        solver.configure_terminator(should_stop)
        result = str(solver.check_sat())
        should_stop()  # for a search too short for Bitwuzla to call it
    if unsatisfiable:
        return None
    if late or result == "unknown":  # Bitwuzla's own model would be no answer of Glucose
        raise TimeoutError
    if result == "unsat":
        raise ValueError(NO_CLAUSES)
    return {}


def _solve(dimacs: str, seconds: float) -> set[int] | None:
    """The true variables in a model of these clauses; None if they are unsatisfiable."""
    from pysat.formula import CNF
    from pysat.solvers import Solver

    with Solver(name="glucose42", bootstrap_with=CNF(from_string=dimacs)) as search:
        timer = Timer(max(seconds, 0.0), search.interrupt)
        timer.daemon = True
        timer.start()
        try:
            satisfiable = search.solve_limited(expect_interrupt=True)
        finally:
            timer.cancel()
        if satisfiable is None:
            raise TimeoutError
        return {literal for literal in search.get_model() if literal > 0} if satisfiable else None


def _unknowns(asserted: Iterable[Any]) -> list[Any]:
    """The uninterpreted constants in these terms of Z3."""
    import z3

    unknowns, visited, queue = [], set[int](), list(asserted)
    while queue:
        term = queue.pop()
        if term.get_id() not in visited:
            visited.add(term.get_id())
            queue += term.children()
            if z3.is_const(term) and term.decl().kind() == z3.Z3_OP_UNINTERPRETED:
                unknowns.append(term)
    return unknowns


def _word(bits: Sequence[str], context: Any) -> Any:
    """The bit-vector of these bits, the lowest of which comes first."""
    import z3

    zero, one = (z3.BitVecVal(k, 1, context) for k in (0, 1))
    places = [z3.If(z3.Bool(bit, context), one, zero) for bit in reversed(bits)]
    return z3.Concat(*places) if len(places) > 1 else places[0]
