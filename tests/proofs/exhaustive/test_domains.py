"""The exhaustive proofs enumerate correctly, refute broken kernels, and count no gap as a success."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from tests.support.c_compiler import needs_compiler
from vinculum._util.c_compiler import CompilerError
from vinculum.gate.cases.values.hard_to_round import hardest_to_round
from vinculum.gate.oracle.compiled import oracle_for
from vinculum.gate.results import formatting
from vinculum.gate.results.results import Gap, Reason, ReasonKind, Row
from vinculum.gate.sandbox.protocol import element_dtype
from vinculum.kernels import dispatch
from vinculum_evidence.proof import Level, Session
from vinculum_proofs.exhaustive import (
    code_paths_small,
    code_paths_wide,
    common,
    hardest,
    instruction_paths,
    oracle,
    oracle_equivalence,
    pairs,
)
from vinculum_proofs.mutants.broken_sweeps import PART
from vinculum_spec.loader import specification
from vinculum_spec.relations.ieee754 import Format

pytestmark = pytest.mark.sample(2)
BROKEN = f"python:{common.BROKEN}"
FORMS = {p: Format(0, p, 0) for p in (8, 11, 24, 53)}


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return Session(60.0, 1, tmp_path)


@pytest.mark.parametrize("p", FORMS)
def test_the_enumeration_is_that_of_the_gate(p: int) -> None:
    """At both ends of the denominators, against the inverse in Python's own integers, one at a time."""
    last = (1 << (p - 2)) - 30
    for start in (0, last):
        m_a, m_b = hardest.hardest(hardest.odd(p, start, 30), p)
        expected = [pair for m in hardest.odd(p, start, 30).tolist() for pair in hardest_to_round(FORMS[p], m)]
        assert sorted(zip(m_a.tolist(), m_b.tolist(), strict=True)) == sorted(expected)


@pytest.mark.parametrize("p", [2, 3, 5, 8])
def test_the_enumeration_is_that_of_a_search(p: int) -> None:
    m_a, m_b = hardest.hardest(hardest.odd(p, 0, 1 << (p - 2)), p)
    assert set(zip(m_a.tolist(), m_b.tolist(), strict=True)) == hardest.search(p)


def test_a_wrong_count_is_seen() -> None:
    assert hardest.miscounted(hardest.twice, {})
    assert hardest.miscounted(hardest.from_one_to_two, {})


def test_a_wrong_enumeration_of_hard_pairs_is_detected() -> None:
    def others(m_b: hardest.Array, p: int) -> tuple[hardest.Array, hardest.Array]:
        m_a, m_b = hardest.hardest(m_b, p)
        return m_a[::-1], m_b

    def thrice(m_b: hardest.Array, p: int) -> tuple[hardest.Array, hardest.Array]:
        m_a, m_b = hardest.hardest(m_b, p)
        times = 1 if p in hardest.SEARCHED else 3
        return np.tile(m_a, times), np.tile(m_b, times)

    assert "differ" in (hardest.miscounted(others, {}) or {})
    result = hardest.miscounted(thrice, {})
    assert result is not None
    assert result["p"] == hardest.SEARCHED[-1] + 1


@needs_compiler
def test_operands_without_a_relation_are_no_success(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    zeros = np.zeros(4, np.float32)
    monkeypatch.setattr(hardest, "operands", lambda *_: iter([(zeros, zeros + 1)]))
    assert "counterexample" in hardest.judge_all("float32", [(0, 2)], session, hardest.our_kernel)


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "int16", "uint8"])
def test_where_two_ways_differ(dtype: str) -> None:
    """By any bit, that of the sign of zero too; but that both are NaN, whichever, is no difference."""
    kind = element_dtype(dtype)
    words = np.arange(1, 9, dtype=f"u{kind.itemsize}")
    for place in range(words.size):
        for bit in range(8 * kind.itemsize):
            other = words.copy()
            other[place] ^= 1 << bit
            other[place + 1 :] ^= 3
            assert code_paths_small.first(words.view(kind), other.view(kind)) == place
    assert code_paths_small.first(words.view(kind), words.copy().view(kind)) is None
    if specification().types[dtype].kind == "float":
        nan, zeros = np.array([np.nan], kind).view(words.dtype)[0], np.zeros(4, words.dtype)
        one, other = zeros.copy(), zeros.copy()
        one[1], other[1] = nan | 1, nan | 2
        assert code_paths_small.first(one.view(kind), other.view(kind)) is None
        other[2] = nan  # of one of them only
        assert (
            code_paths_small.first(one.view(kind), other.view(kind))
            == code_paths_small.first(other.view(kind), one.view(kind))
            == 2
        )
        assert code_paths_small.first(zeros.view(kind), (zeros | 1 << 15).view(kind)) == 0


@pytest.mark.parametrize("dtype", code_paths_wide.DTYPES)
def test_samples_of_wide_integers_cover_the_hard_regions(dtype: str) -> None:
    """Near multiples, quotients of every length, 64-bit ones on both sides of 2^47; all in the domain."""
    element, lengths, next_to, about = specification().types[dtype], set(), 0, {46: 0, 47: 0, 48: 0}
    pairs = [
        *code_paths_wide.arrays(element, 0),
        *(pair[:2] for pair in code_paths_wide.single_denominators(element, 0)),
    ]
    for A, B in pairs:
        assert A.dtype == B.dtype == np.dtype(dtype)
        assert A.shape == B.shape
        assert (B != 0).all()
        assert not ((A == element.minimum) & (B == -1)).any() or not element.minimum
    for A, B in pairs[1:7]:
        for a, b in zip(A.tolist()[:2000], B.tolist()[:2000], strict=True):
            length = (abs(a) // abs(b)).bit_length()
            lengths.add(length)
            next_to += abs(a) >= abs(b) and min(abs(a) % abs(b), -abs(a) % abs(b)) <= 1
            about[length] = about.get(length, 0) + 1
    assert lengths >= set(range(element.width - 1))
    assert next_to > 2000
    assert element.width == 32 or min(about[46], about[47], about[48]) > 300


@pytest.mark.skipif(not dispatch.serves() or set(dispatch.paths().values()) == {"portable"}, reason="one way")
def test_a_path_that_is_wrong_for_one_pair_is_detected() -> None:
    element = specification().types["int64"]
    by = code_paths_wide.samples(element, "floored", 0)
    ways = code_paths_small.paths("floored", 64)
    mutated = ways | {
        instruction_paths.ONE_DENOMINATOR: code_paths_small.off_by_one(ways[instruction_paths.ONE_DENOMINATOR])
    }
    result = code_paths_wide.difference(mutated, element, by, "avx2")
    assert sum(A.size for _, A, _, _ in by) > 1 << 20
    assert result is not None
    assert (result["A"], result["B"]) == tuple(map(str, code_paths_wide.MUTATED_PAIR))


@pytest.mark.parametrize("dtype", ["int8", "uint16", "int64", "uint64", "float16"])
@pytest.mark.parametrize("rounding", ["truncated", "floored"])
def test_a_quotient_that_the_relation_refuses_is_reported(dtype: str, rounding: str) -> None:
    """Whatever the ways agree upon; and a pair that the relation does not speak of is no success."""
    element = specification().types[dtype]
    if element.kind == "float" and rounding == "floored":
        return
    A, B = (np.array(x).astype(dtype) for x in ([100, 7, 6], [7, 100, 4]))
    C = code_paths_small.paths(rounding, element.width)[instruction_paths.FIRST](A, B)
    assert oracle.violation(A, B, C, element, rounding) is None
    mutated = C.copy()
    mutated.view(f"u{C.itemsize}")[1] ^= 1
    result = oracle.violation(A, B, mutated, element, rounding)
    assert result is not None
    assert result["requirement"] == oracle.requirement(element, rounding)
    assert [result[name].split()[0] for name in ("A", "B", "got", "expected")] == [
        formatting.decimal_and_bits(x[1]).split()[0] for x in (A, B, mutated, C)
    ]
    if element.kind == "int":
        outside = oracle.violation(A, np.zeros_like(B), C, element, rounding)
        assert outside is not None
        assert outside["expected"] == "a pair of its domain"


@pytest.mark.skipif(not dispatch.serves(), reason="no ways to compare")
def test_paths_that_agree_on_a_wrong_result_are_refuted(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    right = code_paths_small.paths
    monkeypatch.setattr(
        code_paths_small, "paths", lambda *a: {n: code_paths_small.off_by_one(way) for n, way in right(*a).items()}
    )
    finding = code_paths_small.every_way(("uint8",), session)
    assert finding.level is Level.REFUTED
    assert finding.counterexample is not None
    assert finding.counterexample["requirement"] == "E_DIV_INT_FUNC_0010"
    monkeypatch.setattr(code_paths_wide, "paths", code_paths_small.paths)
    finding = code_paths_wide.every_way(session)
    assert finding.level in (Level.REFUTED, Level.NOT_RUN)
    assert finding.level is Level.NOT_RUN or finding.counterexample["instructions"] == instruction_paths.PORTABLE


@pytest.mark.parametrize("dtype", ["int8", "uint8", "int16", "uint16", "float16", "bfloat16"])
def test_every_path_divides_each_pair_of_the_domain_once(dtype: str) -> None:
    """The k-th operand meets all others in the domain: 0, 1, the ends, and those with exceptions."""
    element = specification().types[dtype]
    every, low = 1 << element.width, element.minimum or 0
    for k in (0, 1, 7, every // 2 - 1, every // 2, every - 1):
        for varies in ("denominators", "numerators"):
            operands = code_paths_small.pairs(element, k, varies)
            result = [[int(x) for x in each.view(f"u{each.itemsize}")] for each in operands]
            value = {x: x - every if low and x >= every // 2 else x for x in range(every)}
            pairs = ((k, x) if varies == "denominators" else (x, k) for x in range(every))
            if element.kind == "int":
                pairs = ((x, y) for x, y in pairs if y and not (low and (value[x], value[y]) == (low, -1)))
            assert list(zip(*result, strict=True)) == list(pairs), (k, varies)


@pytest.mark.skipif(not dispatch.serves(), reason="no ways to compare")
def test_every_way_of_a_short_type(session: Session) -> None:
    finding = code_paths_small.every_way(("uint8",), session)
    assert finding.level is Level.EXHAUSTIVE
    assert finding.details["count"] == 2 * len(finding.details["instructions"]["uint8"]) * 256 * 255  # 2 roundings
    assert not finding.survived


@pytest.mark.skipif(not dispatch.serves() or set(dispatch.paths().values()) == {"portable"}, reason="one way")
@pytest.mark.parametrize("dtype", ["int32", "uint32"])
def test_vectors_that_write_nothing_are_detected(dtype: str) -> None:
    """Their results are right: by the generated C."""
    element = specification().types[dtype]
    by, ways = code_paths_wide.samples(element, "truncated", 0), code_paths_small.paths("truncated", 32)
    of = code_paths_wide.vectors(element)
    assert of["avx2"][:1] == (instruction_paths.FIRST,)
    for limit, way in ((limit, way) for limit, having in of.items() for way in having):
        assert code_paths_wide.difference(ways, element, by, limit) is None
        result = code_paths_wide.difference(ways | {way: code_paths_small.idle(ways[way], limit)}, element, by, limit)
        assert result is not None
        assert (result["way"], result["got"][:5]) == (way, "0 of ")


def test_one_way_alone_is_no_comparison(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dispatch, "paths", lambda: {"integers": "portable"})
    assert code_paths_wide.every_way(session).level is Level.NOT_RUN


@needs_compiler
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_hard_quotients_are_judged(dtype: str, session: Session) -> None:
    """Ours are right; each mutant has a counterexample, which shows operands and result."""
    ranges = [(0, 64), (1 << 20, 64)]
    result = hardest.judge_all(dtype, ranges, session, hardest.our_kernel)
    assert result["count"] == result["fractions"] * 12 > 128
    assert result == hardest.judge_all(dtype, ranges, session, hardest.our_kernel)
    for words, divide in hardest.MUTANTS.items():
        example = hardest.judge_all(dtype, [(0, 1 << 12)], session, divide)["counterexample"]
        A, B, C = (np.array(float.fromhex(example[name]), dtype) for name in "ABC")
        assert C == divide(A[None], B[None])[0] or words.startswith("one result"), words
        assert C != hardest.our_kernel(A, B)


@needs_compiler
def test_operands_have_the_placements_documented() -> None:
    """All significands, signs and placements; quotients are normal, some near the smallest and largest."""
    for name in ("float32", "float64"):
        element = specification().types[name]
        form = element.form
        assert form is not None
        m_a, m_b = hardest.hardest(hardest.odd(form.p, 5, 9), form.p)
        placed = list(hardest.operands(element, m_a, m_b))
        assert len(placed) == 12
        quotients = np.abs(np.concatenate([A / B for A, B in placed]))
        info = np.finfo(name)
        assert np.isfinite(quotients).all()
        assert (quotients >= info.tiny).all()
        assert (quotients < info.tiny * 4).any()
        assert (quotients > info.max / 4).any()
        signs = [(bool(np.signbit(A).all()), bool(np.signbit(B).all())) for A, B in placed]
        assert sorted(signs) == sorted([(x, y) for x in (False, True) for y in (False, True)] * 3)
        for A, B in placed:
            for x, m in ((A, m_a), (B, m_b)):
                assert (np.ldexp(np.abs(np.frexp(x)[0]).astype(float), form.p) == m).all()


def test_a_broken_kernel_is_refuted(session: Session) -> None:
    """As the kernel is, by the same path; the finding holds the smallest input and is JSON."""
    run = common.run_domain(f"{BROKEN}:one_element", "onnx-14", "float16", session, [PART])
    finding = common.finding([run], Level.BOUNDED, {}, session, {}, (), bounds=["one part"])
    assert finding.level is Level.REFUTED
    assert finding.counterexample["counterexample"]["A"]["hex"] == ("0x1205",)
    json.dumps([finding.counterexample, finding.details])


@needs_compiler
def test_a_finding_says_what_judged(session: Session) -> None:
    run = common.run_domain("vinculum", "onnx-14", "int8", session, keep=False)
    assert common.finding([run], Level.EXHAUSTIVE, {}, session, {}, ()).details["judged_by"] == [
        "relations compiled to C"
    ]


def test_a_finding_says_that_numpy_judged(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a compiler: the same results, by another judge, which the finding names."""

    def no_compiler(_source: str) -> None:
        raise CompilerError("there is none")

    with monkeypatch.context() as patched:
        patched.setattr("vinculum.gate.oracle.compiled.load", no_compiler)
        oracle_for.cache_clear()
        run = common.run_domain("vinculum", "onnx-14", "int8", session, keep=False)
    oracle_for.cache_clear()
    finding = common.finding([run], Level.EXHAUSTIVE, {}, session, {}, ())
    assert finding.level is Level.EXHAUSTIVE
    assert finding.details["judged_by"] == [common.JUDGES["NumPy"]]


def test_a_part_is_not_the_whole_domain(session: Session) -> None:
    run = common.run_domain("vinculum", "onnx-14", "int16", session, [3], keep=False)
    finding = common.finding([run], Level.EXHAUSTIVE, {}, session, {}, ())
    assert (finding.level, finding.reason) == (Level.UNDECIDED, "not every pair was judged")
    beside = common.DomainRun([{"oracle": "compiled", "judged": 1, "complete": True, "domain": "all", "digest": "0"}])
    finding = common.finding([beside, run], Level.EXHAUSTIVE, {}, session, {}, ())
    assert (finding.level, finding.reason) == (Level.UNDECIDED, "not every pair was judged")


@pytest.mark.parametrize("gap", [*Gap, Gap.NONE])
def test_a_gap_is_no_success(session: Session, gap: Gap) -> None:
    """A row that was not finished, or not supported; and nothing at all."""
    row = Row(
        "vinculum",
        "1",
        "onnx-14",
        "E_DIV_INT_FUNC_0010",
        "int8",
        cases=1,
        reason=Reason(ReasonKind.UNFINISHED, "it died"),
    )
    run = common.DomainRun(
        [{"oracle": "compiled", "judged": 1, "complete": True, "domain": "all", "digest": "0"}], [row]
    )
    for level in (Level.EXHAUSTIVE, Level.BOUNDED):
        assert common.finding([run], level, {}, session, {}, ()).level is level
    broken = replace(run, rows=[replace(row, gaps=gap)]) if gap else common.DomainRun()
    for level in (Level.EXHAUSTIVE, Level.BOUNDED):
        result = common.finding([run, broken], level, {}, session, {}, ())
        assert (result.level, result.reason) == (Level.UNDECIDED, "it died" if gap else "nothing was judged")


def test_a_mutant_that_survives_is_no_success(session: Session) -> None:
    mutants = {"none at all": ("_right", "int8", 0), "floor": ("floored", "int8", 0)}
    run = common.run_domain("vinculum", "onnx-14", "uint8", session, keep=False)
    assert not run.refuted
    finding = common.finding([run], Level.EXHAUSTIVE, mutants, session, {}, ())
    assert (finding.level, finding.survived, finding.killed) == (Level.UNDECIDED, ("none at all",), ("floor",))
    assert finding.reason == "mutants are not told from the original"


def test_checkpointed_work_is_not_repeated(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    """A run that is broken off goes on where it was."""
    reports: list[float] = []
    broken_off = Session(60.0, 1, session.folder, report=lambda progress, _: _stop(reports, progress))
    with pytest.raises(KeyboardInterrupt):
        common.run_domain("vinculum", "onnx-14", "uint16", broken_off, range(4))
    assert reports == [0.25, 0.5]
    reports.clear()
    rest = common.run_domain(
        "vinculum",
        "onnx-14",
        "uint16",
        Session(60.0, 1, session.folder, report=lambda d, _: reports.append(d)),
        range(4),
    )
    assert reports == [0.75, 1.0]
    assert rest.count == 4 * 256 * 65535


def _stop(reports: list[float], progress: float) -> None:
    reports.append(progress)
    if progress >= 0.5:
        raise KeyboardInterrupt


def test_every_type_and_requirement_has_its_proof() -> None:
    claims = {proof.claim: proof for proof in (*pairs.PROOFS, *hardest.PROOFS)}
    assert len(claims) == len(pairs.PROOFS) + len(hardest.PROOFS)
    spec = specification()
    for element in spec.types.values():
        if element.width in (8, 16):
            proof = claims["EVERY_PAIR_8_BIT" if element.width == 8 else f"EVERY_PAIR_{element.name.upper()}"]
            on_values = {r.id for r in spec.requirements.values() if r.kind == "value" and r.concerns(element)}
            assert on_values <= set(proof.requirements)
            assert pairs.mutants(element.name)


@needs_compiler
def test_both_oracles_judge_right_and_wrong_results(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some of each among the triples of a small part; a judge of another relation is told apart."""
    monkeypatch.setattr(oracle_equivalence, "SIZE", 1 << 5)
    for words, (element, change) in oracle_equivalence.MUTANTS.items():
        result, count = oracle_equivalence.differing(element, oracle_equivalence.on_values(element))
        assert result is None
        assert 0 < count["refused"] < count["count"]
        if "everything" in words:
            mutated, _ = oracle_equivalence.differing(element, oracle_equivalence.broken(element, change))
            assert mutated is not None
            assert mutated["got"] != mutated["expected"]
