"""The plugin of pytest. Nothing of the gate is loaded before one of its options or fixtures is used."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from vinculum.testing.judged import Asked, Point


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options of the gate that a run of tests can be given."""
    group = parser.getgroup("vinculum", "Vinculum: conformance of an element-wise division")
    group.addoption(
        "--vinculum-target",
        action="append",
        default=[],
        metavar="TARGET",
        help="judge this implementation: one test for each requirement and element type; may be repeated",
    )
    group.addoption("--vinculum-profile", action="append", default=[], metavar="P", help="judge it under this profile")
    group.addoption("--vinculum-dtype", action="append", default=[], metavar="D", help="judge this element type only")
    group.addoption(
        "--vinculum-level", default="quick", choices=("quick", "standard", "exhaustive"), help="default: quick"
    )
    group.addoption("--vinculum-seed", type=int, default=0, metavar="N", help="same seed, same cases")
    group.addoption("--vinculum-waivers", type=Path, metavar="F", help="known refutations that do not fail, in TOML")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    """Add the tests of each `--vinculum-target`, before other plugins choose among all tests."""
    for target in config.getoption("vinculum_target"):
        items.extend(_tests(session, _asked(config, target)))


def _asked(config: pytest.Config, target: str) -> "Asked":
    from vinculum.testing.judged import Asked

    return Asked(
        target,
        tuple(config.getoption("vinculum_profile")),
        tuple(config.getoption("vinculum_dtype")),
        config.getoption("vinculum_level"),
        config.getoption("vinculum_seed"),
        config.getoption("vinculum_waivers"),
    )


def _tests(session: pytest.Session, asked: "Asked") -> Iterator[pytest.Item]:
    from vinculum.gate.waivers.file import WaiversError
    from vinculum.testing.judged import SelectionError, points

    try:
        found = points(asked)
    except (SelectionError, WaiversError) as error:
        raise pytest.UsageError(str(error)) from None
    group = Target.from_parent(session, name=asked.target, nodeid=f"vinculum/{asked.target}")
    for point in found:
        yield Case.from_parent(group, name=point.name, point=point)
    if asked.waivers is not None:
        yield Waivers.from_parent(group, name=f"waivers: {asked.waivers}", asked=asked)


class Target(pytest.Collector):
    """What is judged: the parent of its tests."""

    def collect(self) -> list[pytest.Item]:
        """Nothing: its tests are made by what adds them."""
        return []


class Case(pytest.Item):
    """One requirement for one element type under one profile."""

    def __init__(self, *, point: "Point", **rest: Any) -> None:
        super().__init__(**rest)
        self.point = point
        # With pytest-xdist's --dist loadgroup, the tests of one type go to one process, which judges it once.
        self.add_marker(pytest.mark.xdist_group(f"{point.asked.target} {point.dtype}"))
        self.user_properties += [(name, getattr(point, name)) for name in ("requirement", "profile", "dtype")]

    def runtest(self) -> None:
        """Fail where it is refuted or undecided; skip, with the reason, where nothing could be asked or is specified."""
        from vinculum.gate.verdicts import Status

        status = self.point.check()
        row = self.point.row
        if status is Status.WAIVED:
            pytest.xfail(f"waived: {self.point.pardon}")
        if status is not Status.CONFORMS:
            pytest.skip(f"{status}: {row.reason or '; '.join(row.observed)}")

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """The counterexample in the gate's words, without this plugin's frames."""
        from vinculum.testing.judged import RefutedError, UndecidedError

        known = isinstance(excinfo.value, RefutedError | UndecidedError)
        return str(excinfo.value) if known else super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, None, str]:
        """What stands at the head of a failure."""
        return self.path, None, f"{self.point.asked.target} {self.name}"


class Waivers(pytest.Item):
    """Whether each waiver is still needed, and still in force."""

    def __init__(self, *, asked: "Asked", **rest: Any) -> None:
        super().__init__(**rest)
        self.asked = asked

    def runtest(self) -> None:
        """Judge what is not judged yet, and hold the waivers against it."""
        from vinculum.testing.judged import check_waivers

        check_waivers(self.asked)

    def reportinfo(self) -> tuple[Path, None, str]:
        """What stands at the head of a failure."""
        return self.path, None, f"{self.asked.target} {self.name}"


@pytest.fixture(scope="session")
def vinculum_gate() -> Callable[..., None]:
    """`vinculum_gate(target, profile=…, dtypes=…)`: judge `target` in this test; an AssertionError has all that is refuted.

    Raises UndecidedError where anything is left undecided, or where nothing at all was found to conform.
    """
    from vinculum.testing.whole import judge

    return judge
