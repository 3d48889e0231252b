"""The specification with every profile agrees with the tables that it is made from."""

from dataclasses import replace
from itertools import product

import numpy as np
import pytest
from sympy import lambdify

from vinculum_spec.atlas.full import MAGNITUDE, full_specification, with_least_value
from vinculum_spec.atlas.loader import atlas
from vinculum_spec.atlas.outcomes import IEEE_QUOTIENT, Outcome, cases
from vinculum_spec.atlas.standard import Standard
from vinculum_spec.loader import specification
from vinculum_spec.relations import float_floor, ieee754
from vinculum_spec.relations.ieee754 import Format
from vinculum_spec.relations.integer import MAX, A, B, C
from vinculum_spec.relations.integer_results import MIN
from vinculum_spec.schema import KINDS, ElementType, Requirement

FULL, ATLAS, SEVEN = full_specification(), atlas(), specification()
SIGNED, UNSIGNED = (ElementType(name, "int", {}, 4, signed=name == "signed") for name in ("signed", "unsigned"))
SMALL_FLOAT = ElementType("float", "float", {}, 5, form=Format(5, 2, 3))
OUTSIDE = "V_DIV_OUTSIDE_DOMAIN_0010"


def judging(profile: str, element: ElementType) -> list[Requirement]:
    """The requirements that judge values of this type."""
    applicable = FULL.applicable(FULL.profiles[profile], element.kind)
    return [with_least_value(r, element) for r in applicable if r.kind == "value" and r.concerns(element)]


def test_the_seven_profiles_are_as_they_are() -> None:
    for name, profile in SEVEN.profiles.items():
        assert FULL.profiles[name] is profile
        selectors = [a for a in profile.attributes if a.values]
        for values in product(*(a.values for a in selectors)):
            attributes = dict(zip((a.name for a in selectors), values, strict=True))
            for kind, given in product(KINDS, (None, attributes)):
                assert FULL.applicable(profile, kind, given) == SEVEN.applicable(profile, kind, given)


def test_it_has_every_profile_requirement_and_ruling() -> None:
    assert list(FULL.profiles) == list(ATLAS.profiles)
    assert list(FULL.requirements) == list(ATLAS.requirements)
    assert FULL.rulings == ATLAS.rulings
    assert FULL.claims is SEVEN.claims


@pytest.mark.sample(8)
@pytest.mark.parametrize("element", [SIGNED, UNSIGNED], ids=lambda element: element.name)
@pytest.mark.parametrize("name", [n for n, s in ATLAS.standards.items() if s.rounding is not None])
def test_the_same_integer_results_are_accepted_as_by_the_cases(name: str, element: ElementType) -> None:
    """Of every pair of 4 bits, all requirements accept what the one case of the pair accepts."""
    numbers = range(element.minimum, element.maximum + 1)
    a, b, c = (x.ravel() for x in np.meshgrid(numbers, numbers, numbers, indexing="ij"))
    parameters = {MAX: element.maximum, MIN: element.minimum}

    def mask(formula: object) -> np.ndarray[tuple[int], np.dtype[np.bool_]]:
        function = lambdify([A, B, C], formula.subs(parameters), "numpy")  # type: ignore[attr-defined]
        return np.broadcast_to(np.asarray(function(a, b, c), dtype=bool), a.shape)

    conditions = [r for i in FULL.profiles[name].outside if (r := FULL.requirements[i]).concerns(element)]
    inside = np.ones(a.shape, dtype=bool)
    for condition in conditions:
        inside &= mask(condition.relation.holds)
    accepted, speaks = inside.copy(), np.zeros(a.shape, dtype=bool)
    for requirement in judging(name, element):
        accepted &= mask(requirement.relation.statement)
        speaks |= mask(requirement.relation.domain)
    expected, seen = np.zeros(a.shape, dtype=bool), np.zeros(a.shape, dtype=bool)
    for case in cases(ATLAS, ATLAS.profiles[name], element, {}):
        where = mask(case.where)
        assert not (seen & where).any()
        seen |= where
        assert (inside[where] == (case.outcome is Outcome.VALUE)).all()
        if case.outcome is Outcome.VALUE:
            expected |= where & mask(case.requirement.relation.holds)
    assert seen.all()
    assert (accepted == expected).all()
    assert speaks[inside].all()


def a_type_for_each_quotient(standard: Standard) -> list[str]:
    """A float type of the standard for each requirement on float quotients that it has."""
    types = {
        standard.float_quotients.get(name, ""): name for name in standard.types if ATLAS.types[name].kind == "float"
    }
    return sorted(types.values())


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    ("name", "dtype"),
    [
        (name, dtype)
        for name, standard in ATLAS.standards.items()
        if standard.float_quotient is not None
        for dtype in a_type_for_each_quotient(standard)
    ],
)
def test_the_same_float_results_are_accepted_as_by_the_cases(name: str, dtype: str) -> None:
    """Likewise of every pair of a format of 5 bits, which stands for a type of the standard."""
    element = replace(SMALL_FLOAT, name=dtype)
    form = element.form
    assert form is not None
    every = np.arange(1 << form.width)
    observed = float_floor.observe(*(x.ravel() for x in np.meshgrid(every, every, every, indexing="ij")), form)
    size = len(every) ** 3

    def mask(formula: object) -> np.ndarray[tuple[int], np.dtype[np.bool_]]:
        concrete = formula.subs(ieee754.parameter_values(form))  # type: ignore[attr-defined]
        names = sorted(concrete.free_symbols, key=str)
        values = lambdify(names, concrete, "numpy")(*(observed[symbol] for symbol in names))
        return np.broadcast_to(np.asarray(values, dtype=bool), (size,))

    inside, expected = np.ones(size, dtype=bool), np.zeros(size, dtype=bool)
    for condition in FULL.profiles[name].outside:
        if FULL.requirements[condition].concerns(element):
            inside &= mask(FULL.requirements[condition].relation.holds)
    accepted = inside.copy()
    for requirement in judging(name, element):
        accepted &= mask(requirement.relation.statement)
    for case in cases(ATLAS, ATLAS.profiles[name], element, {}):
        where = mask(case.where)
        assert (inside[where] == (case.outcome is Outcome.VALUE)).all()
        if case.outcome is Outcome.VALUE:
            expected |= where & mask(case.requirement.relation.statement)
    assert (accepted == expected).all()


def test_what_a_profile_leaves_open_has_no_requirement() -> None:
    for name, standard in ATLAS.standards.items():
        for kind in KINDS[1:]:
            if kind not in {ATLAS.types[t].kind for t in standard.types}:
                continue
            identifiers = {r.id for r in FULL.applicable(FULL.profiles[name], kind)}
            outcomes = {o for i, o in standard.outside.items() if kind in ATLAS.requirements[i].types}
            assert (OUTSIDE in identifiers) == ("report" in outcomes | set(standard.malformed.values()))
            assert set(MAGNITUDE) <= identifiers or not identifiers & {*MAGNITUDE, IEEE_QUOTIENT}
