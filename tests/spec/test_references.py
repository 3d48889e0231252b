"""The tables agree with the sources on identifiers, profiles, types and attributes.

This file is written from the sources, not from the tables, as an independent check.
"""

import pytest

from vinculum_spec.loader import specification
from vinculum_spec.schema import KINDS, Profile, Requirement

SPEC = specification()

SONNX = [
    "E_DIV_REAL_FUNC_0010",
    "E_DIV_REAL_CONSTR_A_0010",
    "E_DIV_REAL_CONSTR_B_0010",
    "E_DIV_REAL_CONSTR_B_0020",
    "E_DIV_REAL_CONSTR_C_0010",
    "E_DIV_FLOAT_FUNC_0010",
    "E_DIV_FLOAT_CONSTR_A_0010",
    "E_DIV_FLOAT_CONSTR_A_0020",
    "E_DIV_FLOAT_CONSTR_B_0010",
    "E_DIV_FLOAT_CONSTR_B_0020",
    "E_DIV_FLOAT_CONSTR_C_0010",
    "E_DIV_FLOAT_CONSTR_C_0020",
    "E_DIV_INT_FUNC_0010",
    "E_DIV_INT_CONSTR_A_0010",
    "E_DIV_INT_CONSTR_A_0020",
    "E_DIV_INT_CONSTR_B_0010",
    "E_DIV_INT_CONSTR_B_0020",
    "E_DIV_INT_CONSTR_B_0030",
    "E_DIV_INT_CONSTR_C_0010",
    "E_DIV_INT_CONSTR_C_0020",
]
FOLLOWS = {  # "see constraint [Cn] on tensor A"
    f"E_DIV_{kind}_CONSTR_{tensor}_{number}": f"E_DIV_{kind}_CONSTR_A_{number}"
    for kind, numbers in (("REAL", ["0010"]), ("FLOAT", ["0010", "0020"]), ("INT", ["0010", "0020"]))
    for tensor in "BC"
    for number in numbers
}

FLOATS = {"float16", "float32", "float64"}
WIDE = {"int32", "int64", "uint32", "uint64"}
NARROW = {"int8", "int16", "uint8", "uint16"}
TYPES = {
    "sonnx": {"real"} | FLOATS | WIDE | NARROW,
    "onnx-1": FLOATS,
    "onnx-6": FLOATS | WIDE,
    "onnx-7": FLOATS | WIDE,
    "onnx-13": FLOATS | WIDE | {"bfloat16"},
    "onnx-14": FLOATS | WIDE | NARROW | {"bfloat16"},
    "openvino-1": FLOATS | WIDE | NARROW | {"bfloat16"},
}
LEGACY: dict[str, tuple[str, object, tuple[object, ...]]] = {"axis": ("int", None, ()), "broadcast": ("int", 0, (0, 1))}
ATTRIBUTES: dict[str, dict[str, tuple[str, object, tuple[object, ...]]]] = {
    "sonnx": {},
    "onnx-1": {**LEGACY, "consumed_inputs": ("ints", None, ())},
    "onnx-6": LEGACY,
    "onnx-7": {},
    "onnx-13": {},
    "onnx-14": {},
    "openvino-1": {
        "m_pythondiv": ("bool", True, (True, False)),
        "auto_broadcast": ("string", "numpy", ("none", "numpy", "pdpd")),
    },
}
SHAPES = {
    "sonnx": {"same"},
    "onnx-1": {"same", "limited"},
    "onnx-6": {"same", "limited"},
    "onnx-7": {"multidirectional"},
    "onnx-13": {"multidirectional"},
    "onnx-14": {"multidirectional"},
    "openvino-1": {"same", "multidirectional", "pdpd"},
}
ROUNDING = {
    name: set() if name == "onnx-1" else {"truncated", "floored"} if name == "openvino-1" else {"truncated"}
    for name in TYPES
}
INTEGERS = ("E_DIV_INT_CONSTR_B_0030", "V_DIV_INT_OVERFLOW_0010")
OUTSIDE = {
    "sonnx": dict.fromkeys(("E_DIV_REAL_CONSTR_B_0020", *INTEGERS), "report"),
    "onnx-1": {},
    **{f"onnx-{version}": dict.fromkeys(INTEGERS, "unspecified") for version in (6, 7, 13, 14)},
    "openvino-1": dict.fromkeys((*INTEGERS, "V_DIV_FLOAT_NONZERO_0010"), "unspecified"),
}
LIMITED = {"onnx-1", "onnx-6"}
SOMEWHERE = {  # all others wherever there are elements of their kind
    **{name: {"sonnx", "openvino-1"} | LIMITED for name in SONNX if "CONSTR" in name and name.endswith("_0010")},
    "V_DIV_INT_FLOOR_0010": {"openvino-1"},
    "V_DIV_FLOAT_NONZERO_0010": {"openvino-1"},
    "V_DIV_FLOAT_ZERO_DENOMINATOR_0010": set(TYPES) - {"openvino-1"},
    "V_DIV_SHAPE_LIMITED_0010": LIMITED,
    "V_DIV_SHAPE_PDPD_0010": {"openvino-1"},
    "V_DIV_SHAPE_PLACEMENT_0010": LIMITED | {"openvino-1"},
    "V_DIV_SHAPE_MULTIDIRECTIONAL_0010": set(TYPES) - LIMITED - {"sonnx"},
}
EVERY_PROFILE = pytest.mark.parametrize("profile", SPEC.profiles.values(), ids=lambda profile: profile.name)


def kinds_of(profile: Profile) -> list[str]:
    """The kinds of element type that a profile has."""
    return [kind for kind in KINDS if kind in {SPEC.types[name].kind for name in profile.types}]


@pytest.mark.parametrize("identifier", SONNX)
def test_sonnx_identifier_is_verbatim(identifier: str) -> None:
    """SONNX's identifiers are verbatim, and each cites the section of its type."""
    requirement = SPEC.requirements[identifier]
    kind = identifier.split("_")[2].lower()
    assert requirement.types == (kind,)
    assert any(source.startswith(f"SONNX Div ({kind})") for source in requirement.source)
    assert requirement.follows == FOLLOWS.get(identifier)


def test_no_other_identifier_is_taken_for_sonnx() -> None:
    """E_DIV_ marks SONNX's requirements; derived ones are V_DIV_ and cite a ruling."""
    assert {name for name in SPEC.requirements if name.startswith("E_DIV_")} == set(SONNX)
    derived = [r for name, r in SPEC.requirements.items() if not name.startswith("E_DIV_")]
    assert all(r.id.startswith("V_DIV_") and r.rulings for r in derived)


@pytest.mark.parametrize("identifier", sorted(FOLLOWS))
def test_what_follows_says_the_same(identifier: str) -> None:
    """A constraint that refers to another has its relation."""
    assert SPEC.requirements[identifier].relation == SPEC.requirements[FOLLOWS[identifier]].relation


def test_the_seven_profiles() -> None:
    """The profiles are those of the table of sources."""
    assert list(SPEC.profiles) == list(TYPES)


@EVERY_PROFILE
def test_types_of_the_profile(profile: Profile) -> None:
    """Each profile has the element types of the table."""
    assert set(profile.types) == TYPES[profile.name]
    source = profile.name.partition("-")[0]
    assert all(source in SPEC.types[name].names for name in profile.types)


@EVERY_PROFILE
def test_attributes_of_the_profile(profile: Profile) -> None:
    """Attributes have their names, types, defaults and values; an axis counts from the front."""
    assert {a.name: (a.type, a.default, a.values) for a in profile.attributes} == ATTRIBUTES[profile.name]
    assert {a.name: a.minimum for a in profile.attributes if a.minimum is not None} == (
        {"axis": 0} if "axis" in ATTRIBUTES[profile.name] else {}
    )


@EVERY_PROFILE
def test_rules_of_the_profile(profile: Profile) -> None:
    """Shape rules, integer rounding, and the outcomes of a zero divisor and MIN / -1."""
    numeric = [kind for kind in kinds_of(profile) if kind != "real"]
    names = {identifier for kind in numeric for identifier in profile.shape.all(kind)}  # type: ignore[arg-type]
    assert {SPEC.requirements[name].relation_name for name in names} == {f"tensor.{s}" for s in SHAPES[profile.name]}
    rounding = profile.rounding.all("int") if profile.rounding else ()
    expected = {f"integer.{how}_quotient" for how in ROUNDING[profile.name]}
    assert {SPEC.requirements[name].relation_name for name in rounding} == expected
    assert profile.outside == OUTSIDE[profile.name]


@EVERY_PROFILE
def test_what_a_malformed_call_leads_to(profile: Profile) -> None:
    """SONNX specifies one outcome for each input; elsewhere incompatible shapes are an error."""
    rest = "report" if profile.name == "sonnx" else "unspecified"
    assert profile.malformed == {"shape": "report", "type": rest, "attribute": rest}


def test_openvino_defaults_are_floor_and_numpy() -> None:
    """The defaults are floor and numpy; true means floor."""
    profile = SPEC.profiles["openvino-1"]
    complete = profile.complete({})
    assert profile.rounding is not None
    assert profile.rounding.requirement("int", complete) == "V_DIV_INT_FLOOR_0010"
    assert profile.rounding.requirement("int", {"m_pythondiv": False}) == "E_DIV_INT_FUNC_0010"
    assert profile.shape.requirement("int", complete) == "V_DIV_SHAPE_MULTIDIRECTIONAL_0010"


def test_broadcast_is_off_by_default() -> None:
    """ONNX 1 and 6: broadcast=1 needs to be passed."""
    for name in ("onnx-1", "onnx-6"):
        profile = SPEC.profiles[name]
        assert profile.shape.requirement("float", profile.complete({})) == "E_DIV_FLOAT_CONSTR_A_0010"
        assert profile.shape.requirement("float", profile.complete({"broadcast": 1})) == "V_DIV_SHAPE_LIMITED_0010"


@pytest.mark.parametrize("requirement", SPEC.requirements.values(), ids=lambda requirement: requirement.id)
def test_where_a_requirement_applies(requirement: Requirement) -> None:
    """It applies to the kinds in its name in every profile that has them; the table has exceptions."""
    names = requirement.id.split("_")[2].lower()
    kinds = {"float", "int"} if names == "shape" else {names} if names in KINDS else set(KINDS)
    kinds = {"float"} if requirement.kind == "example" else kinds
    assert set(requirement.types) == kinds
    assert requirement.signed is (requirement.id == "V_DIV_INT_OVERFLOW_0010")
    actual = {
        (profile.name, kind)
        for profile in SPEC.profiles.values()
        for kind in kinds_of(profile)
        if requirement in SPEC.applicable(profile, kind)  # type: ignore[arg-type]
    }
    where = SOMEWHERE.get(requirement.id, set(TYPES))
    assert actual == {
        (p.name, k) for p in SPEC.profiles.values() for k in kinds_of(p) if k in kinds and p.name in where
    }
    assert actual


def test_b_is_placed_within_a_by_two_rules_alone() -> None:
    """The placement requirement applies only if the attributes select the limited or the PDPD rule."""
    placement = SPEC.requirements["V_DIV_SHAPE_PLACEMENT_0010"]
    for name, rule in (("none", False), ("numpy", False), ("pdpd", True)):
        applicable = SPEC.applicable(SPEC.profiles["openvino-1"], "float", {"auto_broadcast": name})
        assert (placement in applicable) is rule
    for broadcast in (0, 1):
        applicable = SPEC.applicable(SPEC.profiles["onnx-6"], "float", {"broadcast": broadcast})
        assert (placement in applicable) is bool(broadcast)


def test_what_the_sources_call_each_type() -> None:
    """ONNX's tensor types, OpenVINO's short names, SONNX's own, which has no bfloat16."""
    words = {"float32": "float", "float64": "double"}
    short = {"bfloat16": "bf16", **{f"float{w}": f"f{w}" for w in (16, 32, 64)}}
    expected: dict[str, dict[str, str]] = {"real": {"sonnx": "real"}}
    for name in FLOATS | WIDE | NARROW | {"bfloat16"}:
        expected[name] = {
            "sonnx": words.get(name, name),
            "onnx": f"tensor({words.get(name, name)})",
            "openvino": short.get(name, name.replace("uint", "u").replace("int", "i")),
        }
    del expected["bfloat16"]["sonnx"]
    assert {name: dict(element.names) for name, element in SPEC.types.items()} == expected


@pytest.mark.parametrize("name", sorted(WIDE | NARROW))
def test_integer_has_the_width_and_sign_of_its_name(name: str) -> None:
    """Width and sign are those of the name."""
    element = SPEC.types[name]
    assert (f"{'' if element.signed else 'u'}int{element.width}", element.kind) == (name, "int")


@pytest.mark.parametrize(
    ("name", "width", "p", "emax", "q_min", "q_max"),
    [
        ("float16", 16, 11, 15, -24, 5),
        ("bfloat16", 16, 8, 127, -133, 120),
        ("float32", 32, 24, 127, -149, 104),
        ("float64", 64, 53, 1023, -1074, 971),
    ],
)
def test_float_formats_are_those_of_ieee_754(name: str, width: int, p: int, emax: int, q_min: int, q_max: int) -> None:
    """IEEE 754-2019, table 3.5, and the upper half of binary32."""
    form = SPEC.types[name].form
    assert form is not None
    assert (form.width, form.p, form.emax, form.q_min, form.q_max) == (width, p, emax, q_min, q_max)


def test_what_is_said_to_come_from_a_document_comes_from_a_clause_of_it() -> None:
    """A source is a clause of the inventory, a part of a clause behind a colon, or a silent document."""
    clauses = set(SPEC.clauses)
    documents = {clause.rpartition(", ")[0] for clause in clauses}
    every = [*SPEC.requirements.values(), *SPEC.rulings.values(), *SPEC.claims.values()]
    names = {(item.id, source.partition(": ")[0]) for item in every for source in item.source}
    within = {(name, source) for name, source in names if source.rpartition(", ")[0] in documents}
    assert len(within) > 200
    strange = {(name, source) for name, source in within if source not in clauses and not source.endswith(", silent")}
    assert strange == {("D-050", "OpenVINO Divide-1, Attributes")}  # of both
