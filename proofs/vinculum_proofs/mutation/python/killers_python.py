"""Checks that kill mutants of the kernel and of the scalar model: those of the proofs, in small sizes.

Each check takes a kernel and returns what is wrong with it, or None. Those of `div` are the checks of `conformance/`,
and values by the gate's cases. Those of the scalar model are its contracts at their edges, whole small formats, and
the composition of its steps. For the modules in `COMPILED` the compiled kernel is loaded, and its answers are
compared with those of the NumPy kernel that the process began with, which has no mutant.
"""

import warnings
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from importlib import import_module
from itertools import product
from types import SimpleNamespace
from typing import Any

import numpy as np

import vinculum
from vinculum.codegen import kernel_tables
from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum.gate.cases.values.pairs import pairs
from vinculum.gate.oracle import relations
from vinculum.gate.sandbox.layouts.registry import LAYOUTS, materialize
from vinculum_proofs.conformance import (
    attribute_values,
    domain,
    element_types,
    environments,
    out_argument,
    reals,
    shapes,
)
from vinculum_proofs.conformance.common import SPEC, Outcome
from vinculum_proofs.mutation.python import killers_native
from vinculum_proofs.mutation.python.module_checks import COMPILED, COMPILED_ONLY, FIRST

THIRD = Fraction(1, 3)
A_23, ONNX_1 = "A has shape (2, 3) and B has shape", {"profile": "onnx-1", "broadcast": 1}
Div = Callable[..., Any]
Check = Callable[[], str | None]
SEVERAL_BLOCKS = 70_000  # elements: of every type more than one block of the kernel


@cache
def quotients() -> tuple[tuple[str, Mapping[str, Any], Any, Any, Any], ...]:
    """Name, attributes, A, B and C of the gate's cases, each C judged by the relations."""
    cases = []
    for element in SPEC.types.values():
        profile = SPEC.profiles["sonnx" if element.kind == "real" else "openvino-1"]
        plan = Plan(SPEC, profile, element, LEVELS["quick"], 0)
        within = [(A[inside], B[inside]) for _, A, B in pairs(plan) for inside in [plan.in_domain(A, B)]]
        A, B = (np.concatenate(x) for x in zip(*within, strict=True))
        for attributes in ({}, {"m_pythondiv": False}) if element.kind == "int" else ({},):
            C = vinculum.div(A, B, profile=profile.name, **attributes)
            skip = "V_DIV_INT_FLOOR_0010" if attributes else "E_DIV_INT_FUNC_0010"
            observed = relations.observe(A, B, C, element)
            for requirement in plan.applicable:
                if requirement.kind == "value" and requirement.id != skip:
                    assert relations.holds(requirement, element, observed).all(), (element.name, requirement.id)
            cases.append((element.name, {"profile": profile.name, **attributes}, A, B, C))
    return tuple(cases)


def same(C: Any, D: Any) -> bool:
    """Equal, bit by bit; any NaN for any other."""
    if C.shape != D.shape or C.dtype != D.dtype:
        return False
    if C.dtype == object:
        return bool((C == D).all())
    bits = f"u{C.dtype.itemsize}"
    equal = np.ascontiguousarray(C).view(bits) == np.ascontiguousarray(D).view(bits)
    with np.errstate(invalid="ignore"):
        return bool((equal | ((C != C) & (D != D))).all())  # noqa: PLR0124 - NaN


def values(div: Div) -> str | None:
    """The quotients of every type, one by one and all at once, in every layout, whole and repeated."""
    for name, attributes, A, B, expected in quotients():
        before = A.copy(), B.copy()
        C = div(A, B, **attributes)
        if not same(C, expected):
            return f"{name}: wrong quotients"
        if not (same(A, before[0]) and same(B, before[1])):
            return f"{name}: an operand was written to"
        out = np.empty_like(expected)
        if div(A, B, out=out, **attributes) is not out or not same(out, expected):
            return f"{name}: wrong quotients in out"
        if np.may_share_memory(C, A) or np.may_share_memory(C, B) or not (C.flags.c_contiguous and C.flags.owndata):
            return f"{name}: C has no memory of its own"
        for part in (slice(0), slice(1), slice(7), slice(33, 99)):
            if not same(div(A[part], B[part], **attributes), expected[part]):
                return f"{name}: wrong quotients of {part}"
        if name != "real" and (failure := laid_out(div, attributes, A, B, expected)):
            return f"{name}: {failure}"
    return None


def laid_out(div: Div, attributes: Mapping[str, Any], A: Any, B: Any, expected: Any) -> str | None:
    """The same operands in other memory."""
    head = slice(0, 35)
    for layout in LAYOUTS:
        X, Y = (materialize(x[head].copy(), layout)[0] for x in (A, B))
        if not same(div(X, Y, **attributes), expected[head]):
            return f"layout {layout}"
    rows, columns = A[:60].reshape(6, 10), B[:60].reshape(6, 10)
    if not same(div(rows.T, columns.T, **attributes), expected[:60].reshape(6, 10).T.copy()):
        return "transposed"
    size = max(SEVERAL_BLOCKS * 8 // A.itemsize, A.size)
    X, Y, C = (np.resize(x, size) for x in (A, B, expected))
    if not same(div(X, Y, **attributes), C):
        return "large"
    k = next(k for k in range(B.size) if abs(float(B[k])) > 2)
    one = div(X[: A.size], np.repeat(B[k], A.size), **attributes)
    for scalar in (B[k], B[k : k + 1], np.broadcast_to(B[k], (size,))):
        if not same(div(X, scalar, **attributes), np.resize(one, size)):
            return f"large, one denominator of shape {np.shape(scalar)}"
    if not same(div(*(np.broadcast_to(x[k], (size,)) for x in (A, B)), **attributes), np.repeat(expected[k], size)):
        return "large, one of each"
    return None


def roundabout(div: Div) -> str | None:
    """Every float16 over 1, -1, 3 and the smallest subnormal number, against division in float64.

    float64 is exact enough that rounding twice is harmless.
    """
    A = np.arange(1 << 16, dtype=np.uint16).view(np.float16)
    for b in (1.0, -1.0, 3.0, 2.0**-24, 1024.0, np.inf):
        with np.errstate(all="ignore"):
            expected = (A.astype(np.float64) / b).astype(np.float16)
        if not same(div(A, np.full(A.size, b, np.float16), profile="onnx-14"), expected):
            return f"float16 over {b}"
    return None


def errors(div: Div) -> str | None:
    """What an error of `div` holds: a message that names what was given."""
    i4, f4 = np.dtype("int32"), np.dtype("float32")
    pdpd = {"profile": "openvino-1", "auto_broadcast": "pdpd"}
    for A, B, attributes, words in (
        (np.ones(2, i4), np.ones(2, "int64"), {}, ("A is of type int32 and B of type int64",)),
        (np.ones((2, 3), f4), np.ones(7, f4), {}, (f"{A_23} (7,); they must be the same",)),
        (np.ones((2, 3), i4), np.ones(2, i4), {"profile": "onnx-14"}, (f"{A_23} (2,); sizes 3 and 2", "axis 1")),
        (
            np.ones((2, 3), f4),
            np.ones(3, f4),
            ONNX_1 | {"axis": 0},
            (f"{A_23} (3,); that of B", "axes 0 to 0", "which is (2,)"),
        ),
        (np.ones((2, 3), f4), np.ones(3, f4), ONNX_1 | {"axis": 7}, (f"{A_23} (3,); axis is 7", "from 0 to 1")),
        (np.ones((2, 3), f4), np.ones(7, f4), pdpd, (f"{A_23} (7,); sizes 3 and 7", "axis 1")),
        (np.ones((2, 3), f4), np.ones((1, 2, 3), f4), pdpd, (f"{A_23} (1, 2, 3); only B",)),
        (np.ones(2, f4), np.ones(2, f4), {"profile": "none"}, ("'none'", "sonnx, onnx-1, onnx-6")),
        (np.ones(2, f4), np.ones(2, f4), {"profile": 7}, ("7",)),
        (np.ones(2, f4), np.ones(2, f4), {"profile": [1]}, ("[1]",)),
        (np.ones(2, f4), np.ones(2, f4), {"axis": 0}, ("axis", "sonnx", "has: none\n")),
        (
            np.ones(2, f4),
            np.ones(2, f4),
            {"profile": "onnx-1", "ax": 0},
            ("onnx-1", "axis, broadcast, consumed_inputs"),
        ),
        (np.ones(2, f4), np.ones(2, f4), {"profile": "onnx-1", "axis": -1}, ("axis is -1", "0 or more")),
        (np.ones(2, f4), np.ones(2, f4), {"profile": "onnx-1", "axis": None}, ("axis is None", "NoneType", "default")),
        (np.ones(2, f4), np.ones(2, f4), {"profile": "onnx-1", "axis": True}, ("axis is True", "bool", "an integer")),
        (np.ones(2, f4), np.ones(2, f4), {"profile": "onnx-1", "broadcast": 2}, ("broadcast is 2", "0, 1")),
        (np.ones(2, f4), np.ones(2, f4), {"profile": "onnx-1", "consumed_inputs": 2}, ("2", "a list or tuple")),
        (np.ones(2, f4), np.ones(2, f4), {"profile": "openvino-1", "m_pythondiv": 1}, ("1", "True or False")),
        (np.ones(2, f4), np.ones(2, f4), {"profile": "openvino-1", "auto_broadcast": 1}, ("1", "a string")),
        ([1], np.ones(1, i4), {}, ("A is a builtins.list",)),
        (np.ones(1, i4), np.ma.ones(1, i4), {}, ("B is a numpy.ma", "MaskedArray")),
        (np.ones(1, "?"), np.ones(1, i4), {}, ("A is of type bool", "sonnx", "real, float16")),
        (np.array([THIRD, 1], object), np.array([THIRD, 2], object), {}, ("index (1,)", "of A is of type int")),
        (np.array([THIRD, THIRD], object), np.array([THIRD, 2], object), {}, ("index (1,)", "of B is of type int")),
        (np.ones(1, i4), np.ones(1, i4), {"out": [1]}, ("out is a builtins.list",)),
        (np.ones(1, i4), np.ones(1, i4), {"out": np.ones(1, f4)}, ("float32", "int32")),
        (np.ones(1, i4), np.ones(1, i4), {"out": np.ones(2, i4)}, ("out has shape (2,)", "(1,)")),
        (np.ones(2, "int8"), np.array([1, 0], "int8"), {}, ("index (1,)", "1 / 0", "E_DIV_INT_CONSTR_B_0030")),
        (np.full(2, -128, "int8"), np.array([1, -1], "int8"), {}, ("index (1,): -128 / -1", "is 128", "int8 is 127")),
    ):
        try:
            div(A, B, **attributes)
        except vinculum.DivError as error:
            if missing := [word for word in words if word not in f"{error}\n"]:
                return f"the message lacks {missing}"
            if attributes.get("profile") in ("none", 7, [1]) and error.requirement is not None:
                return "a requirement where the profile is unknown"
        else:
            return f"no error for {A.dtype}, {B.dtype}, {attributes}"
    column, row = (np.broadcast_to(np.int8(1), shape) for shape in ((1 << 33, 1), (1, 1 << 33)))
    try:
        div(column, row, profile="onnx-14")
    except MemoryError as error:
        if "shape (8589934592, 8589934592) and type int8" not in str(error):
            return "the message lacks the shape that no array can have"
    else:
        return "no error for a shape that no array can have"
    for profile in SPEC.profiles:
        try:
            div(np.ones(1, "?"), np.ones(1, "?"), profile=profile)
        except vinculum.DivTypeError as error:
            if f"profile {profile} has" not in str(error):
                return f"the message lacks {profile}"
    return None


def generated() -> str | None:
    """What the kernel knows of the profiles is what the generator writes from the specification today."""
    namespace: dict[str, Any] = {}
    exec(kernel_tables.render(SPEC), namespace)  # noqa: S102 - the text that our own generator writes
    loaded = import_module("vinculum.kernels._profiles")
    return next((name for name in ("REQUIREMENTS", "PROFILES") if getattr(loaded, name) != namespace[name]), None)


def namesake() -> str | None:
    """A dtype of another package with a listed name is refused. The check imitates one by its name."""
    operands, loaded = (import_module(f"vinculum.kernels.{name}") for name in ("operands", "_profiles"))
    try:
        operands._listed("A", SimpleNamespace(kind="V", name="bfloat16"), loaded.PROFILES["onnx-14"])  # noqa: SLF001
    except vinculum.DivTypeError:
        return None
    return "a namesake of bfloat16 is taken for it"


def in_other_modes(div: Div, *, refuses: bool) -> str | None:
    """D-075, where the modes can be set."""
    return by_outcome(lambda: environments.right_or_refused(div, refuses=refuses))() if environments.SUPPORTED else None


def by_outcome(check: Callable[[], Outcome]) -> Check:
    """A check of `conformance/` as one of these."""
    return lambda: None if (counterexample := check().counterexample) is None else str(counterexample)[:300]


def of_div(div: Div, module: str = "") -> list[tuple[str, Check]]:
    """The checks of a `div`, those that are for a module first, then the cheap ones."""
    checks: dict[str, Check] = {
        "errors": lambda: errors(div),
        "PRINTED_EXAMPLES": by_outcome(lambda: reals.examples(div)),
        "ENVIRONMENT_NUMPY": lambda: in_other_modes(div, refuses=True),
        "KERNEL_SHAPES, rank 1": by_outcome(lambda: shapes.agrees(div, 1)),
        "CONFORMS, values": lambda: values(div),
        "KERNEL_ATTRIBUTES": by_outcome(lambda: attribute_values.agrees(div)),
        "float16, every numerator": lambda: roundabout(div),
        "KERNEL_TYPES": by_outcome(lambda: element_types.agrees(div)),
        "KERNEL_DOMAIN_8": by_outcome(lambda: domain.every_pair(div, edges=True)),
        "KERNEL_OUT": by_outcome(lambda: out_argument.agrees(div)),
        "KERNEL_DOMAIN_PLACES": by_outcome(lambda: domain.every_place(div)),
        "KERNEL_OUT_REFUSED": by_outcome(lambda: out_argument.refusals(div)),
        "KERNEL_OUT_REFUSED, memory": by_outcome(lambda: out_argument.overlapping(div)),
        "KERNEL_SHAPES_RANK_2": by_outcome(lambda: shapes.agrees(div, 2)),
        "KERNEL_REALS": by_outcome(lambda: reals.sampled(0, div, 40)),
        "a namesake of bfloat16": namesake,
        "kernels/_profiles.py is up to date": generated,
    }
    first = FIRST.get(module, ())
    return [(name, checks[name]) for name in (*first, *(name for name in checks if name not in first))]


# ---- the scalar model; its modules are loaded anew, with the mutant in the place of the model ----


def of_scalar(scalar: Any) -> Iterator[tuple[str, Check]]:
    """The checks of the scalar model, cheap ones first."""
    yield "SCALAR_TABLES", lambda: tables(scalar)
    yield "SCALAR_DIVIDE_COMPOSITION", composition
    yield "SCALAR contracts", contracts
    yield "SCALAR_INTEGERS_8", integers
    yield "SCALAR_SMALL_FORMATS", lambda: formats(scalar)
    yield "SCALAR, the four formats", lambda: kernel_agrees(scalar)


def tables(scalar: Any) -> str | None:
    """Types and formats equal the specification's, NaN and infinity NumPy's; errors name what is wrong."""
    if (other := import_module("vinculum_proofs.contracts.tables").difference(scalar)) is not None:
        return str(other)
    for element in SPEC.types.values():
        if element.form is not None:
            form = scalar.FORMATS[element.name]
            dtype = element_types.np.dtype(
                element_types.ml_dtypes.bfloat16 if element.name == "bfloat16" else element.name
            )
            nan, inf = (int(np.array(x, dtype).view(f"u{dtype.itemsize}")) for x in (np.nan, np.inf))
            if (form.nan, form.infinity) != (nan, inf):
                return element.name
    for a, b, name in ((7, 0, "DivZeroDenominatorError"), (-128, -1, "DivOverflowError")):
        for divide in (scalar.truncated_quotient, scalar.floored_quotient):
            try:
                divide(a, b, scalar.INTEGERS["int8"])
            except vinculum.DivError as error:
                id_ = "E_DIV_INT_CONSTR_B_0030" if b == 0 else "V_DIV_INT_OVERFLOW_0010"
                if (type(error).__name__, error.requirement, error.numerator, error.denominator) != (name, id_, a, b):
                    return f"{a} / {b}: {error!r}"
            else:
                return f"{a} / {b}"
    return None


def composition() -> str | None:
    """`divide` is what the proofs about its steps take it for."""
    module = import_module("vinculum_proofs.contracts.composition")
    computed, expected = module.terms(), (module.SPECIAL, module.REGULAR)
    return None if computed == expected else f"{computed} for {expected}"


def contracts() -> str | None:
    """Every step's contract at its edges, at every format and type."""
    edges, obligations = (
        import_module("vinculum_proofs.contracts.edge_operands"),
        import_module("vinculum_proofs.contracts.obligations"),
    )
    steps = import_module("vinculum_proofs.contracts.steps")
    for step in (*obligations.INTEGER_STEPS, *(contract.step for contract in steps.FLOAT_STEPS)):
        for owed in obligations.obligations(step):
            if (inputs := edges.first_breach(owed, owed.model)) is not None:
                return f"{step} at {owed.type}: {inputs}"
    return None


def integers() -> str | None:
    """8-bit pairs with a numerator at an edge, or a small denominator, by their relations."""
    small, obligations = (
        import_module("vinculum_proofs.contracts.exhaustive_small"),
        import_module("vinculum_proofs.contracts.obligations"),
    )
    for step, owed in ((s, o) for s in small.INTEGER_STEPS for o in obligations.integers(s) if o.type in small.BITS_8):
        low, high = SPEC.types[owed.type].minimum, SPEC.types[owed.type].maximum
        for a, b in product(range(low, high + 1), range(max(low, -5), 6)):
            if not owed.ensures(a, b, *owed.observed(owed.model, a, b)):
                return f"{step} at {owed.type}: {a} / {b}"
    return None


def formats(scalar: Any) -> str | None:
    """Two small formats whole."""
    small = import_module("vinculum_proofs.contracts.exhaustive_small")
    for form in small.SMALL[:2]:
        result = small.breach(scalar.divide, form, small.judge(form))
        if isinstance(result, dict):
            return str(result)
    return None


def kernel_agrees(scalar: Any) -> str | None:
    """The quotients of the four formats, among them the hardest to round, bit by bit."""
    for name, _, A, B, C in quotients():
        element = SPEC.types[name]
        if element.form is None:
            continue
        form, sample = scalar.FORMATS[name], slice(None, None, max(A.size // 2000, 1))
        for a, b, c in zip(*(relations.patterns(x, element)[sample].tolist() for x in (A, B, C)), strict=True):
            got = scalar.divide(a, b, form)
            if got != (form.nan if c & (2 ** (element.width - 1) - 1) > form.infinity else c):
                return f"{name}: {a:#x} / {b:#x}: {got:#x} for {c:#x}"
    return None


def warm() -> None:
    """Compile relations and judge cases once, for all forks. AssertionError if the kernel fails."""
    for name, check in of_div(vinculum.div):
        objection = check()
        assert objection is None, f"the kernel itself is refuted: {name}: {objection}"


def first_objection(module: str) -> str | None:
    """The first check that finds something wrong with the loaded kernels; None if none does.

    Runs in a process of its own, whose `vinculum.kernels` has a mutant in it.
    """
    warnings.simplefilter("error")
    return next((objection for checks in _suites(module) if (objection := _first(checks)) is not None), None)


def _suites(module: str) -> Iterator[Callable[[], list[tuple[str, Check]]]]:
    if module == "scalar":
        yield lambda: list(of_scalar(import_module("vinculum.kernels.scalar")))
    elif module not in COMPILED_ONLY:
        entry = import_module("vinculum.kernels.dispatch").entry
        yield lambda: of_div(entry(import_module("vinculum.kernels.divide").div), module)
    if module in COMPILED:
        yield killers_native.checks


def _first(checks: Callable[[], list[tuple[str, Check]]]) -> str | None:
    try:
        for name, check in checks():
            try:
                if check() is not None:
                    return name
            except Exception:  # noqa: BLE001 - whatever a mutant dies of, it is dead
                return name
    except Exception:  # noqa: BLE001 - whatever a mutant dies of, it is dead
        return "import"
    return None
