"""Vectors that find faulty division by reciprocals or wider types first.

There are a few for every type, in addition to `select`.

Integers: numerators at multiples of the denominator and next to them, which need the most exact reciprocal. Floats:
quotients halfway between two subnormal numbers, of which the lower is even or odd; and quotients at the edges of the range.
"""

from collections.abc import Iterable, Iterator

from vinculum.codegen.vectors.elements import Vector
from vinculum.codegen.vectors.expected import Rules
from vinculum.gate.cases.values.special_values import array_of, encode
from vinculum_spec.relations.ieee754 import Format
from vinculum_spec.schema import ElementType

MULTIPLES, TIES, EDGES = "about multiples", "ties among subnormals", "edges of the range"


def extremes(rules: Rules) -> list[Vector]:
    """Return 50 to 150 vectors, always the same ones. Raises VectorError as `Rules.expected_results` does.

    >>> from vinculum_spec.loader import specification
    >>> spec = specification()
    >>> [(v.A, v.B, v.expected.value) for v in extremes(Rules(spec, spec.profiles["sonnx"], spec.types["uint8"], {}))[-3:]]
    [(255, 253, 1), (255, 254, 1), (255, 255, 1)]
    """
    form = rules.element.form
    if form is None:
        return _vectors(rules, MULTIPLES, _multiples(rules.element))
    return _vectors(rules, TIES, _ties(form)) + _vectors(rules, EDGES, _edges(form))


def _vectors(rules: Rules, label: str, pairs: Iterable[tuple[int, int]]) -> list[Vector]:
    distinct = sorted(set(pairs))
    A, B = (array_of(operands, rules.element) for operands in zip(*distinct, strict=True))
    return [
        Vector(label, a, b, rules.attributes, expected, requirements)
        for (a, b), (expected, requirements) in zip(distinct, rules.expected_results(A, B), strict=True)
    ]


def _multiples(element: ElementType) -> Iterator[tuple[int, int]]:
    for limit in (element.minimum, element.maximum) if element.signed else (element.maximum,):
        away = 1 if limit > 0 else -1
        for d in _denominators(element):
            largest = away * (abs(limit) // d * d)
            for a in (away * d, largest - away, largest, limit):
                yield a, d
            if element.signed:
                yield largest - away, -d


def _denominators(element: ElementType) -> Iterable[int]:
    """Small and large denominators, and neighbours of powers of two.

    Some more are numbers n whose rounded reciprocal times n is not 1.
    """
    largest, width = element.maximum, element.width
    powers = [(1 << k) + d for k in (width // 4, width // 2, 3 * width // 4, width - 1) for d in (-1, 0, 1)]
    large = [largest // 2 + 1, largest // 3, largest // 7, largest // 10, largest - 2, largest - 1, largest]
    return (d for d in {3, 5, 7, 10, 41, 47, 49, 98, 103, 107, *large, *powers} if d <= largest)


def _ties(form: Format) -> Iterator[tuple[int, int]]:
    """Odd multiples of the smallest subnormal number by 2, or three times as many by 6.

    Patterns up to 2^p count them.
    """
    odd = {1, 3, 5, 7, *(((1 << k) + d) for k in {*range(3, form.p, form.p // 8 + 1), form.p - 1} for d in (-1, 1))}
    for sign in (0, 1):
        two, six = encode(sign, 1 << (form.p - 1), 2 - form.p, form), encode(sign, 3 << (form.p - 2), 3 - form.p, form)
        for m in odd:
            yield m, two
            if 3 * m < 1 << form.p:
                yield 3 * m, six


def _edges(form: Format) -> Iterator[tuple[int, int]]:
    """The smallest and the largest numbers of each class, by numbers near 1, and by 2 and 1/2.

    Then quotients by the largest subnormal number on both sides of the overflow, of a numerator whose significand is all ones.
    """
    normal, infinity = 1 << (form.p - 1), ((1 << (form.width - form.p)) - 1) << (form.p - 1)
    one = encode(0, normal, 1 - form.p, form)
    for b in (one - normal, one - 2, one - 1, one, one + 1, one + normal):
        for a in (0, 1, 2, normal - 1, normal, normal + 1, infinity - 2, infinity - 1, infinity, infinity + 1):
            yield a, b
    for q in (form.emax - 1, form.emax):
        yield encode(0, 2 * normal - 1, form.q_min + q, form), normal - 1
