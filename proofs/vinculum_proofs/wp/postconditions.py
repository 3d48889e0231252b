r"""What each public function of the C must promise, word for word: the quotient, the report, the frame.

WP shows a function by its contract, and would show one that promises less just as well. What a contract asks for is held in
`source`, and what its relations are in `c_source` and `c_float`.
"""

from collections.abc import Iterator

from vinculum_proofs.wp import assumptions
from vinculum_proofs.wp.c_parser import clauses, read
from vinculum_proofs.wp.source import SourceError
from vinculum_spec.schema import ElementType

FORMS = {"": ("a[{}]", "b[{}]"), "_by_scalar": ("a[{}]", "b"), "_of_scalar": ("a", "b[{}]")}
ALL = r"\forall 0 <= i < n ==> "
QUOTIENTS = {"div": "truncated_quotient", "floor_div": "floored_quotient", "check": ""}


def hold(text: str, elements: list[ElementType], *, bits: bool = False) -> int:
    """Count the functions that promise what they must; SourceError for one that does not.

    `bits`: whether floating-point types have functions on bit patterns besides.
    """
    file, count = read(text), 0
    contracts = {function.name: clauses(function.contract) for function in file.functions}
    stated = [
        clause for annotation in file.annotations if "axiomatic" not in annotation for clause in clauses(annotation)
    ]
    for element in elements:
        for definition in _definitions(element) if element.kind == "int" else ():
            if definition not in stated:
                raise SourceError(f"{element.name}: there is no {definition!r}")
        for function, promise in _promises(element, bits=bits):
            got = [clause for clause in contracts.get(function, []) if not clause.startswith("requires ")]
            if got != promise:
                others = [clause for clause in (*got, *promise) if clause not in got or clause not in promise]
                raise SourceError(f"{function} does not promise what it has to: {'; '.join(others) or 'in this order'}")
            count += 1
    return count


def _promises(element: ElementType, *, bits: bool) -> Iterator[tuple[str, list[str]]]:
    """Each public function of a type, and its contract but for what it asks for."""
    for form, operands in FORMS.items():
        A, B = (x.format("i") for x in operands)
        if element.kind == "float":
            relations = {element.name: assumptions.of_values(element.name)}
            relations |= {f"{element.name}_bits": f"quotient_ieee754_{element.name}"} if bits else {}
            for name, relation in relations.items():
                quotient = f"ensures {ALL}{relation}({A}, {B}, c[i])"
                success = [r"ensures \result == VINCULUM_OK", quotient]
                yield f"vinculum_div_{name}{form}", ["assigns c[0 .. n - 1]", r"exits \false", *success]
            continue
        for kind, relation in QUOTIENTS.items():
            if element.signed or kind != "floor_div":
                quotient = f"ensures {ALL}{relation}_{element.name}({A}, {B}, c[i])" if relation else ""
                yield f"vinculum_{kind}_{element.name}{form}", list(_of_integers(element, form, quotient))


def _of_integers(element: ElementType, form: str, quotient: str) -> Iterator[str]:
    t, writes = element.name, "c[0 .. n - 1]" if quotient else ""
    A, B = (x.format("*where") for x in FORMS[form])
    all_within, overflow_first = f"domain_all_{t}{form}(a, b, n)", f"overflow_first_{t}{form}(a, b, n)"
    yield f"assigns *where, {writes}" if writes else "assigns *where"
    yield r"exits \false"
    yield f"behavior success: assumes {all_within}"
    yield f"assigns {writes}" if writes else r"assigns \nothing"
    yield r"ensures \result == VINCULUM_OK"
    yield from [quotient] if quotient else []
    reports = {
        "zero_denominator": (
            f"!{all_within} && !{overflow_first}" if element.signed else f"!{all_within}",
            "nonzero_denominator",
        ),
        "overflow": (overflow_first, "representable_quotient"),
    }
    for name, (when, condition) in reports.items():
        if element.signed or name != "overflow":
            yield f"behavior {name}: assumes {when}"
            yield "assigns *where"
            yield f"ensures first: *where < n && domain_all_{t}{form}(a, b, *where)"
            yield f"ensures violated: !{condition}_{t}({A}, {B})"
            yield rf"ensures code: \result == VINCULUM_{name.upper()}"
    yield from ("complete behaviors", "disjoint behaviors")


def _definitions(element: ElementType) -> Iterator[str]:
    """What the contracts of a type say of all operands, and of the first that is outside of the domain."""
    t, within = (
        element.name,
        (f"nonzero_denominator_{element.name}(A, B)", f"representable_quotient_{element.name}(A, B)"),
    )
    yield f"predicate domain_{t}(integer A, integer B) = {' && '.join(within)}"
    for form, operands in FORMS.items():
        (A, B), parameters = (
            (x.format("i") for x in operands),
            ", ".join(
                f"integer {x}" if "[" not in operand else f"{t}_t *{x}"
                for x, operand in zip("ab", operands, strict=True)
            ),
        )
        yield f"predicate domain_all_{t}{form}({parameters}, integer n) = {ALL}domain_{t}({A}, {B})"
        if element.signed:
            first = f"domain_all_{t}{form}(a, b, i) && !representable_quotient_{t}({A}, {B})"
            yield rf"predicate overflow_first_{t}{form}({parameters}, integer n) = \exists 0 <= i < n && {first}"
