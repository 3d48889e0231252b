"""What each operator makes of what is known of its operands. One that is not known here gives anything of its type."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import reduce
from typing import Any

import numpy as np

from vinculum.models import arithmetic
from vinculum.models.activations import ACTIVATIONS
from vinculum.models.constants import of_array
from vinculum.models.doubts import doubted, left_open
from vinculum.models.elements import SINGLE, form_of, is_integer, whole
from vinculum.models.folding import folded
from vinculum.models.generators import GENERATORS
from vinculum.models.inference import merged
from vinculum.models.powers import power
from vinculum.models.reach import ANYTHING, INF, TRUTH, Reach, exactly, largest, outward
from vinculum.models.reductions import REDUCTIONS, accumulated, mean, reduced, total
from vinculum.models.sequences import SEQUENCES, of_sequence
from vinculum.models.site import Site
from vinculum.models.sizes import common
from vinculum.models.spans import difference
from vinculum.models.steering import reshaped
from vinculum.models.structure import HULLS, MOVES, moved
from vinculum.models.ties import chosen_from, narrowed, not_zero_at_zeros, same_as, ties
from vinculum.models.value import FEW, Shape, Value
from vinculum.models.windows import averaged
from vinculum.models.wraps import congruent, modular

Reaches = Sequence[Reach]
EXACT = 1 << 24  # integers up to which binary32 has all


def _bounded(low: float, high: float) -> Callable[[Site, Reaches], Reach]:
    """A function of libm or of a runtime's own with these limits; it may go beyond them by its error."""

    def rule(site: Site, x: Reaches) -> Reach:
        form = form_of(site.kind)
        if form is None:
            return whole(site.kind)
        return arithmetic.about(low, high, form, nan=x[0].nan or x[0].has_infinity, floor=0 if low == 0 else -INF)

    return rule


def _compared(site: Site, x: Reaches) -> Reach:
    del site, x
    return TRUTH


def _or_finite(site: Site, x: Reach, *, low: bool, high: bool) -> Reach:
    """X, and in the place of what is beyond them the type's last finite numbers: bounds that are not given may be these.

    Before operator set 11 they may be those of single precision, of which attributes are.
    """
    if (form := form_of(site.kind)) is None:
        return x
    for most in {largest(form), largest(form_of(SINGLE) or form)} if site.version < 11 else {largest(form)}:
        if low and x.low < -most:
            x = x.join(exactly(-float(most)))
        if high and x.high > most:
            x = x.join(exactly(float(most)))
    return x


def _clip(site: Site, x: Reaches) -> Reach:
    low, high = (site.attributes.get("min"), site.attributes.get("max")) if site.version < 11 else (None, None)
    bounds: list[Reach | None] = [
        None if end is None else arithmetic.of_attribute(end, site.kind) for end in (low, high)
    ]
    if site.version >= 11:
        bounds = [x[i] if site.given(i) else None for i in (1, 2)]
    found = _or_finite(site, x[0], low=bounds[0] is None, high=bounds[1] is None)
    if bounds[0] is not None:
        found = arithmetic.greatest(found, bounds[0])
    if bounds[1] is not None:
        found = arithmetic.least(found, bounds[1])
    if bounds[0] is not None and bounds[1] is not None and bounds[0].high > bounds[1].low:
        found = found.join(bounds[0]).join(bounds[1]).join(x[0])
    return _or_finite(site, found, low=bounds[0] is None, high=bounds[1] is None)  # a bound may be infinite


def _rectified(site: Site, x: Reaches) -> Reach:
    zero: Any = 0.0 if form_of(site.kind) else 0
    return arithmetic.greatest(x[0], Reach(zero, zero))


def _where(site: Site, x: Reaches) -> Reach:
    chosen = x[0].single
    ends = [chosen_from(site, place, x[place]) for place in (1, 2)]
    return ends[0].join(ends[1]) if chosen is None else ends[0] if chosen else ends[1]


def _sign(site: Site, x: Reaches) -> Reach:
    one: Any = 1.0 if form_of(site.kind) else 1
    return Reach(
        -one if x[0].low < 0 else 0 * one, one if x[0].high > 0 else 0 * one, x[0].nan, x[0].has_zero or x[0].nan
    )


def _rounded(site: Site, x: Reaches) -> Reach:
    ends = [
        end if abs(end) in (INF, 0) else float(way(end))
        for end, way in ((x[0].low, math.floor), (x[0].high, math.ceil))
    ]
    form = form_of(site.kind)
    return (
        whole(site.kind)
        if form is None
        else outward(min(ends[0], x[0].low), max(ends[1], x[0].high), form, nan=x[0].nan)
    )


def _added(site: Site, x: Reaches) -> Reach:
    found = arithmetic.add(x[0], x[1], site.kind)
    one, other = site.value(0), site.value(1)
    if one is None or other is None or site.version < 7:  # before, elements met by `axis`
        return found
    return found.without_zero() if not_zero_at_zeros(one, other) or not_zero_at_zeros(other, one) else found


def _product(site: Site, x: Reaches) -> Reach:
    if site.inputs[0] is not None and site.inputs[1] is not None and site.inputs[0].origin is site.inputs[1].origin:
        return arithmetic.square(x[0], site.kind)
    return arithmetic.multiply(x[0], x[1], site.kind)


def _power(site: Site, x: Reaches) -> Reach:
    base, exponent = site.value(0), site.value(1)
    like = base is not None and exponent is not None and (base.type == exponent.type or is_integer(exponent.type))
    return power(x[0], x[1], site.kind, like=like)


def _reciprocal(site: Site, x: Reaches) -> Reach:
    return arithmetic.divide(Reach(1.0, 1.0), x[0], site.kind)


def _summed(site: Site, x: Reaches) -> Reach:
    return (
        total(reduce(Reach.join, x), len(x), site.kind)
        if len(x) > 2
        else reduce(lambda a, b: arithmetic.add(a, b, site.kind), x)
    )


def _softplus(site: Site, x: Reaches) -> Reach:
    del site
    return Reach(0.0, INF, x[0].nan)


def _cast(site: Site, x: Reaches) -> Reach:
    value = site.value(0)
    return arithmetic.cast(x[0], value.type if value else 0, site.kind)


def _shifted(site: Site, x: Reaches) -> Reach:
    """Unsigned integers; by as many bits as the type has or more, runtimes differ."""
    top, given = whole(site.kind), site.attributes.get("direction", b"")
    if not all(reach.integral and reach.low >= 0 for reach in x):
        return top
    low, high, least, most = (int(end) for reach in x[:2] for end in (reach.low, reach.high))
    within = most < int(top.high).bit_length()
    if given in (b"RIGHT", "RIGHT"):
        return Reach(low >> most, high >> least) if within else Reach(0, high)
    return arithmetic.fitting(low << least, high << most, site.kind) if within else top


def _dequantized(site: Site, x: Reaches) -> Reach:
    value, form = site.value(0), form_of(site.kind)
    if value is None or form is None or whole(value.type) == ANYTHING or form_of(value.type):
        return whole(site.kind)
    zero = x[2] if site.given(2) else Reach(0, 0)
    low, high = x[0].low - zero.high, x[0].high - zero.low
    # Of 32 bits some take the difference of integers, which wraps around, and others that of both rounded to binary32.
    if (zero.low or zero.high) and max(map(abs, (low, high, zero.low, zero.high, x[0].low, x[0].high))) > EXACT:
        return whole(site.kind)
    difference = outward(low, high, form)
    return arithmetic.multiply(difference, x[1], site.kind)


def _norm(site: Site, x: Reaches) -> Reach:
    """A root of a sum of powers of absolute values."""
    del x
    return Reach(0.0, INF, nan=True) if form_of(site.kind) else whole(site.kind)


def _nonnegative_sum(site: Site, x: Reaches) -> Reach:
    """Sums of products: not below zero where no operand is."""
    positive = form_of(site.kind) is not None and all(each.low >= 0 for each in x)
    return Reach(0.0, INF, nan=True) if positive else whole(site.kind)


def _binary(rule: Callable[[Reach, Reach, int], Reach]) -> Callable[[Site, Reaches], Reach]:
    return lambda site, x: rule(x[0], x[1], site.kind)


def _unary(rule: Callable[[Reach, int], Reach]) -> Callable[[Site, Reaches], Reach]:
    return lambda site, x: rule(x[0], site.kind)


# Element by element, operands broadcast.
ELEMENTWISE: Mapping[str, Callable[[Site, Reaches], Reach]] = {
    "Add": modular(_added),
    "Sub": modular(lambda site, x: difference(site, x[0], x[1])),
    "Mul": modular(_product),
    "Div": _binary(arithmetic.divide),
    "Neg": modular(_unary(arithmetic.negate)),
    "Abs": _unary(arithmetic.absolute),
    "Sqrt": _unary(arithmetic.square_root),
    "Exp": _unary(arithmetic.exponential),
    "Log": _unary(arithmetic.logarithm),
    "Pow": _power,
    "Reciprocal": _reciprocal,
    "Max": lambda site, x: reduce(arithmetic.greatest, x),
    "Min": lambda site, x: reduce(arithmetic.least, x),
    "Sum": _summed,
    "Mean": lambda site, x: mean(reduce(Reach.join, x), len(x), site.kind),
    "Mod": lambda site, x: arithmetic.modulo(x[0], x[1], site.kind, truncated=bool(site.attributes.get("fmod", 0))),
    "Clip": _clip,
    "Relu": _rectified,
    "Where": _where,
    "Sign": _sign,
    "Floor": _rounded,
    "Ceil": _rounded,
    "Round": _rounded,
    "Cast": _cast,
    "CastLike": _cast,
    "Sigmoid": _bounded(0, 1),
    "HardSigmoid": _bounded(0, 1),
    "Tanh": _bounded(-1, 1),
    "Erf": _bounded(-1, 1),
    "Softsign": _bounded(-1, 1),
    "Sin": _bounded(-1, 1),
    "Cos": _bounded(-1, 1),
    "Cosh": _bounded(1, INF),
    "Atan": _bounded(-math.pi / 2, math.pi / 2),
    "Softplus": _softplus,
    "DequantizeLinear": _dequantized,
    "BitShift": _shifted,
    **ACTIVATIONS,
    **dict.fromkeys(("Equal", "Greater", "Less", "GreaterOrEqual", "LessOrEqual"), _compared),
    **dict.fromkeys(("And", "Or", "Xor", "Not", "IsNaN", "IsInf"), _compared),
}
# Of the whole tensor.
WHOLE: Mapping[str, Callable[[Site, Reaches], Reach]] = {
    **dict.fromkeys(("Softmax", "Hardmax"), _bounded(0, 1)),
    **dict.fromkeys(("MatMul", "Einsum"), _nonnegative_sum),
    "CumSum": lambda site, x: accumulated(site),
    **dict.fromkeys(("AveragePool", "GlobalAveragePool"), lambda site, x: mean(x[0], averaged(site), site.kind)),
    **dict.fromkeys(("LpPool", "GlobalLpPool"), _norm),
    **dict.fromkeys(REDUCTIONS, lambda site, x: reduced(site)),
}


def evaluate(site: Site) -> list[Value]:
    """What is known of each result of a node."""
    if site.operator in SEQUENCES:
        return of_sequence(site)
    if site.operator in STEERED:
        steered = merged(site.results[0][1], STEERED[site.operator](site))
        site = replace(site, results=[(site.kind, steered), *site.results[1:]])
    doubtful = doubted(site)
    if doubtful:
        site = replace(site, results=left_open(site))
    if site.operator in GENERATORS:
        made = GENERATORS[site.operator](site)
        made = made if made is not None else [Value(*result) for result in site.results]
        return _finish(site, made)
    constant = None if doubtful else folded(site)
    if constant is not None:
        return _finish(site, [Value(constant.type, constant.shape, constant=constant)])
    parts = None if doubtful else _parts(site)
    if parts is not None:
        return _finish(site, [settled(parts, site.kind)])
    return _finish(site, _hulls(site))


def follows(operator: str) -> bool:
    """Whether what is known of the operands can tell something of the result."""
    return any(operator in rules for rules in (ELEMENTWISE, WHOLE, HULLS, MOVES, GENERATORS, SEQUENCES))


def expanded(site: Site) -> Shape | None:
    """The shape of what is expanded to the shape of another value, each size of which it has or has one of."""
    own, target = site.value(0), site.value(1)
    shape = target.sizes_of if target is not None else None
    if own is None or own.shape is None or shape is None or len(own.shape) > len(shape):
        return None
    first = len(shape) - len(own.shape)
    made = [other if one == 1 else common(other, one) for one, other in zip(own.shape, shape[first:], strict=True)]
    fits = all(one is not None and (one == 1 or size is not None) for one, size in zip(own.shape, made, strict=True))
    return (*shape[:first], *made) if fits else None


STEERED: Mapping[str, Callable[[Site], Shape | None]] = {"Expand": expanded, "Reshape": reshaped}


def _hulls(site: Site) -> list[Value]:
    present = [value.reach for value in site.inputs if value is not None]
    rule = ELEMENTWISE.get(site.operator) or WHOLE.get(site.operator)
    if site.operator in HULLS:
        data, zeros = HULLS[site.operator]
        hull = reduce(Reach.join, present[:data]) if present else ANYTHING
        if zeros:
            zero: Any = 0.0 if form_of(site.kind) else 0
            hull = hull.join(Reach(zero, zero))
        return [Value(kind, shape, hull) for kind, shape in site.results]
    values = [Value(kind, shape) for kind, shape in site.results]
    unknown = form_of(site.kind) is None and whole(site.kind) == ANYTHING
    if rule is None or unknown or not values or not present or any(each.empty for each in present):
        return values
    operands = [ANYTHING if value is None else value.reach for value in site.inputs]
    return [Value(*site.results[0], rule(site, operands)), *values[1:]]


def _parts(site: Site) -> Any:
    """The reach of each element of a small result; None where the operands are not small, or it is unknown."""
    arrays: list[Any]
    if site.operator in MOVES:
        data = MOVES[site.operator][1]
        sources = list(site.inputs) if data is None else list(site.inputs[:data])
        arrays = [None if value is None else value.elements for value in sources]
        if any(array is not None for array in arrays):
            arrays = [None if value is None else value.spread for value in sources]
        try:
            found = moved(site, arrays)
        except LookupError:
            return None
        return found if found.size <= FEW else None
    if site.operator not in ELEMENTWISE or site.operator == "DequantizeLinear" or site.version < 7:
        return None
    asked = site.inputs[:1] if site.operator == "CastLike" else site.inputs  # whose second only says of which type
    present = [value for value in asked if value is not None]
    arrays = [value.elements for value in present]
    if not arrays or len(present) < len(asked) or any(array is None for array in arrays):
        return None
    if site.operator == "Clip":  # its bounds are of one element, whatever their rank
        if any(array.size != 1 for array in arrays[1:]):
            return None
        arrays[1:] = [array.reshape(()) for array in arrays[1:]]
    if form_of(site.kind) is None and whole(site.kind) == ANYTHING:
        return None
    try:
        if np.broadcast_shapes(*(array.shape for array in arrays)) and np.broadcast(*arrays).size > FEW:
            return None
        spread: Any = np.broadcast_arrays(*arrays)
    except ValueError:
        return None
    made = np.empty(spread[0].shape, object)
    for index in np.ndindex(made.shape):
        operands = [array[index] for array in spread]
        empty = any(each.empty for each in operands)
        made[index] = whole(site.kind) if empty else ELEMENTWISE[site.operator](site, operands)
    return made


def settled(parts: Any, kind: int) -> Value:
    """A small tensor of these reaches: a constant where each is one integer."""
    shape = tuple(int(n) for n in parts.shape)
    flat = list(parts.reshape(-1))
    if is_integer(kind) and all(isinstance(each.single, int) for each in flat):
        from onnx import helper

        array = np.array([each.single for each in flat], helper.tensor_dtype_to_np_dtype(kind)).reshape(shape)
        return Value(kind, shape, constant=of_array(array, kind))
    return Value(kind, shape, reduce(Reach.join, flat) if flat else Reach(INF, -INF), parts=parts)


def _finish(site: Site, values: list[Value]) -> list[Value]:
    """The results with what ties them to others, and with the assumptions that they rest on."""
    assumed = frozenset[str]().union(*(value.assumes for value in site.inputs if value is not None))
    finished = []
    for number, (value, (kind, shape)) in enumerate(zip(values, site.results, strict=False)):
        facts, same = (ties(site), same_as(site)) if number == 0 else (frozenset(), None)
        hull = value.hull
        if hull is not None and same is not None:
            hull = narrowed(hull, facts, same)
        if number == 0 and value.constant is None:
            facts |= congruent(site)
        exact = value.constant is not None or value.parts is not None
        known = value.shape if exact else merged(shape, value.shape)
        finished.append(
            Value(
                value.type or kind,
                known,
                hull,
                value.constant,
                value.parts,
                facts,
                same,
                assumed | value.assumes,
                value.stated,
            )
        )
    finished += [Value(*result, assumes=assumed) for result in site.results[len(values) :]]
    return finished
