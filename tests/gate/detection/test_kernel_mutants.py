"""The gate against kernels that are broken on purpose: refuted for what they do, and the right one for nothing."""

import importlib.util
import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from vinculum.gate.results.formatting import MAX_PRINTED_ELEMENTS
from vinculum.gate.results.results import Counterexample, Operand, Row, Status, exit_status
from vinculum.gate.runner import replay as replays
from vinculum.gate.runner import work_unit
from vinculum.gate.runner.selection import Unit
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.sandbox.protocol import element_dtype
from vinculum_spec.loader import specification

KERNELS = Path(__file__).parents[3] / "proofs" / "vinculum_proofs" / "mutants" / "broken_kernels.py"
SPEC = specification()
HANGS = "never_answers"
CALLS_COUNT = "differs_between_calls"  # what it answers depends on how often it was asked


def _expected() -> Mapping[str, tuple[str, str, frozenset[str]]]:
    spec = importlib.util.spec_from_file_location("mutant_kernels", KERNELS)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    expected: Mapping[str, tuple[str, str, frozenset[str]]] = module.EXPECTED
    return expected


EXPECTED = _expected()


@dataclass(frozen=True)
class Judged:
    """What the gate found of one mutant."""

    name: str
    rows: list[Row]
    wanted: frozenset[str]

    @property
    def refuted(self) -> dict[str, Row]:
        """The rows of what it refuted."""
        return {row.requirement: row for row in self.rows if row.verdict is Status.REFUTED}

    def example(self, requirement: str) -> Counterexample:
        """The counterexample to one requirement."""
        example = self.refuted[requirement].counterexample
        assert example is not None
        return example


def judge(name: str, profile: str, dtype: str) -> list[Row]:
    """All rows of one kernel of the file."""
    seconds = 1.0 if name == HANGS else 20.0
    done = work_unit.judge(Unit(f"python:{KERNELS}:{name}", dtype, (profile,), "quick", 0, seconds))
    assert not done.unavailable
    return done.rows


@pytest.fixture(scope="module", autouse=True)
def _no_process_stays() -> Iterator[None]:
    yield
    while work_unit._open:
        work_unit._open.popitem()[1].stop()


# In CI a few of each kind. A gate that is another one makes the proofs that refute them all stale, and they run again.
OF_EACH_WEEK = (
    "broken_tail",
    "dies_within_the_domain",
    "lost_axis",
    "shifted_index",
    "dies_of_zero",
    "floor_for_truncate",
    "int64_through_float64",
    "lost_sign_of_zero",
    "neighbour_overwritten",
    "reciprocal",
    "refuses_rank_0",
    "result_is_an_input",
    "saturated_overflow",
    "ties_away",
    "wider_result",
    "wrong_broadcast",
    "zero_for_integer_zero_divisor",
    "zero_for_zero_divisor",
)


@pytest.fixture(
    scope="module",
    params=[pytest.param(name, marks=pytest.mark.slow if name in OF_EACH_WEEK else []) for name in EXPECTED],
)
def judged(request: pytest.FixtureRequest) -> Judged:
    """A mutant, judged once for all tests on it."""
    profile, dtype, wanted = EXPECTED[request.param]
    return Judged(request.param, judge(request.param, profile, dtype), wanted)


class Shared:
    """Stands in for a sandbox of its own in a replay: the worker that judged the mutant."""

    def __init__(self, target: str, seconds: float, *, patient: bool) -> None:
        del patient  # its first call is long past
        self.target, self.seconds = target, seconds

    def __enter__(self) -> Sandbox:
        return work_unit.sandbox_of(self.target, self.seconds)

    def __exit__(self, *exception: object) -> None:
        """Leave it to those who come after."""


def test_what_is_left_to_the_weekly_run_is_refuted_by_proofs() -> None:
    """By name, in evidence that is stale once what judges here, or the mutant, is another one."""
    modules = (
        "runner/work_unit",
        "trial/trial",
        "trial/element_checks",
        "oracle/verdict_cache",
        "sandbox/client",
        "sandbox/worker",
    )
    judges = {f"src/vinculum/gate/{name}.py" for name in modules}
    text = (KERNELS.parents[2] / "evidence" / "conformance.jsonl").read_text(encoding="utf-8")
    killed = set[str]()
    for record in map(json.loads, text.splitlines()):
        if judges | {"proofs/vinculum_proofs/mutants/broken_kernels.py"} <= set(record["depends"]["files"]):
            killed |= {name.replace(" ", "_") for name in record["mutants_killed"]}
    assert set(OF_EACH_WEEK) <= killed
    assert {EXPECTED[name][1] for name in set(EXPECTED) - set(OF_EACH_WEEK)} == {"int32", "float32"}


# ---- of every mutant ----


def test_refuted_for_what_it_does(judged: Judged) -> None:
    """At least under the requirements that the mutant is known to break, and the run as a whole fails."""
    assert judged.wanted <= set(judged.refuted)
    assert exit_status(judged.rows) == 1
    assert all(row.failures > 0 for row in judged.refuted.values())


def test_every_refutation_has_its_counterexample(judged: Judged) -> None:
    """Operands in decimal, hexadecimal and bits that say the same; what came, and what would have been right."""
    for requirement, row in judged.refuted.items():
        example = judged.example(requirement)
        assert example.got and example.label and example.path and example.layout
        assert example.expected or row.requirement == "V_DIV_SHAPE_PLACEMENT_0010"
        for operand in (example.A, example.B):
            shown(operand)
    for row in judged.rows:
        assert (row.counterexample is None) is (row.verdict is not Status.REFUTED)


def shown(operand: Operand) -> None:
    """The three ways of writing an operand agree, element by element."""
    size = min(int(np.prod(operand.shape, dtype=int)), MAX_PRINTED_ELEMENTS)
    assert len(operand.decimal) == len(operand.hex) == len(operand.bits) == size
    dtype = element_dtype(operand.dtype)
    for decimal, hexadecimal, bits in zip(operand.decimal, operand.hex, operand.bits, strict=True):
        assert len(hexadecimal) == 2 + 2 * dtype.itemsize and len(bits) == 8 * dtype.itemsize
        assert int(hexadecimal, 16) == int(bits, 2)
        value = np.array([int(bits, 2)], dtype=f"u{dtype.itemsize}").view(dtype)[0]
        if dtype.kind in "iu":
            assert int(decimal) == value
        elif np.isnan(float(value)):
            assert decimal == "nan"
        else:
            assert dtype.type(float(decimal)) == value
            assert decimal.startswith("-") is bool(np.signbit(float(value)))


def test_what_is_wanted_can_be_seen_again(judged: Judged) -> None:
    """In a process of its own, from the one line of JSON in the counterexample: refuted again, likewise."""
    for requirement in sorted(judged.wanted):
        (recorded,) = replays.load(judged.example(requirement).replay)
        assert recorded.requirement == requirement
        row = replays.replay(recorded, seconds=1.0 if judged.name == HANGS else 20.0)
        assert (row.requirement, row.verdict) == (requirement, Status.REFUTED)
        assert row.counterexample is not None
        assert row.counterexample.A.shape == judged.example(requirement).A.shape


def test_all_else_can_be_seen_again(judged: Judged, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every other refutation too, however large its operands are."""
    monkeypatch.setattr(replays, "Sandbox", Shared)
    for requirement in sorted(set(judged.refuted) - judged.wanted if judged.name != CALLS_COUNT else ()):
        example = judged.example(requirement)
        json.loads(example.replay)
        (recorded,) = replays.load(example.replay)
        seconds = 1.0 if judged.name == HANGS else 20.0
        assert replays.replay(recorded, seconds=seconds).verdict is Status.REFUTED, requirement


# Requirements on how elements meet and on conduct: refuted for these mutants, and for no other.
GUILTY = {
    "V_DIV_INDEX_0010": {"shifted_index", "broken_tail", "wrong_broadcast"},
    "V_DIV_NO_CRASH_0010": {
        "dies_of_zero",
        "dies_within_the_domain",
        "never_answers",
        "neighbour_overwritten",  # at a fence
        "input_overwritten",  # in pages that are read-only
    },
    "V_DIV_ANSWER_0010": {"refuses_rank_0"},
    "V_DIV_INPUTS_UNTOUCHED_0010": {"input_overwritten", "neighbour_overwritten"},
    "V_DIV_NO_ALIASING_0010": {"input_overwritten", "result_is_an_input"},
    "V_DIV_DETERMINISM_0010": {"differs_between_calls"},
    "V_DIV_SHAPE_MULTIDIRECTIONAL_0010": {"lost_axis", "never_answers"},  # shapes that must not meet may be empty too
    "V_DIV_TYPE_LISTED_0010": set[str](),
    "V_DIV_ATTRIBUTE_0010": set[str](),
}


def test_refuted_for_nothing_that_it_does_not_do(judged: Judged) -> None:
    """Whoever is wrong by itself is not accused of its place, nor of its conduct."""
    accused = {requirement for requirement in GUILTY if requirement in judged.refuted}
    assert accused == {requirement for requirement, guilty in GUILTY.items() if judged.name in guilty}


# ---- the smallest input ----


def single(a: object = None, b: object = None, got: str = "") -> Callable[[Counterexample], bool]:
    """One pair of operands; these, if said."""

    def check(example: Counterexample) -> bool:
        sizes = example.A.shape == example.B.shape == (1,)
        return (
            sizes
            and (a is None or example.A.decimal == (str(a),))
            and (b is None or Fraction(example.B.decimal[0]) == Fraction(str(b)))
            and got in example.got
        )

    return check


def vectors(*lengths: int) -> Callable[[Counterexample], bool]:
    """Vectors of one of these lengths."""
    return lambda example: example.A.shape == example.B.shape and example.A.shape in [(n,) for n in lengths]


FUNC_INT, FUNC_FLOAT, INDEX = "E_DIV_INT_FUNC_0010", "E_DIV_FLOAT_FUNC_0010", "V_DIV_INDEX_0010"
SMALLEST: dict[str, tuple[str, Callable[[Counterexample], bool]]] = {
    "floor_for_truncate": (FUNC_INT, lambda x: single()(x) and x.ulps == 1 and len(x.A.decimal[0]) <= 6),
    "int32_through_float32": (FUNC_INT, lambda x: single()(x) and abs(int(x.A.decimal[0])) > 1 << 24),
    "int64_through_float64": (FUNC_INT, lambda x: single()(x) and abs(int(x.A.decimal[0])) > 1 << 53),
    "flush_to_zero": ("V_DIV_FLOAT_SUBNORMAL_0010", lambda x: single()(x) and (x.ulps or 0) > 0),
    "lost_sign_of_zero": ("V_DIV_FLOAT_SIGN_0010", lambda x: single()(x) and x.got.startswith("0 (0x0")),
    "ties_away": ("V_DIV_FLOAT_SUBNORMAL_0010", lambda x: single()(x) and x.ulps == 1),
    "reciprocal": ("V_DIV_FLOAT_ROUNDING_0010", lambda x: single()(x) and x.ulps == 1),
    "shifted_index": (INDEX, lambda x: vectors(17, 18)(x) or (x.A.shape, x.B.shape) in [((), (17,)), ((), (18,))]),
    "broken_tail": (INDEX, vectors(9)),
    "wrong_broadcast": (INDEX, lambda x: x.A.shape in ((2, 2), (3, 3)) and x.B.shape == x.A.shape[:1]),
    "lost_axis": ("V_DIV_SHAPE_MULTIDIRECTIONAL_0010", lambda x: len(x.A.decimal) + len(x.B.decimal) <= 2),
    "zero_for_integer_zero_divisor": ("E_DIV_INT_CONSTR_B_0030", single(b=0)),
    "zero_for_zero_divisor": ("V_DIV_FLOAT_ZERO_DENOMINATOR_0010", single(b=0)),
    "saturated_overflow": ("V_DIV_INT_OVERFLOW_0010", single(-128, -1, "127")),
    "input_overwritten": ("V_DIV_INPUTS_UNTOUCHED_0010", single(got="A")),
    "neighbour_overwritten": ("V_DIV_INPUTS_UNTOUCHED_0010", lambda x: single()(x) and x.layout != "contiguous"),
    "result_is_an_input": ("V_DIV_NO_ALIASING_0010", single(b=1)),
    "wider_result": ("E_DIV_FLOAT_CONSTR_C_0020", lambda x: len(x.A.decimal) <= 1 and x.got.startswith("float64")),
    "dies_of_zero": ("V_DIV_NO_CRASH_0010", single(b=0, got="SIGFPE")),
    "dies_within_the_domain": ("V_DIV_NO_CRASH_0010", single(65537, 3, "SIGABRT")),
    "never_answers": ("V_DIV_NO_CRASH_0010", lambda x: x.A.shape == (0,) and x.got.startswith("hung")),
    "refuses_rank_0": ("V_DIV_ANSWER_0010", lambda x: x.A.shape == () and "a scalar is no tensor" in x.got),
    "differs_between_calls": ("V_DIV_DETERMINISM_0010", single()),
}


def test_smallest_input(judged: Judged) -> None:
    """Nothing is left in the counterexample that could be left out, where that is known."""
    requirement, check = SMALLEST[judged.name]
    example = judged.example(requirement)
    assert check(example), example


# ---- of some ----


@pytest.mark.parametrize(
    "phrase",
    [
        ("floor for truncate", "floor_for_truncate"),
        ("int32 through float32", "int32_through_float32"),
        ("flush to zero", "flush_to_zero"),
        ("lost sign of zero", "lost_sign_of_zero"),
        ("ties away", "ties_away"),
        ("shifted index", "shifted_index"),
        ("broken tail of a vector loop", "broken_tail"),
        ("wrong broadcast", "wrong_broadcast"),
        ("B = 0 returning 0, integer", "zero_for_integer_zero_divisor"),
        ("B = 0 returning 0, float", "zero_for_zero_divisor"),
        ("input overwritten", "input_overwritten"),
    ],
    ids=lambda phrase: phrase[0],
)
def test_all_that_were_asked_for_are_there(phrase: tuple[str, str]) -> None:
    """Mistakes that kernels are known for, each with something that it must be refuted for."""
    _, dtype, wanted = EXPECTED[phrase[1]]
    assert wanted <= set(SPEC.requirements)
    assert dtype in SPEC.types and wanted


@pytest.mark.parametrize(
    "judged",
    ["broken_tail", *(pytest.param(name, marks=pytest.mark.slow) for name in ("shifted_index", "wrong_broadcast"))],
    indirect=True,
)
def test_a_wrong_place_is_told_by_its_operands(judged: Judged) -> None:
    """The pair of operands that the counterexample speaks of is in the counterexample."""
    for requirement in sorted(judged.wanted):
        example = judged.example(requirement)
        said = re.search(r"for .* \((0x[0-9a-f]+)\) / .* \((0x[0-9a-f]+)\)", example.got)
        assert said is not None
        assert said[1] in example.A.hex and said[2] in example.B.hex, requirement


@pytest.mark.parametrize("judged", ["input_overwritten"], indirect=True)
def test_no_index_is_mixed_up_where_there_is_one(judged: Judged) -> None:
    """A result that is overwritten by the next call is not at the wrong place: in particular not for one element."""
    assert INDEX not in judged.refuted


@pytest.mark.parametrize("judged", ["dies_within_the_domain"], indirect=True)
def test_the_rest_is_judged_all_the_same(judged: Judged) -> None:
    """One deadly pair leaves nothing else undecided: the other elements of its tensor are judged without it."""
    where_they_meet = {INDEX, "V_DIV_SHAPE_MULTIDIRECTIONAL_0010"}  # of shapes it was found in too nothing can be cut
    left_out = {*where_they_meet, "V_DIV_NO_CRASH_0010", "V_DIV_ATTRIBUTE_0010"}  # it takes no attributes
    others = [row for row in judged.rows if row.requirement not in left_out]
    verdicts = {row.verdict for row in others}
    assert verdicts <= {Status.CONFORMS, Status.UNSPECIFIED}
    (judged_here,) = (row.cases for row in judged.rows if row.requirement == FUNC_INT)
    (judged_of_right,) = (row.cases for row in judge("right", "onnx-14", "int32") if row.requirement == FUNC_INT)
    assert judged_of_right / 2 < judged_here < judged_of_right  # whole matrices that hold the pair are lost


@pytest.mark.parametrize("judged", ["never_answers"], indirect=True)
def test_too_many_hangs_end_the_trial(judged: Judged) -> None:
    """What was not tried is undecided, and says why."""
    undecided = [row for row in judged.rows if row.verdict is Status.UNDECIDED]
    assert undecided
    assert all("too often" in row.reason.text for row in undecided)


@pytest.mark.parametrize(
    "dtype",
    [pytest.param(name, marks=[] if name == "uint64" else pytest.mark.slow) for name in SPEC.profiles["onnx-14"].types],
)
def test_nothing_is_wrong_with_the_right_one(dtype: str) -> None:
    """Of a correct kernel, to which faults are added, nothing is refuted, undecided, or not supported but attributes."""
    rows = judge("right", "onnx-14", dtype)
    assert {row.requirement: row.reason.text for row in rows if row.verdict in (Status.REFUTED, Status.UNDECIDED)} == {}
    assert {row.requirement for row in rows if row.verdict is Status.NOT_SUPPORTED} <= {"V_DIV_ATTRIBUTE_0010"}
    assert exit_status(rows) == 0
