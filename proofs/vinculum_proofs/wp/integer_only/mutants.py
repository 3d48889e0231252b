"""What is made wrong in the C that divides in integers.

Each mutant has to leave a goal unproved, and smoke tests have to find each contradiction.
"""

from vinculum.codegen.c.c_types import Floats
from vinculum.codegen.c.soft_formats import SoftFormat
from vinculum_proofs.wp import source
from vinculum_spec.schema import ElementType

Mutant = tuple[str, str, str]  # the function, the text that is replaced, and by what


def mutants(element: ElementType, word: int) -> dict[str, Mutant]:
    """The mutants of one type, by words."""
    if element.kind == "int":
        return _of_integers(element)
    return _of_floats(SoftFormat(Floats(element), word))


def contradictions(text: str, element: ElementType, first: int) -> dict[str, tuple[str, str]]:
    """A contract that nothing meets, and a branch that is never taken, by words: names and C.

    `first`: the number of the first of them among the wrong functions of the file.
    """
    name = element.name
    if element.kind == "int":
        function, given, impossible = (
            f"truncated_{name}",
            f"requires domain_{name}(numerator, denominator);",
            "denominator == 0",
        )
        value = "return "
    else:
        function, given, impossible, value = (
            f"packed_{name}",
            "requires sign: sign <= 1;",
            "sign == 2",
            "return packed;",
        )
    branch = f"if ({impossible}) {{\n        return 0;\n    }}\n    {value}"
    changes = {
        "a contract that nothing meets": (given, f"{given}\n    requires impossible: {impossible};", True),
        "a branch that is never taken": (value, branch, False),
    }
    return {
        words: (
            source.mutant_name(function, number),
            source.mutant(text, function, old, new, number, in_contract=in_contract),
        )
        for number, (words, (old, new, in_contract)) in enumerate(changes.items(), first)
    }


def _of_integers(element: ElementType) -> dict[str, Mutant]:
    name = element.name
    return {
        "the check reads one element too many": (f"any_violation_{name}", "i < n", "i <= n"),
        "the search begins at the second element": (f"first_violation_{name}", "i = 0u", "i = 1u"),
        "the last element is left as it is": (f"vinculum_div_{name}", "i < n", "(i + 1u) < n"),
        "the check finds nothing": (f"vinculum_check_{name}", "return status;", "return VINCULUM_OK;"),
        "the remainder in place of the quotient": (f"truncated_{name}", "numerator / ", "numerator % "),
        "operands exchanged": (f"vinculum_div_{name}_of_scalar", "(a, b[i]);\n    ", "(b[i], a);\n    "),
        **(
            {
                "MIN / -1 is let in": (f"violation_{name}", "? VINCULUM_OVERFLOW", "? VINCULUM_OK"),
                "floor where nothing is left": (f"floored_{name}", "(remainder != 0) && ", ""),
            }
            if element.signed
            else {"0 is let in": (f"violation_{name}", "denominator == 0u", "denominator == 1u")}
        ),
    }


def _of_floats(f: SoftFormat) -> dict[str, Mutant]:
    name, p, S = f.name, f.p, f.suffix
    rounded, regular, packed, special = (
        f"{stem}_{name}" for stem in ("rounded_quotient", "regular_quotient", "packed", "special_quotient")
    )
    division = {
        "one_division": {
            "remainder forgotten": (rounded, "= n % d;", "= 0u;"),
            "a bit of the quotient lost": (rounded, "<< all);\n", "<< all) / 2u;\n"),
        },
        "chunks": {
            "remainder forgotten": (rounded, "r = more % d;", "r = 0u;"),
            "a chunk of no bits": (rounded, f": {f.chunk};", ": 0;"),
            "a chunk too long": (rounded, f": {f.chunk};", f": {f.chunk + 1};"),
        },
        "bits": {
            "remainder forgotten": (rounded, "(more - d) : more", "0u : more"),
            "a bit of the quotient lost": (rounded, "(more >= d) ? 1u", "(more > d) ? 1u"),
        },
    }[f.method]
    if f.two_divisions:
        division |= _of_two_divisions(f)
    return division | {
        "ties are rounded up": (rounded, "(r + (q % 2u))", "(r + 1u)"),
        "ties are rounded to odd": (rounded, "(r + (q % 2u))", "(r + ((q + 1u) % 2u))"),
        "the denominator of a small quotient is not scaled": (
            rounded,
            f"(({f.divided})nb * (({f.divided})1u << (-shift)))",
            f"({f.divided})nb",
        ),
        "nothing is rounded up": (rounded, "(q + up)", "q"),
        "subnormal quotients are cut off a bit early": (
            regular,
            "(exact > -2) ? exact : -2",
            "(exact > -1) ? exact : -1",
        ),
        "the normalised quotient is one bit short": (regular, f"(na >= nb) ? {p - 1}", f"(na > nb) ? {p - 1}"),
        "subnormal numbers have one exponent more": (regular, f"? large : ({f.q_min})", f"? large : ({f.q_min - 1})"),
        "the sign is that of the numerator": (regular, "(sign_a != sign_b) ? 1u : 0u", "sign_a"),
        "infinity comes one exponent late": (packed, f"unit > ({f.q_max})", f"unit > ({f.q_max + 1})"),
        "the sign is lost": (packed, f"sign * {2 ** (f.width - 1)}{S}", "sign * 0u"),
        "an overflow is the largest number": (packed, f"? {f.infinity}{S} :", f"? {f.infinity - 1}{S} :"),
        "the exponent is one too large": (packed, f"(unit - ({f.q_min}))", f"(unit - ({f.q_min - 1}))"),
        "NaN gives zero": (special, f"result = {f.nan}{S};", "result = zero;"),
        "a number / inf is an infinity": (
            special,
            "(inf_b != 0) {\n        result = zero;",
            f"(inf_b != 0) {{\n        result = zero + {f.infinity}{S};",
        ),
        "inf / inf is an infinity": (
            special,
            f"(inf_b != 0)) {{\n        result = {f.nan}{S};",
            f"(inf_b != 0)) {{\n        result = zero + {f.infinity}{S};",
        ),
        "0 / 0 is zero": (special, f"== 0u) ? {f.nan}{S} :", "== 0u) ? zero :"),
        "a number / 0 is zero": (special, f": (zero + {f.infinity}{S});", ": zero;"),
        "a significand is normalised one bit short": (
            f"normalizing_shift_{name}",
            f"n < {f.hidden}{S}",
            f"n < {f.hidden // 2}{S}",
        ),
        "subnormal numbers are zero": (f"significand_{name}", ": fraction;", ": 0u;"),
        "the hidden bit is forgotten": (f"significand_{name}", f"(fraction + {f.hidden}{S})", "fraction"),
        "subnormal numbers have the exponent 0": (f"exponent_{name}", "(field == 0) ? 1 : field", "field"),
        "NaN counts as a number": (
            f"are_regular_{name}",
            f"({f.top}u) != {f.top}u)".removeprefix("("),
            f"{f.top}u) != 0u)",
        ),
        "special cases are left out": (
            f"{'other_quotient' if f.two_divisions else 'quotient'}_{name}",
            f": {special}(a, b)",
            ": 0u",
        ),
        "one element too many": (f"vinculum_div_{name}_bits", "i < n", "i <= n"),
        "the first element is left as it is": (f"vinculum_div_{name}_bits_by_scalar", "i = 0u", "i = 1u"),
        "operands exchanged": (f"vinculum_div_{name}_bits_of_scalar", "(a, b[i]);", "(b[i], a);"),
        "a status that is not OK": (f"vinculum_div_{name}", "return ", "return 1 + "),
    }


def _of_two_divisions(f: SoftFormat) -> dict[str, Mutant]:
    """Mutants of the functions that divide normal numbers."""
    name, cut = f.name, 2**f.cut
    rounded, normal, test = (f"{stem}_{name}" for stem in ("rounded_significand", "normal_quotient", "are_normal"))
    return {
        "an estimate that may be too large": (rounded, f"(d / {cut}u) + 1u", f"(d / {cut}u)"),
        "what the first estimate leaves is forgotten": (rounded, "r_1 = (t_1 * gap) + ", "r_1 = "),
        "the low bits of the denominator are forgotten": (rounded, "r = (t_2 * gap) + ", "r = "),
        "the second estimate is not corrected": (rounded, "while (r >= d)", "while (r >= (d + d))"),
        "nothing is rounded up of normal numbers": (rounded, "return q + up;", "return q;"),
        "a numerator below the denominator is not doubled": (normal, "? (ma * 2u) : ma", "? ma : ma"),
        "a normal quotient is one bit short": (normal, f"(ma < mb) ? {f.p}", f"(ma <= mb) ? {f.p}"),
        "the sign of a normal quotient is that of the numerator": (normal, "(sign_a != sign_b) ? 1u : 0u", "sign_a"),
        "subnormal numerators count as normal": (test, "(x != 0u) && ", ""),
        "infinite denominators count as normal": (test, f" && (y != {f.top}u)", ""),
        "quotients below the normal numbers count as normal": (
            test,
            f"(x + {-(f.q_min + f.p)}u)",
            f"(x + {-(f.q_min + f.p) + 1}u)",
        ),
        "quotients that overflow count as normal": (test, f"(y + {f.q_max + f.p - 1}u)", f"(y + {f.q_max + f.p}u)"),
        "the exponent of a normal quotient is one too large": (
            f"packed_normal_{name}",
            f"(unit - ({f.q_min}))",
            f"(unit - ({f.q_min - 1}))",
        ),
    }
