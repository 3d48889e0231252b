"""C functions that call every public function of a type on real operands, as the contracts require.

That they are proved shows that the contracts can be met, and that they say enough: each result follows from them alone.
"""

from collections.abc import Iterator

from vinculum_spec.schema import ElementType

# What is called with what: -7/2 and 100/3, or 7/2; a zero at 1; and for signed types MIN / 1 and MIN / -1.
VALUES = {
    signed: {
        "a": [-7 if signed else 7, 100],
        "b": [2, 3],
        "c": [-3 if signed else 3, 33],
        "floored": [-4, 33] if signed else None,
        "zero_denominator": {"b": [5, 0], "where": 1},
        "overflow": {"a": ["MIN", "MIN"], "b": [1, -1], "where": 1} if signed else None,
    }
    for signed in (False, True)
}


def witnesses(element: ElementType) -> dict[str, str]:
    """Functions by name, to be put behind the C: one for each public function of the type.

    >>> from vinculum_spec.loader import specification
    >>> list(witnesses(specification().types["uint8"]))[:2]
    ['witness_div_uint8', 'witness_div_uint8_by_scalar']
    """
    values = VALUES[element.signed]
    (first, second), functions = values["c"], {}
    for prefix, c in (("div", (first, second)), ("floor_div", values["floored"]), ("check", None)):
        if prefix != "floor_div" or c:
            for name, lines in _of_prefix(f"{prefix}_{element.name}", c, signed=element.signed):
                functions[f"witness_{name}"] = _function(f"witness_{name}", element, lines)
    return functions


def _of_prefix(function: str, c: tuple[int, int] | None, *, signed: bool) -> Iterator[tuple[str, list[str]]]:
    """For each form: its name, and a call for each behavior with what must follow."""
    result = "c, " if c else ""
    forms = {
        "": ("a, b", "a, zero", "lowest, minus", (0, 1), 1),
        "_by_scalar": ("a, b[0]", "a, zero[1]", "lowest, minus[1]", (0, None), 0),
        "_of_scalar": ("a[1], b", "a[0], zero", "lowest[0], minus", (None, 1), 1),
    }
    for form, (good, bad, beyond, elements, where) in forms.items():
        of = f"vinculum_{function}{form}"
        follows = [f"c[{i}] == {c[k] if k is not None else 50}" for i, k in enumerate(elements)] if c else []
        yield (
            f"{function}{form}",
            [
                f"status = {of}({bad}, {result}2u, &where);",
                f"/*@ assert zero_denominator: status == VINCULUM_ZERO_DENOMINATOR && where == {where}; */",
                *([f"status = {of}({beyond}, {result}2u, &where);"] if signed else []),
                *([f"/*@ assert overflow: status == VINCULUM_OVERFLOW && where == {where}; */"] if signed else []),
                f"status = {of}({good}, {result}2u, &where);",
                f"/*@ assert success: status == VINCULUM_OK{''.join(f' && {x}' for x in follows)}; */",
            ],
        )


def _function(name: str, element: ElementType, lines: list[str]) -> str:
    values, t = VALUES[element.signed], f"{element.name}_t"
    declared = [
        f"const {t} a[2] = {{{values['a'][0]}, {values['a'][1]}}};",
        f"const {t} b[2] = {{{values['b'][0]}, {values['b'][1]}}};",
        f"const {t} zero[2] = {{5, 0}};",
        *([f"const {t} lowest[2] = {{{t[:-2].upper()}_MIN, {t[:-2].upper()}_MIN}};"] if element.signed else []),
        *([f"const {t} minus[2] = {{1, -1}};"] if element.signed else []),
        *([f"{t} c[2] = {{0, 0}};"] if "c[" in " ".join(lines) else []),
        "size_t where = 9u;",
        "int status = VINCULUM_OK;",
    ]
    body = "\n".join(f"    {line}" for line in [*declared, *lines])
    return f"\n/*@ assigns \\nothing; */\nvoid {name}(void)\n{{\n{body}\n}}\n"
