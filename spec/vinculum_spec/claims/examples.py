"""A claim for each example: the printed values or shapes satisfy the requirements."""

from vinculum_spec.schema import Claim, Kind, ShapeExample, Specification, ValueExample

FUNCTION = "E_DIV_{KIND}_FUNC_0010"
PRINTED = "V_DIV_EXAMPLE_0010"
SHAPES = {
    "verbatim": "The shapes that a source prints are right",
    "reading": "The printed shapes, and the derived shape of C, are right",
    "ours": "Our example of a rule on shapes is right",
}


def example_claims(spec: Specification) -> dict[str, Claim]:
    """The claims for all examples of values and of shapes, by identifier."""
    claims = [_values(spec, example) for example in spec.value_examples]
    claims += [_shapes(spec, example) for example in spec.shape_examples]
    return {claim.id: claim for claim in claims}


def claim_id(example: ValueExample | ShapeExample) -> str:
    """The identifier of the claim that `example` is right."""
    return "CLAIM_EXAMPLE_" + example.id.upper().replace("-", "_")


def _values(spec: Specification, example: ValueExample) -> Claim:
    kind = spec.types[example.type].kind
    about = [" rounded" if k in example.approximate else "" for k in range(len(example.C))]
    elements = zip(example.A, example.B, example.printed, about, strict=True)
    return Claim(
        id=claim_id(example),
        title="The values that a source prints are right",
        source=(example.source,),
        published="; ".join(f"{a} / {b} = {c}{words}" for a, b, c, words in elements),
        formula=f"examples.{example.id}",
        types=(kind,),
        hypotheses=f"elements of type {example.type}; rounded means to the digits printed",
        requirements=(FUNCTION.format(KIND=kind.upper()), *([PRINTED] if example.approximate else [])),
        basis="verbatim",
    )


def _shapes(spec: Specification, example: ShapeExample) -> Claim:
    profiles = [spec.profiles[name] for name in example.profiles]
    kinds: tuple[Kind, ...] = tuple(dict.fromkeys(spec.types[name].kind for p in profiles for name in p.types))
    rules = dict.fromkeys(p.shape.requirement(kind, p.complete(example.attributes)) for p in profiles for kind in kinds)
    attributes = ", ".join(f"{name} = {value}" for name, value in example.attributes.items())
    outcome = f"give {example.C}" if example.C is not None else f"are rejected: {example.rejected}"
    return Claim(
        id=claim_id(example),
        title=SHAPES[example.basis],
        source=(example.source,),
        published=f"{example.A} and {example.B} {outcome}",
        formula=f"examples.{example.id}",
        types=kinds,
        hypotheses=f"profiles {', '.join(example.profiles)}" + (f"; {attributes}" if attributes else ""),
        requirements=tuple(rules),
        basis=example.basis,
    )
