"""The vectors as JSON: an index, a file of elements for each type, and files of tensors.

The first type of each kind has a file of tensors. A line has one vector, so that versions can be compared. The bytes
depend on the specification and this package only. `vectors.schema.json`, which is written beside the files, describes
them.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from fractions import Fraction
from importlib.resources import files as resources
from typing import Any

from vinculum.codegen.kernel_tables import specification_hash
from vinculum.codegen.vectors.elements import Vector, vectors
from vinculum.codegen.vectors.expected import Array, Element, Expected, elements
from vinculum.codegen.vectors.tensors import TensorVector, tensors
from vinculum_spec.loader import specification
from vinculum_spec.relations import ieee754
from vinculum_spec.relations.ieee754 import Format
from vinculum_spec.schema import ElementType, Profile, Specification

SCHEMA, INDEX = "vectors.schema.json", "index.json"
DEFAULT = "sonnx"
VERSION = "1"
MAX_VECTORS = 640  # of elements of one type, under all roundings


def select(dtype: str, profile: str = DEFAULT, at_most: int = 64) -> list[Vector]:
    """Return at most `at_most` vectors of a type: as many kinds as possible, including hard cases.

    The same arguments give the same vectors.

    For a profile with two roundings they include both; `attributes` chooses one. Raises KeyError for an unknown type or
    profile, and ValueError if the profile lacks the type.

    >>> [(vector.A, vector.B, vector.expected.value) for vector in select("int8", at_most=3)]
    [(-128, -128, 1), (49, 10, 4), (71, -128, 0)]
    """
    spec = specification()
    if dtype not in spec.profiles[profile].types:
        raise ValueError(f"profile {profile} has no type {dtype}")
    return vectors(spec, profile, spec.types[dtype], at_most)


def files(profile: str | None = None, dtypes: Sequence[str] = ()) -> dict[str, str]:
    """Return the text of every file by its name, for these types or all types of the profile.

    Raises as `select` does.

    The default profile is sonnx. Expected results follow from one profile, never from several.
    """
    spec, profile = specification(), profile or DEFAULT
    chosen_profile = spec.profiles[profile]
    if missing := [name for name in dtypes if name not in chosen_profile.types]:
        raise ValueError(f"profile {profile} has no type {missing[0]}: it has {', '.join(chosen_profile.types)}")
    types = [spec.types[name] for name in chosen_profile.types if not dtypes or name in dtypes]
    firsts = {element.kind: element for element in reversed(types)}
    command = " ".join(
        ["vinculum generate vectors", f"--profile {profile}", *(f"--dtype {each.name}" for each in types if dtypes)]
    )
    head = {"schema_version": VERSION, "generated_by": command, "specification_sha256": specification_hash()}
    texts: dict[str, str] = {}
    listed = []
    for element in types:
        holdings = {"elements": [_element_vector(v, element) for v in vectors(spec, profile, element, MAX_VECTORS)]}
        if firsts[element.kind] is element:
            holdings["tensors"] = [_tensor_vector(v, element, spec) for v in tensors(spec, profile, element)]
        for holds, vectors_of_file in holdings.items():
            name = f"{element.name}.{holds}.json"
            numbered = [
                {"id": f"{element.name}-{holds}-{k:04}", **vector} for k, vector in enumerate(vectors_of_file, 1)
            ]
            texts[name] = _text({"holds": holds, **head, "profile": profile, "type": element.name, "vectors": numbered})
            digest = hashlib.sha256(texts[name].encode()).hexdigest()
            listed.append(
                {"file": name, "holds": holds, "type": element.name, "vectors": len(vectors_of_file), "sha256": digest}
            )
    index = {
        "holds": "index",
        **head,
        "profile": _profile(chosen_profile),
        "types": [_type(element) for element in types],
    }
    return {
        SCHEMA: resources("vinculum.codegen.vectors").joinpath(SCHEMA).read_text(encoding="utf-8"),
        **texts,
        INDEX: _text(
            {**index, "files": listed, "requirements": _requirements(spec, texts)}
        ),  # last: it lists the others
    }


def _text(document: Mapping[str, Any]) -> str:
    """JSON with each item of a list of objects on one line."""

    def to_json(value: Any) -> str:
        if isinstance(value, list) and value and isinstance(value[0], dict):
            return "[\n" + ",\n".join(json.dumps(item, ensure_ascii=False) for item in value) + "\n]"
        return json.dumps(value, ensure_ascii=False)

    return "{\n" + ",\n".join(f"{json.dumps(key)}: {to_json(value)}" for key, value in document.items()) + "\n}\n"


def _element_vector(vector: Vector, element: ElementType) -> dict[str, Any]:
    return {
        "class": vector.label,
        "attributes": _plain(vector.attributes),
        "A": scalar(vector.A, element),
        "B": scalar(vector.B, element),
        "expected": _expected(vector.expected, element),
        "requirements": list(vector.requirements),
    }


def _tensor_vector(vector: TensorVector, element: ElementType, spec: Specification) -> dict[str, Any]:
    outside = vector.outside
    result = {"shape": list(vector.shape), **_columns([_expected(x, element) for x in vector.C], element)}
    return {
        "class": vector.label,
        "attributes": _plain(vector.attributes),
        "A": _tensor(vector.A, spec),
        "B": _tensor(vector.B, spec),
        "expected": result if outside is None else _expected(outside, element),
        "requirements": list(vector.requirements),
    }


def _tensor(array: Array, spec: Specification) -> dict[str, Any]:
    element = spec.types["real" if array.dtype == object else str(array.dtype)]
    items = [scalar(x, element) for x in elements(array, element)]
    return {"type": element.name, "shape": list(array.shape), **_columns(items, element)}


def _columns(items: Sequence[Mapping[str, Any]], element: ElementType) -> dict[str, Any]:
    return {key: [item[key] for item in items] for key in (["value"] if element.kind == "real" else ["value", "bits"])}


def _expected(expected: Expected, element: ElementType) -> dict[str, Any]:
    if expected.kind == "nan":
        return {"value": "nan", "bits": None}
    if expected.value is None:
        return {expected.kind: expected.requirement}
    return scalar(expected.value, element)


def scalar(x: Element, element: ElementType) -> dict[str, Any]:
    """Return one element: its value as text that C99 reads, and its bits.

    >>> scalar(0xC100, specification().types["float16"])
    {'value': '-0x1.4p+1', 'bits': '0xc100'}
    """
    if element.kind == "real":
        return {"value": str(Fraction(x))}
    pattern = int(x) % (1 << element.width)
    value = str(x) if element.form is None else hexadecimal(pattern, element.form)
    return {"value": value, "bits": f"0x{pattern:0{element.width // 4}x}"}


def hexadecimal(pattern: int, form: Format) -> str:
    """Return a bit pattern as a C99 hexadecimal constant, `inf` or `nan`, with a sign except for NaN."""
    s, m, e, infinite, nan = ieee754.decode(pattern, form)
    if nan:
        return "nan"
    sign = "-" if s else ""
    if infinite or not m:
        return f"{sign}inf" if infinite else f"{sign}0x0p+0"
    below = m.bit_length() - 1
    digits = -(-below // 4)
    fraction = f"{(m - (1 << below)) << (4 * digits - below):0{digits}x}".rstrip("0") if digits else ""
    return f"{sign}0x1{'.' if fraction else ''}{fraction}p{e + below:+d}"


def _plain(attributes: Mapping[str, Any]) -> dict[str, Any]:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in attributes.items()}


def _profile(profile: Profile) -> dict[str, Any]:
    attributes = {a.name: a.default for a in profile.attributes}
    outcomes = {"outside": dict(profile.outside), "malformed": dict(profile.malformed)}
    return {"name": profile.name, "title": profile.title, "attributes": _plain(attributes), **outcomes}


def _type(element: ElementType) -> dict[str, Any]:
    described: dict[str, Any] = {"name": element.name, "kind": element.kind}
    if element.kind != "real":
        described["width"] = element.width
    if element.form is not None:
        described |= {"precision": element.form.p, "largest_exponent": element.form.emax}
    if element.kind == "int":
        described |= {"signed": element.signed}
    return described


def _requirements(spec: Specification, texts: Mapping[str, str]) -> list[dict[str, Any]]:
    """The requirements that at least one vector names."""
    return [
        {"id": r.id, "title": r.title, "statement": r.statement, "source": list(r.source)}
        for r in spec.requirements.values()
        if any(f'"{r.id}"' in text for text in texts.values())
    ]
