"""A contract at one type, as plain Python: what CrossHair, Hypothesis and enumeration all check.

The predicates are the relations of `steps`, printed by SymPy's `lambdify`. `observed` calls a function of the scalar
model, or a mutant of it, and gives a value to every symbol of its contract. Nothing here is a second statement of
what a step does: bit patterns are read by the specification's own `fields` and `decode`, and its relations judge both.
Types are the specification's too; a function of the model is given the model's own entry for the type, which may be wrong.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from inspect import Parameter, Signature
from typing import Any

from sympy import Basic, Integer, Symbol, lambdify

from vinculum.errors import DivOverflowError, DivZeroDenominatorError
from vinculum.kernels import scalar
from vinculum_proofs.contracts import steps
from vinculum_proofs.contracts.steps import Contract, Relation
from vinculum_proofs.requirement_groups import FORMATS, INTEGERS
from vinculum_spec.relations import ieee754, integer
from vinculum_spec.schema import ElementType

Function = Callable[..., Any]
INTEGER_STEPS = ("truncated_quotient", "floored_quotient")


@dataclass(frozen=True)
class Obligation:
    """One contract at one type. `observed(function, *inputs)`: the values of `outputs`."""

    type: str
    step: str
    inputs: tuple[Symbol, ...]
    outputs: tuple[Symbol, ...]
    requires: Function
    ensures: Function
    observed: Function

    @property
    def model(self) -> Function:
        """The function of the scalar model that owes this."""
        function: Function = getattr(scalar, self.step)
        return function

    def is_met(self, function: Function, *inputs: Any) -> bool:
        """Whether `function` meets the contract on `inputs`; an exception breaches it."""
        if not self.requires(*inputs):
            raise ValueError(f"{self.step} at {self.type} does not speak of {inputs}")
        try:
            return bool(self.ensures(*inputs, *self.observed(function, *inputs)))
        except (ArithmeticError, LookupError, ValueError, TypeError):
            return False

    def check(self, function: Function) -> Function:
        """The contract with `function` in it, as CrossHair reads it: the precondition, then the postcondition."""

        def check(*inputs: Any) -> None:
            assert self.requires(*inputs)
            assert self.ensures(*inputs, *self.observed(function, *inputs))

        kinds = {symbol.name: _kind(symbol) for symbol in self.inputs}
        parameters = [Parameter(name, Parameter.POSITIONAL_ONLY, annotation=kind) for name, kind in kinds.items()]
        check.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
        return check


def _kind(symbol: Symbol) -> type:
    return int if symbol.is_integer else bool


def predicate(arguments: tuple[Symbol, ...], condition: Basic) -> Function:
    """`condition` as a Python function of `arguments`, over Python's own integers."""
    function: Function = lambdify(arguments, condition, modules=[{"Abs": abs}])
    return function


def _obligation(contract: Contract, relation: Relation, type_: str, observed: Function) -> Obligation:
    auxiliary = contract.auxiliary if contract.step == "round_half_even" else ()
    inputs = contract.inputs + auxiliary
    outputs = contract.outputs + (() if auxiliary else contract.auxiliary)
    requires = predicate(inputs, relation.domain)
    return Obligation(
        type_, contract.step, inputs, outputs, requires, predicate(inputs + outputs, relation.holds), observed
    )


def obligations(step: str) -> list[Obligation]:
    """The contract of the function `step` of the scalar model at every type that it is for."""
    if step in INTEGER_STEPS:
        return integers(step)
    return floats(next(contract for contract in steps.FLOAT_STEPS if contract.step == step))


def integers(step: str) -> list[Obligation]:
    """The contract of an integer quotient at every width, signed and unsigned."""
    return [_integer(step, element) for element in INTEGERS.values()]


def _integer(step: str, element: ElementType) -> Obligation:
    contract = steps.integer_contract(step, signed=element.signed)
    relation = steps.replaced(contract.relation, {integer.MAX: Integer(element.maximum)})

    def observed(function: Function, a: int, b: int) -> tuple[int, bool, bool]:
        try:
            return function(a, b, scalar.INTEGERS[element.name]), False, False
        except DivZeroDenominatorError:
            return 0, True, False
        except DivOverflowError:
            return 0, False, True

    return _obligation(contract, relation, element.name, observed)


def floats(contract: Contract) -> list[Obligation]:
    """The contract of a step of float division at every format."""
    return [at_format(contract, name, form) for name, form in FORMATS.items()]


def at_format(contract: Contract, name: str, form: ieee754.Format) -> Obligation:
    """The contract of a step of float division at one format."""
    observe = _OBSERVERS[contract.step]

    def observed(function: Function, *inputs: Any) -> tuple[Any, ...]:
        values: tuple[Any, ...] = observe(function, inputs, scalar.FORMATS[name], form)
        return values

    return _obligation(contract, steps.for_format(contract.relation, form), name, observed)


def _pattern(bits: Any, form: ieee754.Format) -> tuple[Any, ...]:
    return bits, *ieee754.fields(bits, form), *ieee754.decode(bits, form)


def _unpack(function: Function, inputs: Any, model_form: scalar.Format, form: ieee754.Format) -> tuple[Any, ...]:
    return *function(*inputs, model_form), *ieee754.fields(*inputs, form)


def _special_case(function: Function, inputs: Any, model_form: scalar.Format, form: ieee754.Format) -> tuple[Any, ...]:
    operands = scalar.Unpacked(*inputs[1:6]), scalar.Unpacked(*inputs[6:])
    bits = function(inputs[0], *operands, model_form)
    return bits is None, *_pattern(0 if bits is None else bits, form)


def _align(function: Function, inputs: Any, model_form: scalar.Format, form: ieee754.Format) -> tuple[Any, ...]:  # noqa: ARG001
    n, d, unit = function(*inputs, model_form)
    return n, d, unit, scalar.scale(*inputs, model_form)[1]


def _pack(function: Function, inputs: Any, model_form: scalar.Format, form: ieee754.Format) -> tuple[Any, ...]:
    return _pattern(function(*inputs, model_form), form)


_OBSERVERS: Mapping[str, Function] = {
    "unpack": _unpack,
    "special_case": _special_case,
    "normalise": lambda function, inputs, model_form, form: function(*inputs, model_form),  # noqa: ARG005
    "scale": lambda function, inputs, model_form, form: function(*inputs, model_form),  # noqa: ARG005
    "apply_shift": lambda function, inputs, model_form, form: function(*inputs),  # noqa: ARG005
    "align": _align,
    "divide_significands": lambda function, inputs, model_form, form: function(*inputs),  # noqa: ARG005
    "round_half_even": lambda function, inputs, model_form, form: (function(*inputs[:3]),),  # noqa: ARG005
    "pack": _pack,
}
