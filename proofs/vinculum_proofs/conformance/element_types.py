"""`vinculum.div` takes the element types that the relations on types admit, and no others.

Claim: for every ordered pair of NumPy's types (the specification's in both byte orders, and types that it does
not have) under every profile, the call is answered exactly where `tensor.listed_type` holds of both and the domain of
`tensor.same_type` holds of the two; C then is of the type that `tensor.same_type` demands, in native byte order. Other
calls are refused in the name of the relation that is broken. What is no tensor at all is refused too. Method: the whole
domain is run.
"""

import hashlib
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import partial
from itertools import product
from typing import Any

import ml_dtypes
import numpy as np
from sympy import lambdify

import vinculum
from vinculum_evidence.proof import Finding, Level, Proof, Session
from vinculum_proofs.conformance.binary import of_binary
from vinculum_proofs.conformance.common import SPEC, Outcome, identifiers
from vinculum_spec.relations import tensor

LISTED = "V_DIV_TYPE_LISTED_0010"
FOREIGN = ("?", "F", "D", "g", "S3", "U3", "m8[s]", "M8[s]", "V4", "float8_e4m3fn", "int4")
Div = Callable[..., Any]
Operand = tuple[str, str, Any]  # what is shown, the specification's name or "", a tensor of one element other than 0


def operands() -> Iterator[Operand]:
    """One operand of each type, and things that are none."""
    for name in SPEC.types:
        if name == "real":
            yield name, name, np.array(Fraction(1, 3), dtype=object)
            continue
        dtype = np.dtype(ml_dtypes.bfloat16 if name == "bfloat16" else name)
        for order in "<>" if dtype.itemsize > 1 else "=":
            yield f"{name}, {order}", name, np.ones((), dtype.newbyteorder(order))
        yield f"{name}, a NumPy scalar", name, np.ones((), dtype)[()]
    yield "float32, a memory map", "float32", np.ones((), "float32").view(np.memmap)
    for code in FOREIGN:
        dtype = np.dtype(getattr(ml_dtypes, code)) if hasattr(ml_dtypes, code) else np.dtype(code)
        yield code, "", np.ones((), "i1").astype(dtype)


class Metres(np.int32):
    """A scalar that means more than its value."""


def no_tensors() -> Mapping[str, Any]:
    """What has elements of a type that is listed, and yet is no tensor."""
    one = np.ones(1, "int32")
    return {
        "an int": 1, "a float": 1.0, "a list": [1], "a Fraction": Fraction(1), "None": None, "a mask": np.ma.array(one),
        "a matrix": one.view(np.matrix), "a record array": one.view(np.recarray), "a memory": memoryview(one), "bytes": b"1",
        "objects that are no Fractions": np.array([1], dtype=object), "an array of a list": np.array([[1], None], object)[:1],
        "a scalar of a subclass": Metres(1),
    }  # fmt: skip


def expected(profile: Any, first: Operand, second: Operand) -> tuple[str, ...]:
    """Requirements any of which may be named by the error; none where the call must be answered."""
    if not all(_listed(name in profile.types) for _, name, _ in (first, second)):
        return (LISTED,)
    if not _same(_code(first), _code(second)):
        kind = SPEC.types[first[1]].kind
        return tuple(i for i in identifiers("tensor.same_type") if kind in SPEC.requirements[i].types)
    return ()


_listed = lambdify(tensor.listed_type.variables, tensor.listed_type.statement, "math")
_same = lambdify((tensor.type_A, tensor.type_B), tensor.same_type.domain, "math")
_result = lambdify((tensor.type_A, tensor.type_B, tensor.type_C), tensor.same_type.holds, "math")


def _code(operand: Operand) -> int:
    return list(SPEC.types).index(operand[1])


def agrees(div: Div = vinculum.div) -> Outcome:
    """Every pair of types under every profile; then everything that is no tensor, in either place."""
    outcome, digest, answered = Outcome(), hashlib.sha256(), 0
    every, names = list(operands()), list(SPEC.types)
    for profile, first, second in product(SPEC.profiles.values(), every, every):
        case = {"profile": profile.name, "A": first[0], "B": second[0]}
        allowed = expected(profile, first, second)
        got, dtype = ask(div, first[2], second[2], profile.name)
        outcome.count += 1
        digest.update(f"{case} {got} {dtype}\n".encode())
        if got != ("" if not allowed else got) or (allowed and got not in allowed):
            return outcome.with_counterexample(" or ".join(allowed) or "a value", got or dtype, **case)
        if not allowed:
            result = names.index(dtype) if dtype in names else -1
            if not _result(_code(first), _code(second), result):
                return outcome.with_counterexample(first[1], dtype, **case)
            answered += 1
            outcome.witness = case | {"C": dtype}
    for profile, (name, thing), place in product(SPEC.profiles.values(), no_tensors().items(), "AB"):
        sound = np.ones(1, "int32" if "int32" in profile.types else "float32")
        if np.asarray(thing).dtype == object and "real" in profile.types:
            sound = np.array([Fraction(1)], dtype=object)
        got, dtype = ask(div, *((thing, sound) if place == "A" else (sound, thing)), profile.name)
        outcome.count += 1
        digest.update(f"{profile.name} {name} {place} {got}\n".encode())
        if got != LISTED:
            return outcome.with_counterexample(LISTED, got or dtype, profile=profile.name, **{place: name})
    outcome.more = {"answered": answered, "digest": digest.hexdigest()}
    return outcome


def ask(div: Div, A: Any, B: Any, profile: str) -> tuple[str, str]:
    """The requirement in the name of which it was refused, or the type of the result."""
    try:
        C = div(A, B, profile=profile)
    except vinculum.DivTypeError as error:
        return str(error.requirement), ""
    except Exception as error:  # noqa: BLE001 - an error of another kind is what is looked for
        return type(error).__name__, ""
    dtype = C.dtype
    return "", "real" if dtype.kind == "O" else dtype.name if dtype.isnative else f"{dtype.name}, foreign byte order"


# ---- mutants: one thing changed before or after our own division ----


def converts(A: Any, B: Any, profile: str) -> Any:
    """B is converted to the type of A."""
    try:
        return vinculum.div(A, B, profile=profile)
    except vinculum.DivTypeError as error:
        if error.requirement == LISTED or A.dtype == object:
            raise
        return vinculum.div(A, B.astype(A.dtype), profile=profile)


def widest(A: Any, B: Any, profile: str) -> Any:
    """Types that the profile lacks are taken from another one."""
    one_type = isinstance(A, np.ndarray) and isinstance(B, np.ndarray) and A.dtype == B.dtype
    return vinculum.div(A, B, profile="onnx-14" if profile == "onnx-13" and one_type else profile)


def wider_result(A: Any, B: Any, profile: str) -> Any:
    """float16 gives float32."""
    C = vinculum.div(A, B, profile=profile)
    return C.astype("float32") if C.dtype == np.float16 else C


def foreign_result(A: Any, B: Any, profile: str) -> Any:
    """The result keeps a foreign byte order."""
    C = vinculum.div(A, B, profile=profile)
    return C.astype(A.dtype) if isinstance(A, np.ndarray) and not A.dtype.isnative else C


def listed_says_same(A: Any, B: Any, profile: str) -> Any:
    """A type that is not listed is reported as one that differs."""
    try:
        return vinculum.div(A, B, profile=profile)
    except vinculum.DivTypeError as error:
        raise vinculum.DivTypeError(str(error), requirement="E_DIV_INT_CONSTR_A_0020") from error


def takes_lists(A: Any, B: Any, profile: str) -> Any:
    """A list is made an array."""
    return vinculum.div(*(np.array(x, "int32") if isinstance(x, list) else x for x in (A, B)), profile=profile)


def takes_masks(A: Any, B: Any, profile: str) -> Any:
    """A mask is passed over."""
    return vinculum.div(*(np.asarray(x) if isinstance(x, np.ma.MaskedArray) else x for x in (A, B)), profile=profile)


def takes_subclasses(A: Any, B: Any, profile: str) -> Any:
    """What the class of a scalar means is passed over."""
    return vinculum.div(*(np.full(1, x, "int32") if isinstance(x, Metres) else x for x in (A, B)), profile=profile)


def refuses_maps(A: Any, B: Any, profile: str) -> Any:
    """A memory map is no tensor."""
    C = vinculum.div(A, B, profile=profile)
    if np.memmap in (type(A), type(B)):
        raise vinculum.DivTypeError("a memory map", requirement=LISTED)
    return C


MUTANTS: Mapping[str, Div] = {
    "B is converted to the type of A": converts,
    "onnx-13 takes the types of onnx-14": widest,
    "float16 gives float32": wider_result,
    "the result keeps a foreign byte order": foreign_result,
    "every error says that types differ": listed_says_same,
    "lists are taken": takes_lists,
    "masks are passed over": takes_masks,
    "subclasses of scalars are taken": takes_subclasses,
    "memory maps are refused": refuses_maps,
}


def decide(session: Session) -> Finding:  # noqa: ARG001
    """The proof."""
    outcome = agrees()
    types = len(list(operands()))
    domain = (
        f"{types} x {types} operands of one element, each of another type, byte order or form, and {len(no_tensors())} "
        f"things that are no tensor in either place, under {len(SPEC.profiles)} profiles"
    )
    mutants = {name: partial(agrees, div) for name, div in MUTANTS.items()}
    return of_binary(outcome, Level.EXHAUSTIVE, mutants, domain=domain, count=outcome.count, **outcome.more)


PROOFS = (
    Proof(
        "KERNEL_TYPES",
        "div takes two tensors exactly where both types are listed and the same, and answers in that type",
        tuple(r.id for r in SPEC.requirements.values() if r.kind == "type"),
        "exhaustive run",
        "every ordered pair of the element types, in either byte order and as NumPy scalars, a memory map, and 11 types "
        "that no profile has, under all seven profiles; values other than these ones do not matter to a type",
        decide,
        tools=("numpy", "ml_dtypes"),
        examines=("src/vinculum/kernels",),
        quick=True,
    ),
)
