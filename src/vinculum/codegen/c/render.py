"""Render the header, the source and the self-test from the templates in this package."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Literal, get_args

from jinja2 import Environment, PackageLoader, StrictUndefined

from vinculum.codegen.acsl import predicates
from vinculum.codegen.acsl.floats import SHOWN_BY
from vinculum.codegen.c.c_types import FORMATS, Bits, Elements, Floats, Integers, element_types
from vinculum.codegen.c.selftest import suites
from vinculum.codegen.c.soft_formats import WORDS, SoftFormat
from vinculum.codegen.kernel_tables import specification_hash
from vinculum_spec.loader import specification
from vinculum_spec.schema import Profile

FORMS = ("", "_by_scalar", "_of_scalar")
CODES = {
    "VINCULUM_ZERO_DENOMINATOR": "E_DIV_INT_CONSTR_B_0030",
    "VINCULUM_OVERFLOW": "V_DIV_INT_OVERFLOW_0010",
}
OUTCOMES = {"VINCULUM_ZERO_DENOMINATOR": "ZERO", "VINCULUM_OVERFLOW": "OVERFLOWS"}  # names in the self-test
IDS = {"truncated": "E_DIV_INT_FUNC_0010", "floored": "V_DIV_INT_FLOOR_0010", "float": "E_DIV_FLOAT_FUNC_0010"}
# Claims that prove a way of computing a quotient exact; for integers see c_types.py.
CLAIMS = {
    "through": {"float16": "FLOAT16_THROUGH_FLOAT32", "bfloat16": "BFLOAT16_THROUGH_FLOAT32"},
    "admitted": SHOWN_BY,
}
ESTIMATE = {
    "estimate": "FLOAT64_ESTIMATE",
    "below": "0x1.ffffffffffffp-1",
}  # 1 - 2^-49, and the claim that it is enough


HEADER, SOURCE, SELFTEST = "vinculum_div.h", "vinculum_div.c", "vinculum_div_selftest.c"
Arithmetic = Literal[
    "hardware", "integer"
]  # what quotients are computed in: the target's floating-point numbers, or integers alone
ARITHMETICS: tuple[Arithmetic, ...] = get_args(Arithmetic)
TEMPLATES = {"hardware": f"{SOURCE}.jinja", "integer": "soft_div.c.jinja"}  # of the source; other files have one


class GenerationError(ValueError):
    """No functions in C exist for the profile or types."""


def files(
    profile: str | None = None,
    dtypes: Sequence[str] = (),
    *,
    arithmetic: Arithmetic = "hardware",
    word: int = 64,
) -> dict[str, str]:
    """Return header, source and self-test by file name.

    They are for `dtypes`, or all types of `profile`, or of all profiles.

    `arithmetic`: "integer" for C without floating-point arithmetic, on integers of at most `word` bits, 64 or 32, where it
    divides significands.

    Raises GenerationError for an unknown profile, and for a type that the profile or C does not have.

    >>> sorted(files("sonnx", ["int8"]))
    ['vinculum_div.c', 'vinculum_div.h', 'vinculum_div_selftest.c']
    """
    spec = specification()
    if profile is not None and profile not in spec.profiles:
        raise GenerationError(f"there is no profile {profile}; name one of {', '.join(spec.profiles)}")
    if arithmetic not in ARITHMETICS or word not in WORDS:
        raise GenerationError(f"there is no arithmetic {arithmetic!r} on {word} bits")
    chosen = None if profile is None else spec.profiles[profile]
    integers, floats = _types(chosen, dtypes)
    soft = [SoftFormat(t, word) for t in floats] if arithmetic == "integer" else []
    head = f" * Written by `{_command(profile, dtypes, arithmetic, word)}`. Do not edit."
    values: dict[str, Any] = {
        "arithmetic": arithmetic,
        "word": word,
        "soft": soft,
        "copied": any(not t.bare for t in floats),
        "power_limit": max(SoftFormat(t, word).power_limit for t in element_types()[1]),
        "integers": integers,
        "floats": floats,
        "widths": sorted({t.width for t in integers}),
        "bare": [t.name for t in floats if t.bare],
        "floored": _floored(chosen),
        "codes": [(code, i, spec.requirements[i].title) for code, i in CODES.items()] if integers else [],
        "ids": IDS,
        "claim": CLAIMS,
        "forms": FORMS,
        "formats": [form for form in FORMATS.values() if any(t.width < 64 and t.format is form for t in integers)],
        "predicates": {t.name: predicates(t.element, floored=t.element.signed) for t in [*integers, *floats]},
        "specification": specification_hash(),
        "head": f"{head}\n * Specification: SHA-256 {specification_hash()}",
    }
    values |= ESTIMATE
    values["declarations"] = list(_declarations(integers, floats, soft, floored=values["floored"]))
    values |= _selftest(integers, floats, soft, floored=values["floored"])
    if arithmetic == "integer":
        values["environments"] = []  # nothing depends on one
    templates = {HEADER: f"{HEADER}.jinja", SOURCE: TEMPLATES[arithmetic], SELFTEST: f"{SELFTEST}.jinja"}
    rendered = {
        name: _spaced(_environment().get_template(template).render(values)) for name, template in templates.items()
    }
    if arithmetic == "integer":
        rendered[SOURCE] = rendered[SOURCE].replace("VINCULUM_CLONED\n", "")
    return rendered


def _command(profile: str | None, dtypes: Sequence[str], arithmetic: Arithmetic, word: int) -> str:
    options = [
        *([f"--arithmetic {arithmetic}"] if arithmetic != "hardware" else []),
        *([f"--word {word}"] if word != WORDS[0] else []),
        *([f"--profile {profile}"] if profile else []),
        *(f"--dtype {dtype}" for dtype in dtypes),
    ]
    return " ".join(["vinculum generate c", *options])


def _spaced(text: str) -> str:
    """Collapse empty lines to one, and put one before each title and none at the end."""
    return re.sub(r"\n{3,}", "\n\n", re.sub(r"\n*(?=/\* ---- )", "\n\n", text)).rstrip("\n") + "\n"


@cache
def _environment() -> Environment:
    return Environment(
        loader=PackageLoader("vinculum.codegen.c"),
        undefined=StrictUndefined,
        keep_trailing_newline=True,
        autoescape=False,  # noqa: S701 - this is C
    )


def _types(profile: Profile | None, dtypes: Sequence[str]) -> tuple[list[Integers], list[Floats]]:
    integers, floats = element_types()
    every: list[Elements] = [*floats, *integers]
    has = [t.name for t in every if profile is None or t.name in profile.types]
    for name in dtypes:
        if name not in has:
            where = "C" if profile is None else f"C under profile {profile.name}"
            raise GenerationError(f"there is no function for {name} in {where}, which has {', '.join(has)}")
    selected = set(dtypes or has)
    return [t for t in integers if t.name in selected], [t for t in floats if t.name in selected]


def _floored(profile: Profile | None) -> bool:
    profiles = specification().profiles.values() if profile is None else (profile,)
    return any(IDS["floored"] in p.rounding.all("int") for p in profiles if p.rounding is not None)


def _selftest(
    integers: Sequence[Integers], floats: Sequence[Floats], soft: Sequence[SoftFormat], *, floored: bool
) -> dict[str, Any]:
    types: list[Elements] = [*integers, *floats, *(Bits(f.type.element) for f in soft)]
    return {
        "suites": list(suites(types, IDS, floored=floored, exact_nan=bool(soft))),
        "sizes": sorted({t.element.width for t in types}),
        "outcomes": [(code, OUTCOMES[code]) for code in CODES] if integers else [],
        "statuses": {identifier: OUTCOMES[code] for code, identifier in CODES.items()},
        "environments": _environments(integers, floats),
    }


def _environments(integers: Sequence[Integers], floats: Sequence[Floats]) -> list[tuple[str, bool]]:
    """Return the C types in which division is computed, and whether subnormal numbers matter.

    They matter for floats only.
    """
    own = {"float" if t.bare else t.c for t in floats}
    return [(c, c in own) for c in sorted(own | {t.format.c for t in integers}, reverse=True)]


def _declarations(
    integers: Sequence[Integers], floats: Sequence[Floats], soft: Sequence[SoftFormat], *, floored: bool
) -> Iterator[str]:
    every: list[Elements] = [*integers, *(Bits(f.type.element) for f in soft), *floats]
    for t in every:
        operands = (
            (f"const {t.c} *{{0}}a", f"const {t.c} *{{0}}b"),
            (f"const {t.c} *{{0}}a", f"{t.c} b"),
            (f"{t.c} a", f"const {t.c} *{{0}}b"),
        )
        restrict, last = "VINCULUM_RESTRICT ", "size_t n, size_t *where"
        names = ["div"]
        if isinstance(t, Integers):
            for form, pair in zip(FORMS, operands, strict=True):
                A, B = (x.format("") for x in pair)
                yield f"int vinculum_check_{t.name}{form}({A}, {B}, {last});"
            names += ["floor_div"] if floored and t.signed else []
        for name in names:
            for form, pair in zip(FORMS, operands, strict=True):
                A, B = (x.format(restrict) for x in pair)
                head = f"int vinculum_{name}_{t.name}{form}("
                yield f"{head}{A}, {B},\n{' ' * len(head)}{t.c} *{restrict}c, {last});"
        yield ""
