"""Facts that tie one value to another. An interval cannot say them; a guard, and a softmax, rest on them.

A fact is a tuple, its first word says which:
    ("is", X, c)              true where the element of X is c; a count of it, where the result is a number
    ("shape of", X)           the sizes of X
    ("shapes equal", X, Y)    true where a size of X is that of Y
    ("not", f) ("both", f, g) truth values made of others; "both" on elements that meet by broadcasting
    ("count", f)              how many elements f is true of
    ("none", f)               f is true of no element, wherever this value is used
    ("behind", X)             X with one axis of size 1 in front
    ("maximum of", X, axes)   the greatest of each slice of X over these axes, which stay as axes of size 1
    ("some element is at least", axes, bound)   in each slice, or the slice has a NaN
"""

from vinculum.models import arithmetic
from vinculum.models.elements import form_of, is_integer, name_of
from vinculum.models.reach import Reach, directed, exactly
from vinculum.models.reductions import reduced_axes
from vinculum.models.site import Site
from vinculum.models.value import Fact, Value

INT64 = 7


def ties(site: Site) -> frozenset[Fact]:
    """The facts that hold of the first result of a node."""
    first, second = site.value(0), site.value(1)
    if first is None:
        return frozenset()
    match site.operator:
        case "Shape" if not site.attributes.get("start", 0) and "end" not in site.attributes:
            return frozenset({("shape of", first.origin)})
        case "Equal" if second is not None:
            return _equal(first, second) | _equal(second, first)
        case "Not":
            return frozenset(("not", fact) for fact in first.facts if fact[0] in ("is", "shapes equal"))
        case "And" if second is not None and site.version >= 7:  # before, elements met by `axis`
            pairs = ((f, g) for f in first.facts for g in second.facts if f[0] == g[0] == "is")
            return frozenset(("both", f, g) for f, g in pairs)
        case "Cast" | "Identity":
            return _converted(site, first)
        case "ReduceSum" if site.kind == INT64 and _all_axes(site):
            return frozenset(("count", fact) for fact in first.facts if fact[0] in ("is", "both", "not"))
        case "Unsqueeze" if site.integers(1, "axes") == [0]:
            return frozenset({("behind", first.origin)}) | _kept(first)
        case "Gather":
            return _gathered(site, first, second)
        case "ReduceMax" if site.attributes.get("keepdims", 1):
            axes = reduced_axes(site)
            return frozenset({("maximum of", first.origin, axes)}) if axes and form_of(first.type) else frozenset()
        case "Sub" if second is not None:
            tops = (f for f in second.facts if f[0] == "maximum of" and f[1] is first.origin)
            return frozenset(("some element is at least", f[2], 0.0) for f in tops)
        case "Exp":
            return _exponential(site, first)
    return frozenset()


def _kept(value: Value) -> frozenset[Fact]:
    return frozenset(fact for fact in value.facts if fact[0] == "none")


def _equal(x: Value, y: Value) -> frozenset[Fact]:
    shapes = frozenset(
        ("shapes equal", f[1], g[1]) for f in x.facts for g in y.facts if f[0] == g[0] == "shape of" and x is not y
    )
    number = y.reach.single if y.constant is not None and y.constant.size == 1 else None
    return shapes if number is None else shapes | {("is", x.origin, number)}


def _converted(site: Site, value: Value) -> frozenset[Fact]:
    if site.operator == "Identity" or (value.type and value.type == site.kind):
        return value.facts
    if not value.type:
        return frozenset()
    if name_of(value.type) == "bool" and site.kind == INT64:
        return frozenset(fact for fact in value.facts if fact[0] in ("is", "both", "not"))
    form = form_of(site.kind)
    if form is None or form_of(value.type) is None:
        return _kept(value)
    lower = (
        (*fact[:2], float(arithmetic.cast(exactly(fact[2]), value.type, site.kind).low))
        for fact in value.facts
        if fact[0] == "some element is at least"
    )
    return frozenset(lower) | _kept(value)


def _all_axes(site: Site) -> bool:
    given = "axes" in site.attributes or site.given(1)
    return not given and not site.attributes.get("noop_with_empty_axes", 0)


def _gathered(site: Site, data: Value, index: Value | None) -> frozenset[Fact]:
    """An index into an axis of size 1 is 0 or -1, else Gather reports an error: so a count that is an index is 0."""
    kept = _kept(data)
    if index is None or site.attributes.get("axis", 0) != 0 or not any(f[0] == "behind" for f in data.facts):
        return kept
    return kept | {("none", fact[1]) for fact in index.facts if fact[0] == "count"}


def _exponential(site: Site, value: Value) -> frozenset[Fact]:
    form, kind = form_of(site.kind), site.kind
    if form is None:
        return frozenset()
    found = set()
    for fact in value.facts:
        if fact[0] == "some element is at least":
            low = arithmetic.exponential(exactly(fact[2]), kind).low
            found.add((*fact[:2], directed_down(low, kind)))
    return frozenset(found)


def directed_down(low: float, kind: int) -> float:
    """`low`, or the number of the type that is next below."""
    from fractions import Fraction

    form = form_of(kind)
    assert form is not None
    return directed(Fraction(low), form, up=False)


def same_as(site: Site) -> Value | None:
    """The operand whose elements the first result has, at the same indices."""
    value = site.value(0)
    if value is None:
        return None
    if site.operator == "Identity" or (site.operator == "Cast" and value.type and value.type == site.kind):
        return value
    if site.operator == "Cast" and site.kind == INT64 and is_integer(value.type):
        return value
    if site.operator == "Gather" and any(fact[0] == "none" for fact in _gathered(site, value, site.value(1))):
        return behind(site, value)
    return None


def behind(site: Site, data: Value) -> Value | None:
    """What a guard passes on: the X of "behind", where the index is a scalar."""
    index = site.value(1)
    fronts = [fact[1] for fact in data.facts if fact[0] == "behind"]
    counted = index is not None and index.shape == () and any(fact[0] == "count" for fact in index.facts)
    return fronts[0] if fronts and counted and site.attributes.get("axis", 0) == 0 else None


def chosen_from(site: Site, place: int, reach: Reach) -> Reach:
    """Operand `place` of Where as far as it is chosen: without the zeros of which the condition chooses the other."""
    condition, value = site.value(0), site.value(place)
    if condition is None or value is None:
        return reach
    zeros = ("is", value.origin, 0)
    other = zeros if place == 2 else ("not", zeros)
    return reach.without_zero() if other in condition.facts else reach


def narrowed(reach: Reach, facts: frozenset[Fact], value: Value | None) -> Reach:
    """`reach` of the elements of `value`, without the zero that a guard keeps out."""
    guarded = value is not None and any(
        fact[0] == "none" and fact[1][0] == "is" and fact[1][1] is value.origin and fact[1][2] == 0 for fact in facts
    )
    return reach.without_zero() if guarded else reach
