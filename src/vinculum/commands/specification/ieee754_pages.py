"""Pages of the profile `ieee754`, of its requirements and rulings, and of the further float formats."""

from collections.abc import Callable
from functools import partial

from vinculum.codegen.specification.blocks import Block, Fields, Items, Table, Title
from vinculum.codegen.specification.content import relation_blocks
from vinculum_spec.ieee754_profile import NAME, profile
from vinculum_spec.relations.float_formats import FORMATS, FloatFormat
from vinculum_spec.schema import Requirement, Ruling

OPTIONAL = {
    "payload": "--payloads",
    **dict.fromkeys(("invalid", "divide_by_zero", "overflow", "underflow", "inexact"), "--flags"),
}


def pages() -> dict[str, Callable[[], list[Block]]]:
    """Every identifier of the profile and every further format, and the function that builds its page."""
    ours = profile()
    return {
        NAME: profile_page,
        **{r.id: partial(requirement_page, r) for r in ours.requirements.values()},
        **{name: partial(ruling_page, ruling) for name, ruling in ours.rulings.items()},
        **{name: partial(format_page, form) for name, form in FORMATS.items()},
    }


def profile_page() -> list[Block]:
    """The profile: when each requirement is judged, the formats and the rulings."""
    ours = profile()
    when = [
        (r.id, r.title, f"with {OPTIONAL[name]}" if name in OPTIONAL else "always" if "-" not in name else name)
        for name, r in ours.requirements.items()
    ]
    return [
        Title(1, f"{NAME}: IEEE 754-2019, rounding directions, exception flags and NaNs"),
        Fields(
            [("scope", "quotients of two numbers of a binary float format; no tensors"), ("source", "IEEE 754-2019")]
        ),
        Table(("requirement", "title", "judged"), when),
        Table(("further format", "special values"), [(name, form.specials.value) for name, form in FORMATS.items()]),
        Items("Rests on", [f"{name}: {ruling.title}" for name, ruling in ours.rulings.items()]),
    ]


def requirement_page(item: Requirement) -> list[Block]:
    """A requirement of the profile, with its formula and its rulings."""
    rows = [("statement", item.statement), ("domain", item.domain), ("kind", item.kind)]
    return [
        Title(1, f"{item.id}: {item.title}"),
        Fields([*rows, ("source", "; ".join(item.source))]),
        *relation_blocks(item.relation_name, item.relation),
        Items("Rests on", [f"{name}: {profile().rulings[name].title}" for name in item.rulings]),
    ]


def ruling_page(item: Ruling) -> list[Block]:
    """A ruling of the profile, and what cites it."""
    rows = [("kind", item.kind), ("source", "; ".join(item.source))]
    rows += [("gap", item.gap), ("ruling", item.ruling), ("reason", item.reason)]
    citing = [f"{r.id}: {r.title}" for r in profile().requirements.values() if item.id in r.rulings]
    return [Title(1, f"{item.id}: {item.title}"), Fields(rows), Items("Cited by", citing)]


def format_page(form: FloatFormat) -> list[Block]:
    """A further format: its encoding and its rules."""
    rows = [
        ("bits", str(form.width)),
        ("precision", f"{form.p}, with {'the' if form.explicit else 'no'} first bit in the encoding"),
        ("exponent field", f"{form.exponent_bits} bits, bias {form.bias}"),
        ("special values", form.specials.value),
        ("beyond the largest number", form.overflow.value),
        ("source", form.source),
    ]
    return [Title(1, f"{form.name}: a float format of {form.width} bits"), Fields(rows)]
