"""`vinculum.div` accepts the attributes that `tensor.attribute` admits, and refuses all others.

An attribute that is left out has its default.

Claim: under every profile, for every attribute name that any profile has and three that none has, and for each of 50
values of every sort, the call is refused, in the name of V_DIV_ATTRIBUTE_0010, exactly where the relation does not hold
of (known, well typed, in range). An attribute that is given its default value changes nothing. Method: enumeration.
"""

from collections.abc import Callable, Mapping
from functools import partial
from itertools import product
from typing import Any

import numpy as np
from sympy import lambdify

import vinculum
from vinculum_evidence.proof import Finding, Level, Proof, Session
from vinculum_proofs.conformance.binary import of_binary
from vinculum_proofs.conformance.common import SPEC, Outcome
from vinculum_spec.relations import tensor
from vinculum_spec.schema import Attribute

ATTRIBUTE = "V_DIV_ATTRIBUTE_0010"
UNKNOWN = ("Axis", "pythondiv", "no_such_attribute")
Div = Callable[..., Any]
VALUES: tuple[Any, ...] = (
    True, False, np.True_, np.False_, 0, 1, 2, -1, -2, 3, 2**31, 2**70, -(2**70), np.int8(0), np.int64(1), np.uint64(1), np.int32(-1),
    0.0, 1.0, np.float32(1), 1j, None, (), [], (0,), [0], [0, 1], (1, np.int64(0)), [True], [0.0], [None], ["0"], {0: 0}, {0},
    "", "none", "numpy", "pdpd", "NUMPY", "explicit", "true", "1", np.str_("pdpd"), b"numpy", np.array(1), np.array([0, 1]),
    np.timedelta64(1, "s"), [np.timedelta64(1, "s")], range(2), ...,
)  # fmt: skip
_holds = lambdify((tensor.known, tensor.well_typed, tensor.in_range), tensor.attribute.statement, "math")


def admitted(attribute: Attribute | None, value: Any) -> bool:
    """Whether the relation holds of what is seen of one attribute."""
    if attribute is None:
        return bool(_holds(False, False, False))
    well_typed = OF_TYPE[attribute.type](value)
    allowed = not attribute.values or (well_typed and value in attribute.values)
    above_minimum = attribute.minimum is None or (well_typed and value >= attribute.minimum)
    return bool(_holds(True, well_typed, bool(allowed and above_minimum)))


def _integral(value: Any) -> bool:
    return isinstance(value, int | np.signedinteger | np.unsignedinteger) and type(value) not in (bool, np.timedelta64)


OF_TYPE: Mapping[str, Callable[[Any], bool]] = {
    "int": _integral,
    "ints": lambda value: type(value) in (list, tuple) and all(map(_integral, value)),
    "bool": lambda value: type(value) in (bool, np.bool),
    "string": lambda value: isinstance(value, str),
}


def agrees(div: Div = vinculum.div) -> Outcome:
    """Every attribute and value under every profile, on operands whose quotient tells the roundings apart."""
    outcome, accepted = Outcome(), 0
    names = sorted({a.name for profile in SPEC.profiles.values() for a in profile.attributes} | set(UNKNOWN))
    for profile, name, value in product(SPEC.profiles.values(), names, VALUES):
        attribute = next((a for a in profile.attributes if a.name == name), None)
        case = {"profile": profile.name, "attribute": name, "value": repr(value), "type": type(value).__name__}
        A, B = (np.array([x], "int32" if "int32" in profile.types else "float32") for x in (-7, 2))
        outcome.count += 1
        got = ask(div, A, B, profile.name, {name: value})
        if admitted(attribute, value) != (got != ATTRIBUTE):
            return outcome.with_counterexample(
                "a value" if got == ATTRIBUTE else f"an error by {ATTRIBUTE}", str(got), **case
            )
        if got != ATTRIBUTE:
            accepted += 1
            outcome.witness = case
        if got != ATTRIBUTE and attribute is not None and attribute.default is not None and value == attribute.default:
            for X in (A, np.repeat(A, 6).reshape(2, 3)):  # by Y of another shape: whether that is refused is told apart
                Y = np.resize(B, X.shape[-1])
                without, with_it = (ask(div, X, Y, profile.name, attributes) for attributes in ({}, {name: value}))
                if with_it != without:
                    return outcome.with_counterexample(without, with_it, **case)
    outcome.more = {"values": len(VALUES), "cases": outcome.count, "taken": accepted}
    return outcome


def ask(div: Div, A: Any, B: Any, profile: str, attributes: Mapping[str, Any]) -> Any:
    """The quotient, or the requirement in the name of which it was refused."""
    try:
        return div(A, B, profile=profile, **attributes).tolist()
    except vinculum.DivError as error:
        return error.requirement
    except Exception as error:  # noqa: BLE001 - an error of another kind is what is looked for
        return type(error).__name__


def dropping(drop: Callable[[str, Any], bool]) -> Div:
    """Our division without the attributes that `drop` picks out."""

    def mutant(A: Any, B: Any, profile: str, **attributes: Any) -> Any:
        return vinculum.div(A, B, profile=profile, **{k: v for k, v in attributes.items() if not drop(k, v)})

    return mutant


def changing(change: Callable[[Any], Any]) -> Div:
    """Our division with each value of an attribute changed."""

    def mutant(A: Any, B: Any, profile: str, **attributes: Any) -> Any:
        return vinculum.div(A, B, profile=profile, **{k: change(v) for k, v in attributes.items()})

    return mutant


def truncates(A: Any, B: Any, profile: str, **attributes: Any) -> Any:
    """m_pythondiv is false where it is left out."""
    return vinculum.div(
        A, B, profile=profile, **({"m_pythondiv": False} | attributes if profile == "openvino-1" else attributes)
    )


def broadcasts(A: Any, B: Any, profile: str, **attributes: Any) -> Any:
    """The attribute `broadcast` is 1 where it is left out."""
    return vinculum.div(
        A, B, profile=profile, **({"broadcast": 1} | attributes if profile in ("onnx-1", "onnx-6") else attributes)
    )


MUTANTS: Mapping[str, Div] = {
    "attributes that there are not are passed over": dropping(lambda name, _: name in UNKNOWN),
    "an axis below 0 is passed over": dropping(lambda name, value: name == "axis" and type(value) is int and value < 0),
    "a bool is an integer": changing(lambda value: int(value) if type(value) is bool else value),
    "an integer is a bool": changing(lambda value: bool(value) if type(value) is int and 0 <= value < 2 else value),
    "a value may be written in capitals": changing(lambda value: value.lower() if type(value) is str else value),
    "a list of bools is one of integers": changing(
        lambda value: [0] if type(value) is list and [*map(type, value)] == [bool] else value
    ),
    "None is the default": dropping(lambda _, value: value is None),
    "m_pythondiv is false where it is left out": truncates,
    "broadcast is 1 where it is left out": broadcasts,
}


def decide(session: Session) -> Finding:  # noqa: ARG001
    """The proof."""
    outcome = agrees()
    bounds = ["one attribute at a time", f"the values {', '.join(map(repr, VALUES))}"]
    mutants = {name: partial(agrees, div) for name, div in MUTANTS.items()}
    return of_binary(outcome, Level.BOUNDED, mutants, bounds=bounds, **outcome.more)


PROOFS = (
    Proof(
        "KERNEL_ATTRIBUTES",
        "div takes an attribute exactly where it is the profile's, of its type and in its range; defaults are as stated",
        (ATTRIBUTE,),
        "enumeration",
        f"all seven profiles; every attribute that one of them has and {len(UNKNOWN)} that none has, one at a time, with "
        f"each of {len(VALUES)} values",
        decide,
        tools=("numpy",),
        examines=("src/vinculum/kernels",),
        quick=True,
    ),
)
