"""V_DIV_ATTRIBUTE_0010: which attribute values the kernel accepts, and what they do."""

import enum
from typing import Any

import numpy as np
import pytest

from tests.kernels.kernel_support import SPEC
from vinculum import DivAttributeError, div
from vinculum.kernels.attributes import completed, profile_named


class Number(enum.IntEnum):
    ONE = 1


class Word(str, enum.Enum):
    PDPD = "pdpd"


INTS: list[Any] = [1, np.int8(1), np.uint64(1), np.int64(1), Number.ONE]
NO_INTS: list[Any] = [True, np.True_, 1.0, np.float32(1), "1", None, [1], np.timedelta64(1), np.array(1), 1j]
BOOLS: list[Any] = [True, np.True_]
NO_BOOLS: list[Any] = [1, 0, "true", None, np.int8(1), np.array(True), 1.0, [True]]
STRINGS: list[Any] = ["pdpd", np.str_("pdpd"), Word.PDPD]
NO_STRINGS: list[Any] = [b"pdpd", None, 1, True, ["pdpd"], np.array("pdpd")]
LISTS: list[Any] = [[], (), [1, 2], (np.int32(1), 2)]
NO_LISTS: list[Any] = [1, None, "12", [1.0], [True], [1, None], np.array([1, 2]), {1, 2}]


@pytest.mark.parametrize("value", INTS, ids=repr)
def test_integers_become_python_integers(value: Any) -> None:
    given = completed(profile_named("onnx-6"), {"axis": value, "broadcast": value})
    assert given == {"axis": 1, "broadcast": 1}
    assert all(type(x) is int for x in given.values())


@pytest.mark.parametrize("value", BOOLS, ids=repr)
def test_bools_become_python_bools(value: Any) -> None:
    assert completed(profile_named("openvino-1"), {"m_pythondiv": value})["m_pythondiv"] is True


@pytest.mark.parametrize("value", STRINGS, ids=repr)
def test_strings_become_python_strings(value: Any) -> None:
    taken = completed(profile_named("openvino-1"), {"auto_broadcast": value})["auto_broadcast"]
    assert type(taken) is str
    assert taken == "pdpd"


@pytest.mark.parametrize("value", LISTS, ids=repr)
def test_lists_of_integers_become_tuples(value: Any) -> None:
    taken = completed(profile_named("onnx-1"), {"consumed_inputs": value})["consumed_inputs"]
    assert taken == tuple(value)
    assert isinstance(taken, tuple)
    assert all(type(x) is int for x in taken)


@pytest.mark.parametrize(
    ("profile", "name", "value"),
    [("onnx-1", name, value) for name in ("axis", "broadcast") for value in NO_INTS]
    + [("onnx-1", "consumed_inputs", value) for value in NO_LISTS]
    + [("openvino-1", "m_pythondiv", value) for value in NO_BOOLS]
    + [("openvino-1", "auto_broadcast", value) for value in NO_STRINGS],
    ids=lambda value: f"{value!r}",
)
def test_values_of_another_type_are_refused(profile: str, name: str, value: Any) -> None:
    one = np.ones(1, "float32")
    with pytest.raises(DivAttributeError, match=name) as caught:
        div(one, one, profile=profile, **{name: value})
    assert caught.value.requirement == "V_DIV_ATTRIBUTE_0010"


@pytest.mark.parametrize("profile", SPEC.profiles)
def test_absent_attributes_have_the_defaults_of_the_specification(profile: str) -> None:
    assert completed(profile_named(profile), {}) == SPEC.profiles[profile].complete({})


@pytest.mark.parametrize("profile", SPEC.profiles)
def test_attributes_of_other_profiles_are_refused(profile: str) -> None:
    one, own = np.ones(1, "float32"), {a.name for a in SPEC.profiles[profile].attributes}
    every = {a.name: a for p in SPEC.profiles.values() for a in p.attributes}
    assert every.keys() - own
    for name in every.keys() - own:
        with pytest.raises(DivAttributeError, match=f"{name} is no attribute of profile {profile}"):
            div(one, one, profile=profile, **{name: every[name].default if every[name].default is not None else 0})


def test_only_listed_values_are_accepted() -> None:
    one = np.ones(1, "float32")
    for profile in SPEC.profiles.values():
        for attribute in profile.attributes:
            for value in attribute.values:
                assert div(one, one, profile=profile.name, **{attribute.name: value}) == 1
            if attribute.values and attribute.type != "bool":
                other: Any = "other" if attribute.type == "string" else 7
                with pytest.raises(DivAttributeError, match="give one of"):
                    div(one, one, profile=profile.name, **{attribute.name: other})


def test_consumed_inputs_has_no_effect() -> None:
    """D-025: the inputs stay untouched all the same."""
    A, B = np.array([3, 5], "float32"), np.array([2, 4], "float32")
    before = A.tobytes(), B.tobytes()
    assert div(A, B, profile="onnx-1", consumed_inputs=[1, 1]).tolist() == [1.5, 1.25]
    assert (A.tobytes(), B.tobytes()) == before


def test_axis_without_broadcast_has_no_effect() -> None:
    """D-023."""
    A = np.ones((2, 3), "float32")
    assert div(A, A, profile="onnx-6", axis=7).shape == (2, 3)
    with pytest.raises(ValueError, match="E_DIV_FLOAT_CONSTR_A_0010"):
        div(A, A[0], profile="onnx-6", axis=1)


def test_m_pythondiv_floors_integers_only() -> None:
    """D-041, D-042, D-051."""
    A, B = np.array([7, -7, 7, -7], "int8"), np.array([2, 2, -2, -2], "int8")
    assert div(A, B, profile="openvino-1").tolist() == [3, -4, -4, 3]
    assert div(A, B, profile="openvino-1", m_pythondiv=True).tolist() == [3, -4, -4, 3]
    assert div(A, B, profile="openvino-1", m_pythondiv=False).tolist() == [3, -3, -3, 3]
    for floor in (True, False):
        quotient = div(A.astype("float32"), B.astype("float32"), profile="openvino-1", m_pythondiv=floor)
        assert quotient.tolist() == [3.5, -3.5, -3.5, 3.5]
