"""Each file of tests has a test in the default tier.

So the default tier touches every module.
"""

from collections.abc import Iterator

import pytest

from tests.support.tiers import (
    FILES,
    default_cases,
    default_tier,
    file_of,
    function_of,
    in_default_tier,
    mark_beyond_samples,
    sample,
)


@pytest.fixture(scope="module")
def default(request: pytest.FixtureRequest) -> frozenset[str]:
    return default_tier(request.config)


def test_every_file_has_a_test_in_the_default_tier(default: frozenset[str]) -> None:
    assert len(FILES) > 200
    assert FILES - {file_of(identifier) for identifier in default} == set()


def test_a_run_without_options_selects_the_default_tier(
    request: pytest.FixtureRequest, default: frozenset[str]
) -> None:
    """The expression in pyproject.toml names the markers of the other tiers."""
    assert request.config.getini("addopts")[-2:] == ["-m", "not slow and not thorough"]
    assert request.node.nodeid in default


class Item:
    """A test with markers."""

    def __init__(self, nodeid: str, **markers: int) -> None:
        self.nodeid = nodeid
        self.markers = {name: getattr(pytest.mark, name)(number).mark for name, number in markers.items()}

    def get_closest_marker(self, name: str) -> pytest.Mark | None:
        return self.markers.get(name)

    def add_marker(self, name: str) -> None:
        self.markers[name] = getattr(pytest.mark, name).mark


def default_of(*items: Item) -> Iterator[str]:
    """The tests of the default tier, when samples are taken."""
    mark_beyond_samples(items)  # type: ignore[arg-type]
    return (item.nodeid for item in items if in_default_tier(item))  # type: ignore[arg-type]


def test_a_marked_test_is_not_in_the_default_tier() -> None:
    items = Item("a"), Item("b", thorough=1), Item("c", slow=1), Item("d", skip=1)
    assert list(default_of(*items)) == ["a", "d"]


def test_a_sample_is_of_each_function_apart() -> None:
    """The sample of a function includes its first case without the marker of a later tier.

    A function without cases is in the default tier as it is.
    """
    cases = [Item(f"f[{k}]", sample=3) for k in range(50)]
    others = [Item("g[0]", sample=1, slow=1), *(Item(f"g[{k}]", sample=1) for k in range(1, 9))]
    chosen = list(default_of(*cases, *others, Item("h", sample=2), Item("i[0]"), Item("i[1]")))
    assert chosen == ["f[0]", "f[11]", "f[30]", "g[1]", "h", "i[0]", "i[1]"]


@pytest.mark.parametrize("number", [1, 2, 7, 20, 99, 100, 1000])
def test_a_sample_has_no_period(number: int) -> None:
    cases = list(range(100))
    chosen = sample(cases, number)
    assert chosen[0] == 0
    assert number * 0.6 <= len(chosen) <= number or chosen == cases
    assert chosen == sorted(set(chosen))
    assert number < 7 or {k % 2 for k in chosen} == {0, 1}


NAMED_CASES = [
    ("first", 1),
    ("second", 2),
    ("second", 3),
    pytest.param("third", 4, marks=pytest.mark.slow),
    pytest.param("fourth", 5, id="the last"),
    test_a_sample_has_no_period,
]


@pytest.mark.parametrize(
    ("names", "default"),
    [
        (("first",), [0]),
        (("second",), [1, 2]),
        ((("second", 3), "the last"), [2, 4]),
        (("test_a_sample_has_no_period",), [5]),
        ((), []),
    ],
    ids=["first value", "two cases", "first values and identifier", "function", "none"],
)
def test_named_cases_are_in_the_default_tier(names: tuple[str | tuple[str, ...], ...], default: list[int]) -> None:
    """The other cases are in the second tier, unless they have a marker of the third."""
    cases = default_cases(NAMED_CASES, *names)
    markers = [[mark.name for mark in case.marks] for case in cases]
    assert [k for k, marks in enumerate(markers) if not marks] == default
    assert [k for k, marks in enumerate(markers) if marks == ["slow"]] == [3]
    assert sum(marks == ["thorough"] for marks in markers) == len(cases) - len(default) - 1


@pytest.mark.parametrize("name", ["no such", ("second", 9), "third"])
def test_named_cases_must_exist_and_have_no_later_tier(name: str | tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=r"no such case|in a later tier"):
        default_cases(NAMED_CASES, "first", name)


def test_identifier_has_its_file_and_function() -> None:
    assert file_of("tests/spec/test_a.py::test_b[x::y]") == "tests/spec/test_a.py"
    assert function_of("tests/spec/test_a.py::test_b[x::y]") == "tests.spec.test_a.test_b"
    assert function_of("tests/spec/test_a.py::TestA::test_b") == "tests.spec.test_a.TestA.test_b"
