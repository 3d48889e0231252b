"""Glucose searches what others make of a script on bits: clauses, by Z3's tactics or by Bitwuzla, neither of which searches for it.

Each way gives a model, empty where the clauses do not name the bits of the script, or None where there is none. TimeoutError
after `seconds`, ImportError where one of the packages is not installed, ValueError where there are no clauses to search.
"""

import re
import time
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Timer
from typing import Any

# Z3's tactics that make clauses: floating point turned into bit-vectors, each bit a truth value, each operation a circuit.
CLAUSES = ("simplify", "fpa2bv", "simplify", "bit-blast", "aig", "tseitin-cnf")
BEYOND = "it speaks of more than bit-vectors and truth values"
NOTHING = "Bitwuzla answers by itself, with no clauses left to search that say so"


def by_z3(script: str, seconds: float) -> Mapping[str, str] | None:
    """On the clauses that Z3's tactics make."""
    import z3

    context = z3.Context()  # of its own, so that the same script gives the same clauses, whatever Z3 was asked before
    asserted = z3.parse_smt2_string(script, ctx=context)
    unknowns = _unknowns(asserted)
    if any(not (z3.is_bv(x) or z3.is_bool(x)) for x in unknowns):
        raise ValueError(BEYOND)
    # By names of our own, as those of the script may be any: `7@0` is the last bit of the eighth of them, or is that truth value.
    bits = [[f"{k}@{place}" for place in range(x.size() if z3.is_bv(x) else 1)] for k, x in enumerate(unknowns)]
    renamed = [
        _word(own, context) if z3.is_bv(x) else z3.Bool(own[0], context) for x, own in zip(unknowns, bits, strict=True)
    ]
    goal = z3.Goal(ctx=context)
    goal.add(z3.substitute(z3.And(*asserted), *zip(unknowns, renamed, strict=True)))
    until = time.monotonic() + seconds
    try:
        (clauses,) = z3.TryFor(z3.Then(*CLAUSES, ctx=context), int(seconds * 1000), ctx=context)(goal)
    except z3.Z3Exception as error:
        if "canceled" in str(error):
            raise TimeoutError from error
        raise
    if not z3.Probe("is-propositional", ctx=context)(clauses):
        raise ValueError(BEYOND)
    text = clauses.dimacs()
    true = _searched(text, until - time.monotonic())
    if true is None:
        return None
    held = {name for number, name in re.findall(r"^c (\d+) (\S+)$", text, re.MULTILINE) if int(number) in true}
    model = {}
    for x, own in zip(unknowns, bits, strict=True):
        values = "".join(str(int(bit in held)) for bit in reversed(own))
        model[x.decl().name()] = f"#b{values}" if z3.is_bv(x) else str(values == "1").lower()
    return model


def by_bitwuzla(script: str, seconds: float) -> Mapping[str, str] | None:
    """On the clauses that Bitwuzla makes, which it writes out whenever it is about to search; they name no bits of the script.

    It begins with some of them, and adds others after a search that has met those: a model of some is none of the script. So it
    goes on where Glucose has one, until none of the clauses written so far is met, or until it has a model itself.
    """
    import bitwuzla

    until, unmet, late = time.monotonic() + seconds, False, False
    with TemporaryDirectory() as folder:
        file = Path(folder, "clauses.cnf")
        options = bitwuzla.Options()
        options.set(bitwuzla.Option.WRITE_CNF, str(file))
        parser = bitwuzla.Parser(bitwuzla.TermManager(), options)
        parser.parse(script, parse_only=True, parse_file=False)

        def enough() -> bool:
            """Bitwuzla asks while it searches: clauses that are new are put to Glucose before it goes on."""
            nonlocal unmet, late
            if file.exists() and not (unmet or late):
                text = file.read_text(encoding="utf-8")
                file.unlink()
                try:
                    unmet = _searched(text, until - time.monotonic()) is None
                except TimeoutError:
                    late = True
            return unmet or late or time.monotonic() > until

        asked = parser.bitwuzla()
        asked.configure_terminator(enough)
        result = str(asked.check_sat())
        enough()  # of what was searched so quickly that nothing was asked
    if unmet:
        return None
    if late or result == "unknown":  # where Glucose was too late, Bitwuzla's own model is no answer of its
        raise TimeoutError
    if result == "unsat":
        raise ValueError(NOTHING)
    return {}


def _searched(dimacs: str, seconds: float) -> set[int] | None:
    """The variables that are true in a model of these clauses; None where they have none."""
    from pysat.formula import CNF
    from pysat.solvers import Solver

    with Solver(name="glucose42", bootstrap_with=CNF(from_string=dimacs)) as search:
        timer = Timer(max(seconds, 0.0), search.interrupt)
        timer.daemon = True
        timer.start()
        try:
            found = search.solve_limited(expect_interrupt=True)
        finally:
            timer.cancel()
        if found is None:
            raise TimeoutError
        return {literal for literal in search.get_model() if literal > 0} if found else None


def _unknowns(asserted: Iterable[Any]) -> list[Any]:
    """The constants without a value in these terms of Z3."""
    import z3

    found, seen, left = [], set[int](), list(asserted)
    while left:
        term = left.pop()
        if term.get_id() not in seen:
            seen.add(term.get_id())
            left += term.children()
            if z3.is_const(term) and term.decl().kind() == z3.Z3_OP_UNINTERPRETED:
                found.append(term)
    return found


def _word(bits: Sequence[str], context: Any) -> Any:
    """The bit-vector with these truth values, the last of them first."""
    import z3

    none, one = (z3.BitVecVal(k, 1, context) for k in (0, 1))
    places = [z3.If(z3.Bool(bit, context), one, none) for bit in reversed(bits)]
    return z3.Concat(*places) if len(places) > 1 else places[0]
