"""`_profiles.py` agrees with the specification, and the kernel implements every rule that it names."""

import re
import shutil
from dataclasses import replace
from pathlib import Path
from typing import get_args

import numpy as np
import pytest

import vinculum
from tests.kernels.kernel_support import INTEGERS, SIGNED, SPEC
from vinculum import div
from vinculum.codegen import kernel_tables as generator
from vinculum.kernels import _profiles
from vinculum.kernels.divide import ROUNDINGS
from vinculum.kernels.profiles import Choice
from vinculum.kernels.shapes import RULES
from vinculum_spec import schema


def test_generated_profiles_are_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert generator.main(["--check"]) == 0, capsys.readouterr().out
    assert capsys.readouterr().out == ""


def test_check_fails_on_a_difference_and_writes_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "_profiles.py"
    monkeypatch.setattr(generator, "TARGET", file)
    assert generator.main(["--check"]) == 1
    assert not file.exists()
    edited = generator.render(SPEC).replace("values=(0, 1)", "values=(0, 1, 2)", 1)
    file.write_text(edited)
    capsys.readouterr()
    assert generator.main(["--check"]) == 1
    assert "+            " in (shown := capsys.readouterr().out)
    assert "values=(0, 1, 2)" in shown
    assert file.read_text() == edited


def test_check_fails_where_the_names_differ(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "profile_names.py"
    monkeypatch.setattr(generator, "NAMES_TARGET", file)
    file.write_text(edited := generator.render_names(SPEC).replace(', "onnx-7"', "", 1))
    assert generator.main(["--check"]) == 1
    assert '"onnx-7"' in capsys.readouterr().out
    assert file.read_text() == edited


def test_without_check_the_file_is_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    files = {"TARGET": tmp_path / "_profiles.py", "NAMES_TARGET": tmp_path / "profile_names.py"}
    for name, file in files.items():
        monkeypatch.setattr(generator, name, file)
    assert generator.main([]) == 0
    assert all(file.exists() for file in files.values())
    assert generator.main(["--check"]) == 0


def test_head_names_command_and_hash_and_no_date() -> None:
    head = (_profiles.__doc__ or "") + generator.render(SPEC)[:400]
    assert generator.COMMAND in head
    assert re.search(r"SHA-256 [0-9a-f]{64}\n", head)
    assert not re.search(r"\b20\d\d-\d\d|\b\d\d:\d\d\b", head)


@pytest.mark.parametrize(
    "name", ["data/rulings.toml", "data/profiles.toml", "relations/integer.py", "relations/relation.py"]
)
def test_hash_changes_with_every_file_of_the_specification(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shutil.copytree(generator.SPEC, tmp_path / "copy")
    before = generator.specification_hash()
    monkeypatch.setattr(generator, "SPEC", tmp_path / "copy")
    monkeypatch.setattr(generator, "DATA", tmp_path / "copy" / "data")
    assert generator.specification_hash() == before
    with (tmp_path / "copy" / name).open("a") as file:
        file.write("\n")
    assert generator.specification_hash() != before


def assert_same_choice(mine: Choice, theirs: schema.Choice, kinds: set[schema.Kind]) -> None:
    """Both lead to the same requirement, and so to its relation, for every kind and attribute value."""
    assert mine.by == theirs.by
    assert mine.rules.keys() == theirs.templates.keys()
    for value in theirs.templates:
        attributes = {} if theirs.by is None or value is None else {theirs.by: value}
        rule = mine.rule(attributes)
        assert rule.requirement == {kind: theirs.requirement(kind, attributes) for kind in kinds}
        for identifier in rule.requirement.values():
            assert SPEC.requirements[identifier].relation_name.endswith(f".{rule.name}")


@pytest.mark.parametrize("profile", SPEC.profiles.values(), ids=SPEC.profiles)
def test_generated_table_agrees_with_the_specification(profile: schema.Profile) -> None:
    mine = _profiles.PROFILES[profile.name]
    kinds = {SPEC.types[name].kind for name in profile.types}
    assert mine.name == profile.name
    assert mine.types == {name: SPEC.types[name].kind for name in profile.types}
    assert mine.attributes == {a.name: (a.type, a.default, a.values, a.minimum) for a in profile.attributes}
    for name, attribute in mine.attributes.items():  # 1 == True: compare their types too
        written = next(a for a in profile.attributes if a.name == name)
        assert type(attribute.default) is type(written.default)
        assert list(map(type, attribute.values)) == list(map(type, written.values))
    assert_same_choice(mine.shape, profile.shape, kinds)
    assert (mine.rounding is None) == (profile.rounding is None)
    if mine.rounding and profile.rounding:
        assert_same_choice(mine.rounding, profile.rounding, {"int"})


@pytest.mark.parametrize("profile", SPEC.profiles.values(), ids=SPEC.profiles)
def test_only_conditions_on_integers_and_reals_are_reported(profile: schema.Profile) -> None:
    """D-066, D-049. The kernel also reports each condition that the profile itself requires it to report."""
    mine = _profiles.PROFILES[profile.name]
    reported = {*mine.zero_denominator.values(), *mine.overflow.values()}
    assert reported == {name for name in profile.outside if "float" not in SPEC.requirements[name].types}
    assert reported >= {name for name, outcome in profile.outside.items() if outcome == "report"}
    for kind, identifier in (*mine.zero_denominator.items(), *mine.overflow.items()):
        assert kind in SPEC.requirements[identifier].types


def test_profiles_are_those_of_the_specification_in_its_order() -> None:
    assert list(_profiles.PROFILES) == list(SPEC.profiles) == list(get_args(vinculum.ProfileName))


def test_requirements_of_every_profile_are_those_with_the_relation() -> None:
    relations = {
        "attribute": "tensor.attribute",
        "listed_type": "tensor.listed_type",
        "placement": "tensor.placement",
        "source_index": "tensor.source_index",
        "answer": "behaviour.answer",
    }
    for field, relation in relations.items():
        assert SPEC.requirements[getattr(_profiles.REQUIREMENTS, field)].relation_name == relation
    for kind, identifier in _profiles.REQUIREMENTS.same_type.items():
        assert SPEC.requirements[identifier].relation_name == "tensor.same_type"
        assert kind in SPEC.requirements[identifier].types
    assert {*_profiles.REQUIREMENTS._fields} == {*relations, "same_type"}


def test_implemented_rules_are_those_that_profiles_name() -> None:
    shapes, roundings = set(), set()
    for profile in _profiles.PROFILES.values():
        shapes |= {rule.name for rule in profile.shape.rules.values()}
        roundings |= {rule.name for rule in profile.rounding.rules.values()} if profile.rounding else set()
    assert shapes == set(RULES)
    assert roundings == set(ROUNDINGS)


def test_generator_refuses_a_profile_without_a_rule_for_integer_zero() -> None:
    broken = replace(SPEC.profiles["onnx-14"], outside={"V_DIV_INT_OVERFLOW_0010": "report"})
    with pytest.raises(generator.GenerationError, match="onnx-14: outside"):
        generator.render(replace(SPEC, profiles={"onnx-14": broken}))


def test_generator_refuses_a_choice_by_an_attribute_without_default() -> None:
    profile = SPEC.profiles["onnx-6"]
    broken = replace(profile, attributes=tuple(replace(a, default=None) for a in profile.attributes))
    with pytest.raises(generator.GenerationError, match="onnx-6: broadcast"):
        generator.render(replace(SPEC, profiles={"onnx-6": broken}))


def test_generator_refuses_a_relation_shared_by_two_requirements() -> None:
    twin = replace(SPEC.requirements["V_DIV_ATTRIBUTE_0010"], id="V_DIV_ATTRIBUTE_0020")
    with pytest.raises(generator.GenerationError, match=r"tensor\.attribute: 2"):
        generator.render(replace(SPEC, requirements={**SPEC.requirements, twin.id: twin}))


PROFILES_WITH_INTEGERS = [(p.name, t) for p in SPEC.profiles.values() for t in p.types if t in INTEGERS]


@pytest.mark.parametrize(("profile", "type_"), PROFILES_WITH_INTEGERS)
def test_integer_zero_is_reported_in_every_profile_and_type(profile: str, type_: str) -> None:
    """D-066, for 1 / 0 and for 0 / 0."""
    for numerator in (0, 1):
        with pytest.raises(vinculum.DivZeroDenominatorError):
            div(np.array([numerator], type_), np.array([0], type_), profile=profile)


@pytest.mark.parametrize(("profile", "type_"), PROFILES_WITH_INTEGERS)
def test_min_by_minus_one_is_reported_in_every_profile_and_signed_type_only(profile: str, type_: str) -> None:
    """D-066. In an unsigned type the same bits have an ordinary quotient."""
    info = np.iinfo(type_)
    if type_ in SIGNED:
        with pytest.raises(vinculum.DivOverflowError):
            div(np.array([info.min], type_), np.array([-1], type_), profile=profile)
    else:
        half, most = np.array([info.max // 2 + 1], type_), np.array([info.max], type_)
        assert div(half, most, profile=profile).tolist() == [0]
