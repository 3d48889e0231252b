"""Claim: the oracle in C, which judges in this folder, agrees with the relations on every result.

Method: every triple A, B, C of int8, and of an 8-bit floating-point format that has all kinds of numbers, is put to
the compiled oracle, and to the relations as SymPy's `lambdify` translates them to NumPy, with the specification's own
reading of bit patterns and shifts that are not cut off. All functions of the oracle are compared: its mask of each
triple; its counts, by which the gate judges, of every pair of operands and of every numerator; where the conditions
on operands hold, and for how many numerators in a row by the same denominators. The same printers make the oracles of
the wider types.
"""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from sympy import Mod, lambdify, true

from vinculum._util.c_compiler import CompilerError
from vinculum.gate.oracle.c_source import source
from vinculum.gate.oracle.compiled import CompiledOracle, RequirementSet
from vinculum_evidence.proof import Finding, Level, Proof, Session
from vinculum_proofs.exhaustive.common import SPEC
from vinculum_spec.relations import ieee754, integer
from vinculum_spec.relations.ieee754 import Format
from vinculum_spec.relations.relation import Relation
from vinculum_spec.schema import ElementType, Requirement

Array = npt.NDArray[Any]
FLOAT8 = ElementType("float8", "float", {}, 8, signed=True, form=Format(8, 4, 7))
SIZE = 1 << 8


def on_values(element: ElementType) -> tuple[Requirement, ...]:
    """Every requirement on values of this type."""
    return tuple(r for r in SPEC.requirements.values() if r.kind == "value" and r.concerns(element))


def conditions(element: ElementType) -> tuple[Requirement, ...]:
    """Every condition on operands that some profile has for this type."""
    names = dict.fromkeys(name for profile in SPEC.profiles.values() for name in profile.outside)
    return tuple(r for name in names if (r := SPEC.requirements[name]).concerns(element))


def in_numpy(element: ElementType, formulas: Sequence[Any]) -> Callable[[Array, Array, Array], Array]:
    """A mask for each element: bit k is set where the k-th formula does not hold."""
    form = element.form
    parameters = ieee754.parameter_values(form) if form else {integer.MAX: element.maximum}
    functions = []
    for formula in formulas:
        concrete = formula.subs(parameters)
        variables = sorted(concrete.free_symbols, key=str)
        functions.append((lambdify(variables, concrete, "numpy", cse=True), variables))

    def masks(A: Array, B: Array, C: Array) -> Array:
        a, b, c = (x.astype(np.int64) for x in (A, B, C))
        observed = ieee754.observe(a, b, c, form) if form else {integer.A: a, integer.B: b, integer.C: c}
        failures = np.zeros(a.size, np.uint32)
        for k, (function, variables) in enumerate(functions):
            holds = np.broadcast_to(function(*(observed[v] for v in variables)), a.shape)
            failures |= (~holds.astype(bool)).astype(np.uint32) << np.uint32(k)
        return failures

    return masks


def differing(
    element: ElementType, requirements: tuple[Requirement, ...], *, make: type[CompiledOracle] = CompiledOracle
) -> tuple[Mapping[str, int] | None, dict[str, Any]]:
    """The first operands on which the compiled oracle differs, and how many were compared."""
    dtype = np.dtype(np.uint8 if element.form else np.int8)
    judge = make(RequirementSet(element, requirements, conditions(element)))
    relations = [r.relation for r in on_values(element)]
    expected, outside = (in_numpy(element, [getattr(r, x) for r in relations]) for x in ("statement", "domain"))
    unmet = in_numpy(element, [r.relation.holds for r in conditions(element)])
    every = np.arange(SIZE, dtype=np.uint8).view(dtype)
    B, C = np.repeat(every, SIZE), np.tile(every, SIZE)
    count, refused, admits, digest = 0, 0, list[Array](), hashlib.sha256()
    for a in every:
        A = np.full(B.size, a)
        got, right = (masks(A, B, C) for masks in (judge.violation_masks, expected))
        if (got != right).any():
            k = int(np.argmax(got != right))
            triple = {name: int(x[k]) for name, x in zip("ABC", (A, B, C), strict=True)}
            return triple | {"got": int(got[k]), "expected": int(right[k])}, {}
        b = _miscounted(judge, (A, B, C), outside(A, B, C), right, len(relations))
        if b is not None:
            return {"A": int(a), "B": b, "counted": 1}, {}
        is_met = unmet(A[:SIZE], every, every) == 0
        for numerators in (A[:SIZE], A[:1]):
            if (odd := judge.in_domain(numerators, every) != is_met).any():
                k = int(np.argmax(odd))
                return {"A": int(a), "B": int(every[k]), "inside": int(not is_met[k]), "expected": int(is_met[k])}, {}
        admits.append(is_met)
        count, refused = count + B.size, refused + int((right != 0).sum())
        digest.update(right.astype("<u4").tobytes())
    for k, is_met in enumerate(admits):
        others = [(row != is_met).any() for row in admits[k:]]
        row = others.index(True) if True in others else len(others)
        if (got := judge.count_same_domain(every[k:], every, is_met)) != row:
            return {"A": int(every[k]), "in a row": got, "expected": row}, {}
    admitted = int(np.sum(admits))
    return None, {"count": count, "refused": refused, "admitted": admitted, "digest": digest.hexdigest()}


def _miscounted(
    judge: CompiledOracle, triples: tuple[Array, ...], outside: Array, failing: Array, size: int
) -> int | None:
    """A denominator at which `judge` counts otherwise than these masks: pair by pair, then all at once."""
    bits = np.arange(size, dtype=np.uint32)
    masks = ((~outside[:, None] >> bits) & 1, (failing[:, None] >> bits) & 1)
    each = [mask.reshape(-1, SIZE, size).sum(axis=1) for mask in masks]  # a row for each denominator
    parts = [(k * SIZE, (k + 1) * SIZE, [x[k] for x in each]) for k in range(len(each[0]))]
    for start, stop, right in [*parts, (0, failing.size, [x.sum(axis=0) for x in each])]:
        A, B, C = (x[start:stop] for x in triples)
        counted = judge.count(A if stop - start > SIZE else A[:1], B, C)
        if any(got.tolist() != expected.tolist() for got, expected in zip(counted, right, strict=True)):
            return int(triples[1][start])
    return None


def broken(element: ElementType, change: Callable[[Any], Any]) -> tuple[Requirement, ...]:
    """The requirements with the first one's relation changed."""
    first, *others = on_values(element)
    changed = Relation(first.relation.domain, change(first.relation.holds), first.relation.parameters)
    fields = {name: getattr(first, name) for name in first.__dataclass_fields__} | {"relation": changed}
    return (Requirement(**fields), *others)


def without_even(holds: Any) -> Any:
    """Ties may go to either side."""
    return holds.replace(lambda part: part == Mod(ieee754.m_C, 2), lambda _: ieee754.m_C - ieee754.m_C)


MUTANTS: Mapping[str, tuple[ElementType, Callable[[Any], Any]]] = {
    "int8: a remainder as large as the denominator": (SPEC.types["int8"], lambda h: h.replace(
        lambda part: part.is_Relational and part.rel_op == "<", lambda part: part.lhs <= part.rhs)),
    "8-bit format: ties to either side": (FLOAT8, without_even),
    "8-bit format: everything holds": (FLOAT8, lambda _: true),
}  # fmt: skip


class _Uncounted(CompiledOracle):
    def count(self, A: Array, B: Array, C: Array) -> tuple[Array, Array]:
        return super().count(A[-1:], B[1:], C[1:])


class _Unconditional(CompiledOracle):
    def in_domain(self, A: Array, B: Array) -> Array:
        return super().in_domain(A, B) | True


class _SameDomain(CompiledOracle):
    def count_same_domain(self, A: Array, B: Array, in_domain: Array) -> int:
        del B, in_domain
        return A.size


OTHER_JUDGES: Mapping[str, type[CompiledOracle]] = {
    "int8: the first element is not counted": _Uncounted,
    "int8: every pair of operands meets the conditions": _Unconditional,
    "int8: all numerators are alike": _SameDomain,
}


def same_verdicts(session: Session) -> Finding:
    """Compare, then compare judges of relations that were changed."""
    cases = {"int8": SPEC.types["int8"], "8-bit format": FLOAT8}
    asked_of = dict[str, Any]()
    try:
        for finished, (name, element) in enumerate(cases.items()):
            difference, asked_of[name] = differing(element, on_values(element))
            if difference is not None:
                return Finding(Level.REFUTED, counterexample={"type": name, **difference})
            session.report((finished + 1) / (len(cases) + 1), name)
        survived = tuple(
            words for words, (element, change) in MUTANTS.items()
            if differing(element, broken(element, change))[0] is None
        )  # fmt: skip
        int8 = cases["int8"]
        survived += tuple(
            words for words, make in OTHER_JUDGES.items()
            if differing(int8, on_values(int8), make=make)[0] is None
        )  # fmt: skip
    except CompilerError as error:
        return Finding(Level.NOT_RUN, reason=f"{error}; install gcc or clang")
    texts = (source(e, [r.relation for r in on_values(e)]) for e in cases.values())
    details = {
        "domain": "all 2^24 triples of int8; all 2^24 of an 8-bit format of precision 4 and largest exponent 7, subnormal "
        "operands included; by masks and by counts; all pairs of operands, by the conditions on them",
        "count": sum(part["count"] for part in asked_of.values()),
        "refused": {name: part["refused"] for name, part in asked_of.items()},
        "pairs that meet the conditions": {name: part["admitted"] for name, part in asked_of.items()},
        "digest": hashlib.sha256("".join(part["digest"] for part in asked_of.values()).encode()).hexdigest(),
        "sources": [hashlib.sha256(text.encode()).hexdigest() for text in texts],
    }
    reason = "mutants are not told from the original" if survived else None
    killed = tuple(words for words in (*MUTANTS, *OTHER_JUDGES) if words not in survived)
    level = Level.UNDECIDED if reason else Level.EXHAUSTIVE
    return Finding(level, {"type": "int8", "A": 7, "B": 2, "C": 3}, None, killed, survived, reason, details)


PROOFS = (
    Proof(
        "COMPILED_JUDGE",
        "The judge that is printed as C and compiled accepts and refuses what the relations do",
        ("E_DIV_INT_FUNC_0010", "V_DIV_INT_FLOOR_0010", "E_DIV_FLOAT_FUNC_0010"),
        "exhaustive: two ways to evaluate one relation",
        "every triple of operands and result of int8 and of an 8-bit floating-point format, for every requirement on "
        "values: masks, counts, and the conditions on operands; "
        "of the wider types, whose judges come from the same printers, the tests look at samples",
        same_verdicts,
        tools=("numpy", "sympy"),
        examines=("src/vinculum/codegen", "src/vinculum/gate/exhaustive"),
        assumptions=("SymPy's lambdify and NumPy's integers are right",),
        rests_on=("FLOAT_FRACTION_FREE", "FLOAT_SHIFTS_CUT_OFF"),  # both judges look at fractions of shifts cut off
        quick=True,
        seconds=120.0,
    ),
)
