"""The gate refutes each broken kernel for its fault, and the correct kernel for nothing."""

import importlib.util
import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from tests.support.tiers import default_cases
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
class MutantResult:
    """The gate's rows on one mutant."""

    name: str
    rows: list[Row]
    expected: frozenset[str]

    @property
    def refuted(self) -> dict[str, Row]:
        """The refuted rows."""
        return {row.requirement: row for row in self.rows if row.verdict is Status.REFUTED}

    def example(self, requirement: str) -> Counterexample:
        """The counterexample to one requirement."""
        example = self.refuted[requirement].counterexample
        assert example is not None
        return example


def judge(name: str, profile: str, dtype: str) -> list[Row]:
    """All rows of one kernel of the file."""
    seconds = 1.0 if name == HANGS else 20.0
    result = work_unit.judge(Unit(f"python:{KERNELS}:{name}", dtype, (profile,), "quick", 0, seconds))
    assert not result.unavailable
    return result.rows


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
    params=default_cases(
        [pytest.param(name, marks=pytest.mark.slow if name in OF_EACH_WEEK else []) for name in EXPECTED],
        "int32_through_float32",
    ),
)
def mutant(request: pytest.FixtureRequest) -> MutantResult:
    """The result of a mutant, which all its tests share."""
    profile, dtype, expected = EXPECTED[request.param]
    return MutantResult(request.param, judge(request.param, profile, dtype), expected)


class SharedWorker:
    """A sandbox for replays that reuses the worker which judged the mutant."""

    def __init__(self, target: str, seconds: float, *, patient: bool) -> None:
        del patient  # its first call is long past
        self.target, self.seconds = target, seconds

    def __enter__(self) -> Sandbox:
        return work_unit.sandbox_of(self.target, self.seconds)

    def __exit__(self, *exception: object) -> None:
        """Leave the worker to later replays."""


def test_weekly_mutants_are_refuted_by_proofs() -> None:
    """Evidence names each mutant, and is stale after a change of this test's oracle or the mutant."""
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


def test_mutant_is_refuted_for_its_fault(mutant: MutantResult) -> None:
    """At least the requirements that the mutant breaks are refuted, and the run fails."""
    assert mutant.expected <= set(mutant.refuted)
    assert exit_status(mutant.rows) == 1
    assert all(row.failures > 0 for row in mutant.refuted.values())


def test_every_refutation_has_its_counterexample(mutant: MutantResult) -> None:
    """Decimal, hexadecimal and binary operands agree; got and expected values are present."""
    for requirement, row in mutant.refuted.items():
        example = mutant.example(requirement)
        assert example.got and example.label and example.path and example.layout
        assert example.expected or row.requirement == "V_DIV_SHAPE_PLACEMENT_0010"
        for operand in (example.A, example.B):
            assert_notations_agree(operand)
    for row in mutant.rows:
        assert (row.counterexample is None) is (row.verdict is not Status.REFUTED)


def assert_notations_agree(operand: Operand) -> None:
    """The decimal, hexadecimal and binary form of an operand agree, element by element."""
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


@pytest.mark.thorough
def test_expected_refutations_can_be_replayed(mutant: MutantResult) -> None:
    """A new process reproduces the refutation from the counterexample's line of JSON."""
    for requirement in sorted(mutant.expected):
        (recorded,) = replays.load(mutant.example(requirement).replay)
        assert recorded.requirement == requirement
        row = replays.replay(recorded, seconds=1.0 if mutant.name == HANGS else 20.0)
        assert (row.requirement, row.verdict) == (requirement, Status.REFUTED)
        assert row.counterexample is not None
        assert row.counterexample.A.shape == mutant.example(requirement).A.shape


@pytest.mark.thorough
def test_other_refutations_can_be_replayed(mutant: MutantResult, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every other refutation can be replayed too, however large its operands are."""
    monkeypatch.setattr(replays, "Sandbox", SharedWorker)
    for requirement in sorted(set(mutant.refuted) - mutant.expected if mutant.name != CALLS_COUNT else ()):
        example = mutant.example(requirement)
        json.loads(example.replay)
        (recorded,) = replays.load(example.replay)
        seconds = 1.0 if mutant.name == HANGS else 20.0
        assert replays.replay(recorded, seconds=seconds).verdict is Status.REFUTED, requirement


# Requirements on how elements meet and on behaviour: refuted for these mutants, and for no other.
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


def test_mutant_is_refuted_only_for_its_fault(mutant: MutantResult) -> None:
    """A wrong value does not refute index or behaviour requirements."""
    accused = {requirement for requirement in GUILTY if requirement in mutant.refuted}
    assert accused == {requirement for requirement, guilty in GUILTY.items() if mutant.name in guilty}


# ---- the smallest input ----


def single(a: object = None, b: object = None, got: str = "") -> Callable[[Counterexample], bool]:
    """A check that the example is one pair of operands: this pair, if given."""

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
    """A check that the example is a vector of one of these lengths."""
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


def test_smallest_input(mutant: MutantResult) -> None:
    """Where the smallest counterexample is known, the reported one is as small."""
    requirement, check = SMALLEST[mutant.name]
    example = mutant.example(requirement)
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
def test_every_known_kernel_mistake_has_a_mutant(phrase: tuple[str, str]) -> None:
    """Each known mistake of kernels has a mutant with a requirement that it must refute."""
    _, dtype, expected = EXPECTED[phrase[1]]
    assert expected <= set(SPEC.requirements)
    assert dtype in SPEC.types and expected


@pytest.mark.thorough
@pytest.mark.parametrize(
    "mutant",
    ["broken_tail", *(pytest.param(name, marks=pytest.mark.slow) for name in ("shifted_index", "wrong_broadcast"))],
    indirect=True,
)
def test_index_error_names_its_operands(mutant: MutantResult) -> None:
    """The counterexample contains the pair of operands that it names."""
    for requirement in sorted(mutant.expected):
        example = mutant.example(requirement)
        match = re.search(r"for .* \((0x[0-9a-f]+)\) / .* \((0x[0-9a-f]+)\)", example.got)
        assert match is not None
        assert match[1] in example.A.hex and match[2] in example.B.hex, requirement


@pytest.mark.thorough
@pytest.mark.parametrize("mutant", ["input_overwritten"], indirect=True)
def test_index_is_not_blamed_for_one_element(mutant: MutantResult) -> None:
    """A result that the next call overwrites is no index error, in particular not for one element."""
    assert INDEX not in mutant.refuted


@pytest.mark.thorough
@pytest.mark.parametrize("mutant", ["dies_within_the_domain"], indirect=True)
def test_other_elements_are_judged_despite_a_crash(mutant: MutantResult) -> None:
    """One crashing pair is excluded from its tensor; the other elements are judged."""
    where_they_meet = {INDEX, "V_DIV_SHAPE_MULTIDIRECTIONAL_0010"}  # of shapes it was found in too nothing can be cut
    left_out = {*where_they_meet, "V_DIV_NO_CRASH_0010", "V_DIV_ATTRIBUTE_0010"}  # it takes no attributes
    others = [row for row in mutant.rows if row.requirement not in left_out]
    verdicts = {row.verdict for row in others}
    assert verdicts <= {Status.CONFORMS, Status.UNSPECIFIED}
    (judged_here,) = (row.cases for row in mutant.rows if row.requirement == FUNC_INT)
    (judged_of_right,) = (row.cases for row in judge("right", "onnx-14", "int32") if row.requirement == FUNC_INT)
    assert judged_of_right / 2 < judged_here < judged_of_right  # whole matrices that hold the pair are lost


@pytest.mark.thorough
@pytest.mark.parametrize("mutant", ["never_answers"], indirect=True)
def test_too_many_hangs_end_the_trial(mutant: MutantResult) -> None:
    """Untried cases are undecided, with the reason."""
    undecided = [row for row in mutant.rows if row.verdict is Status.UNDECIDED]
    assert undecided
    assert all("too often" in row.reason.text for row in undecided)


@pytest.mark.thorough
@pytest.mark.parametrize(
    "dtype",
    [pytest.param(name, marks=[] if name == "uint64" else pytest.mark.slow) for name in SPEC.profiles["onnx-14"].types],
)
def test_correct_kernel_conforms(dtype: str) -> None:
    """Nothing is refuted or undecided, and only attributes are not supported."""
    rows = judge("right", "onnx-14", dtype)
    assert {row.requirement: row.reason.text for row in rows if row.verdict in (Status.REFUTED, Status.UNDECIDED)} == {}
    assert {row.requirement for row in rows if row.verdict is Status.NOT_SUPPORTED} <= {"V_DIV_ATTRIBUTE_0010"}
    assert exit_status(rows) == 0
