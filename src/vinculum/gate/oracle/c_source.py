"""C that judges results by the specification's relations: each is asked about every element, and violations counted.

`source` prints one C99 translation unit for an element type and a list of relations. The relations are printed by
SymPy as they stand, with the type's parameters in place; the reading of bit patterns by running the specification's
own functions on values that write down what is done with them (`trace`). Nothing is typed a second time.

Everything is computed in the smallest signed integer type that holds every value: by `bounds.magnitude` for what the
relations compute, given that significands are below 2^p and shifts at most the reach. Nothing branches, so that
compilers make vector code of the loops.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from typing import Any

from sympy import And, Integer, Symbol
from sympy.printing.c import C99CodePrinter

from vinculum.gate.oracle.expression_trace import Trace, Traced, constant
from vinculum.gate.oracle.word_bounds import magnitude
from vinculum_spec.relations import ieee754, integer
from vinculum_spec.relations.ieee754 import Format
from vinculum_spec.relations.relation import Relation
from vinculum_spec.schema import ElementType

TYPES = {31: "int32_t", 63: "int64_t", 127: "__int128"}  # by the bits that a magnitude may have
MOST = 32  # relations: each is a bit of a mask
Seen = Mapping[Symbol, Traced]


class TooWideError(ValueError):
    """No integer type of C holds the values of these relations for this element type."""


def source(element: ElementType, relations: Sequence[Relation], conditions: Sequence[Relation] = ()) -> str:
    """The translation unit that judges C = A / B by `relations`, and A and B by `conditions`.

    It has four functions on n elements of the type (floating-point numbers as unsigned bit patterns), the i-th of A being
    a[i * step] with a step of 0 or 1:

        count(n, a, step, b, c, applies, wrong)   adds to applies[k] how many elements are in the domain of relations[k],
                                                  and to wrong[k] how many of these violate it
        judge(n, a, step, b, c, masks)            bit k of masks[i] is set where element i violates relations[k]
        inside(n, a, step, b, masks)              masks[i] is 1 where all `conditions` hold, else 0
        alike(k, a, n, b, masks)                  how many of k numerators in a row, from the first, have these masks

    Raises TooWideError where C has no type that is wide enough, TypeError for reals.

    >>> from vinculum_spec.loader import specification
    >>> "typedef int32_t T;" in source(specification().types["int16"], [integer.truncated_quotient])
    True
    """
    if not 0 < len(relations) <= MOST:
        raise ValueError(f"{len(relations)} relations, not from 1 to {MOST}")
    judged, admitted = Trace(), Trace()
    seen, bounds = _observe(judged, element)
    bits = max(int(magnitude(_of(element, r), bounds)).bit_length() for r in [*relations, *conditions])
    wide = next((name for room, name in TYPES.items() if max(bits, element.width) <= room), None)
    if wide is None:
        raise TooWideError(f"{element.name}: values of {bits} bits")
    printer = _Printer(judged, seen)
    verdicts = [(printer.named(_of(element, r, "domain")), printer.named(_of(element, r))) for r in relations]
    condition = _Printer(admitted, _observe(admitted, element)[0])
    admits = condition.named(And(*(_of(element, r) for r in conditions)))
    return _TEMPLATE.format(
        name=element.name,
        bits=bits,
        wide=wide,
        element=f"{'' if element.kind == 'int' and element.signed else 'u'}int{element.width}_t",
        body=_lines(judged.lines(*(name for pair in verdicts for name in pair)), 12),
        counters=", ".join(f"n{k} = 0" for k in range(len(relations))),
        applies=_lines((f"n{k} += {n};" for k, (n, _) in enumerate(verdicts)), 12),
        wrong=_lines((f"n{k} += 1 - {h};" for k, (_, h) in enumerate(verdicts)), 12),
        violations=f"1 - ({' & '.join(['1', *(h for _, h in verdicts)])})",
        add=_lines((f"counts[{k}] += n{k};" for k in range(len(relations))), 4),
        mask=" | ".join(f"(uint32_t)(1 - {h}) << {k}" for k, (_, h) in enumerate(verdicts)),
        conditions=_lines(admitted.lines(admits), 4),
        admits=admits,
    )


def _lines(lines: Iterable[str], indent: int) -> str:
    return f"\n{' ' * indent}".join(lines)


def _of(element: ElementType, relation: Relation, part: str = "statement") -> Any:
    """The relation's statement or domain, for this type."""
    values = {integer.MAX: element.maximum} if element.form is None else ieee754.parameter_values(element.form)
    return getattr(relation, part).subs(values)


def _observe(trace: Trace, element: ElementType) -> tuple[Seen, dict[Symbol, Integer]]:
    """The relations' symbols for element i, and a bound on each symbol's magnitude."""
    a, b, c = (trace.value(text) for text in ("a[i * step]", "b[i]", "c[i]"))
    form = element.form
    seen: Seen
    if form is None:
        if element.kind != "int":
            raise TypeError(f"{element.name} has no bit patterns")
        seen = {integer.A: a, integer.B: b, integer.C: c}
        return seen, dict.fromkeys(seen, Integer(max(-element.minimum, element.maximum)))
    up, down = form.p + 2, 3
    seen = dict(ieee754.observe(a, b, c, form, reach=2 * form.p + 2)) | _fractions(trace, a, b, c, form, up, down)
    largest = (1 << form.p) - 1
    bounds = dict.fromkeys(seen, Integer(max(largest, 4 * (form.emax + form.p))))  # exponents
    bounds |= dict.fromkeys((ieee754.m_A, ieee754.m_B, ieee754.m_C), Integer(largest))
    bounds |= dict.fromkeys((ieee754.N, ieee754.N_min, ieee754.N_max), Integer(largest << up))
    bounds |= dict.fromkeys((ieee754.D, ieee754.D_min, ieee754.D_max), Integer(largest << down))
    return seen, bounds


def _fractions(trace: Trace, a: Traced, b: Traced, c: Traced, form: Format, up: int, down: int) -> dict[Symbol, Traced]:
    """|A/B| in the three units of `ieee754.observe`, of operands other than 0 with shifts of at most p + 2 up and 3 down.

    The same fractions of smaller integers: the significands of subnormal numbers are shifted up first, to p bits, and
    their exponents count as so much less. Two significands of p bits have a quotient between 1/2 and 2. Shifted up by
    p + 2 or more, N/D is above 2^(p+1): beyond every finite C, not below the normal numbers, an overflow. Shifted down by 3
    or more it is below 1/4: nearest to 0, and more than half a quantum from every other C. So no comparison of the
    relations depends on how far beyond these limits a shift would have gone. Of an operand that is 0, infinite or NaN
    the relations do not ask for fractions.
    """
    (_, m_a, e_a, *_), (_, m_b, e_b, *_), (_, _, e_c, *_) = (ieee754.decode(x, form) for x in (a, b, c))
    (m_a, e_a), (m_b, e_b) = (_normalised(m, e, form.p) for m, e in ((m_a, e_a), (m_b, e_b)))
    found = dict[Symbol, Traced]()
    for n, d, unit in (
        (ieee754.N, ieee754.D, e_c),
        (ieee754.N_min, ieee754.D_min, form.q_min),
        (ieee754.N_max, ieee754.D_max, form.q_max),
    ):
        shift = e_a - e_b - unit
        found[n] = m_a << trace.value(f"within({shift.name}, {up})")
        found[d] = m_b << trace.value(f"within({(-shift).name}, {down})")
    return found


def _normalised(m: Traced, e: Traced, p: int) -> tuple[Traced, Traced]:
    """The same number with a significand of p bits: doubled until it has; 0 stays 0."""
    for places in (1 << k for k in reversed(range((p - 1).bit_length()))):
        by = (m < 1 << (p - places)) * places
        m, e = m << by, e - by
    return m, e


class _Printer(C99CodePrinter):  # type: ignore[misc]
    """SymPy's printer for C, but each step is a statement of its own that computes a T: no `&&`, which branches."""

    def __init__(self, trace: Trace, seen: Seen) -> None:
        super().__init__({"strict": True})
        self._trace, self._seen = trace, seen

    def named(self, expression: Any) -> str:
        """The name that the value of `expression` has in C."""
        return str(self._print(expression))

    def step(self, text: str) -> str:
        """The name of the value of a C expression."""
        return self._trace.value(text).name

    def _joined(self, sign: str, parts: Iterable[Any]) -> str:
        return reduce(lambda x, y: self.step(f"{x} {sign} {y}"), (self.named(part) for part in parts))

    def _print_And(self, expression: Any) -> str:
        return self._joined("&", expression.args)

    def _print_Or(self, expression: Any) -> str:
        return self._joined("|", expression.args)

    def _print_Not(self, expression: Any) -> str:
        return self.step(f"{self._print(expression.args[0])} ^ 1")

    def _print_BooleanTrue(self, _: Any) -> str:
        return "1"

    def _print_BooleanFalse(self, _: Any) -> str:
        return "0"

    def _print_Relational(self, expression: Any) -> str:
        return self._joined(expression.rel_op, expression.args)

    def _print_Add(self, expression: Any, order: Any = None) -> str:
        del order
        return self._joined("+", expression.args)

    def _print_Mul(self, expression: Any) -> str:
        return self._joined("*", expression.args)

    def _print_Mod(self, expression: Any) -> str:
        number, modulus = expression.args
        if modulus != 2:
            raise NotImplementedError(f"modulo {modulus}")
        return self.step(f"{self._print(number)} & one")  # of negative numbers too: SymPy's Mod is never negative

    def _print_Abs(self, expression: Any) -> str:
        return self.step(f"magnitude({self._print(expression.args[0])})")

    def _print_Symbol(self, symbol: Symbol) -> str:
        name: str = self._seen[symbol].name
        return name

    def _print_Integer(self, number: Any) -> str:
        return constant(int(number))


_TEMPLATE = """\
/* Judges quotients of type {name} by the specification's relations, in which no value has more than {bits} bits.
   Printed by vinculum.gate.oracle.c_source: do not edit. */
#include <stddef.h>
#include <stdint.h>

typedef {wide} T;
typedef {element} E;

enum {{ BLOCK = 4096 }};

/* What is computed of the one numerator that a step of 0 has is computed once: the step is then known to the compiler. */
#define INLINE inline __attribute__((always_inline))

/* 1, which the compiler is not to know: of the lowest bit it would make a _Bool, and then no vector code. */
static const volatile T ONE = 1;

static inline T magnitude(T x) {{ return x < 0 ? -x : x; }}

/* x, or the nearer of 0 and `most` where it lies beyond. */
static inline T within(T x, T most) {{ return x < 0 ? 0 : x > most ? most : x; }}

static INLINE void count_wrong(size_t size, const E *restrict a, size_t step, const E *restrict b,
                               const E *restrict c, uint64_t *restrict counts)
{{
    const T one = ONE;
    T {counters};
    for (size_t i = 0; i < size; i++) {{
            {body}
            {wrong}
    }}
    {add}
}}

static INLINE T count_block(size_t size, const E *restrict a, size_t step, const E *restrict b, const E *restrict c,
                            uint64_t *restrict counts)
{{
    const T one = ONE;
    T violations = 0, {counters};
    for (size_t i = 0; i < size; i++) {{
            {body}
            {applies}
            violations += {violations};
    }}
    {add}
    return violations;
}}

static INLINE void count_all(size_t size, const E *a, size_t step, const E *b, const E *c, uint64_t *applies,
                             uint64_t *wrong)
{{
    for (size_t start = 0; start < size; start += BLOCK) {{
        const size_t n = size - start < BLOCK ? size - start : BLOCK;
        if (count_block(n, a + start * step, step, b + start, c + start, applies)) {{
            count_wrong(n, a + start * step, step, b + start, c + start, wrong);
        }}
    }}
}}

void count(size_t size, const E *a, size_t step, const E *b, const E *c, uint64_t *applies, uint64_t *wrong)
{{
    if (step == 0) {{
        count_all(size, a, 0, b, c, applies, wrong);
    }} else {{
        count_all(size, a, 1, b, c, applies, wrong);
    }}
}}

void judge(size_t size, const E *restrict a, size_t step, const E *restrict b, const E *restrict c,
           uint32_t *restrict masks)
{{
    const T one = ONE;
    for (size_t i = 0; i < size; i++) {{
            {body}
            masks[i] = {mask};
    }}
}}

static INLINE uint8_t admitted(size_t i, const E *restrict a, size_t step, const E *restrict b)
{{
    const E *restrict c = b;
    {conditions}
    return (uint8_t){admits};
}}

void inside(size_t size, const E *restrict a, size_t step, const E *restrict b, uint8_t *restrict masks)
{{
    for (size_t i = 0; i < size; i++) {{
        masks[i] = admitted(i, a, step, b);
    }}
}}

size_t alike(size_t number, const E *restrict a, size_t size, const E *restrict b, const uint8_t *restrict masks)
{{
    for (size_t k = 0; k < number; k++) {{
        uint8_t other = 0;
        for (size_t i = 0; i < size; i++) {{
            other |= masks[i] ^ admitted(i, a + k, 0, b);
        }}
        if (other) {{
            return k;
        }}
    }}
    return number;
}}
"""
