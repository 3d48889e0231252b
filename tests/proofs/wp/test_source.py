"""The proof of the C source: what it reads, what it refuses, and when it is undecided."""

import re
from pathlib import Path

import pytest

PROOFS = Path(__file__).parents[3] / "proofs"

from vinculum_evidence.catalogue import load  # noqa: E402
from vinculum_evidence.proof import Level, Session  # noqa: E402
from vinculum_proofs.wp import c_float, c_source, false_helpers, frama_c, postconditions, source  # noqa: E402
from vinculum_proofs.wp.frama_c import Report, Task  # noqa: E402
from vinculum_proofs.wp.witness import witnesses  # noqa: E402
from vinculum_spec.loader import specification  # noqa: E402

COMMITTED = PROOFS.parent / source.FOLDER / source.FILE
SESSION = Session(120.0, 2, Path())


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", c_source.TYPES)
def test_committed_source_is_of_the_form_that_is_proved(name: str) -> None:
    """Nine public functions of a signed type, six of an unsigned one, each with a contract before it."""
    text, element = COMMITTED.read_text(), c_source.TYPES[name]
    public = [f for f in source.functions(text, name) if f.startswith("vinculum_")]
    assert len(public) == (9 if element.signed else 6)
    assert set(witnesses(element)) == {f.replace("vinculum", "witness", 1) for f in public}
    for function, old, new in c_source.mutants(element).values():
        assert new in source.mutant(text, function, old, new)


def test_tools_include_what_compares_lemma_constants() -> None:
    """Another NumPy makes these claims stale, as it does all that it has a part in."""
    proofs = [*c_source.PROOFS, *c_float.PROOFS]
    assert len(proofs) == 9
    assert all("numpy" in proof.tools for proof in proofs)


def test_every_lemma_of_the_committed_source_is_a_claim() -> None:
    claims = load(PROOFS).entries
    lemmas = source.imported(COMMITTED.read_text())
    assert len(lemmas) == 14
    assert {lemma["claim"] for lemma in lemmas.values()} == set(source.CLAIMS.values()) <= set(claims)


def test_comments_name_the_claims_behind_lemmas() -> None:
    """Above each lemma, each integer quotient that uses one, and each type divided in float32."""
    text = COMMITTED.read_text()
    for axiomatic, claim in source.CLAIMS.items():
        assert re.search(rf": {claim} \*/\n/\*@ axiomatic {axiomatic} {{", text), claim
    lemmas_by_type = {name: source.CLAIMS[f"quotient_{form}"] for name, form in through_floats().items()}
    lemmas_by_type |= {name: f"{name.upper()}_THROUGH_FLOAT32" for name in ("float16", "bfloat16")}
    for name, claim in lemmas_by_type.items():
        function = f"truncated_{name}" if "int" in name else f"quotient_{name}"
        above = text.partition(f" {function}(")[0].rpartition("/* E_DIV_")[2]
        assert re.match(rf"\w+_FUNC_0010, by {claim}\.", above), (name, above)


def through_floats() -> dict[str, str]:
    """The format that quotients of each integer type are computed in, where one division is enough."""
    types = [element for element in specification().types.values() if element.kind == "int" and element.width < 64]
    return {element.name: "float32" if element.width < 32 else "float64" for element in types}


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("-0x10000 <= a", "-0x20000 <= a", "says something else than FLOAT32_SCALED_CUT"),
        ("0x1.00001p0f", "0x1.00002p0f", "says something else than FLOAT32_SCALED_CUT"),
        ("(float)b), a / b);", "(float)b), a / b + 1);", "says something else than FLOAT32_QUOTIENT_CUT"),
        (
            "cut_scaled_float32(real x, integer k) = (0 <= x ==> k <= x < k + 1)",
            "cut_scaled_float32(real x, integer k) = (0 <= x ==> k <= x < k + 2)",
            "than FLOAT32_SCALED_CUT",
        ),
        (
            "b != 0 ==>\n      \\is_finite(\\div_double",
            "b == b ==>\n      \\is_finite(\\div_double",
            "than FLOAT64_QUOTIENT_CUT",
        ),
        ("0 < b ? a : -a", "0 < b ? -a : a", "than FLOAT64_ESTIMATE"),
        ("(k == 0 ==> x == 0)", "(k == 0 ==> x <= 0)", "than FLOAT64_ESTIMATE"),
        ("0x1000000000000 * (", "0x1000000000000000 * (", "is not that of FLOAT64_ESTIMATE"),
        (
            "predicate near(integer a, integer b, integer p) =",
            "predicate near (integer a, integer b, integer p) = a == a ||",
            "is not that of",
        ),
        ("predicate near(", "predicate far(", "is not that of FLOAT64_ESTIMATE"),
        (
            "/*@ axiomatic estimate",
            "/*@ predicate near{L}(integer a) = a == a; */\n/*@ axiomatic estimate",
            "is not that of",
        ),
        ("axiomatic estimate {", "axiomatic guess {", "no claim shows its lemmas"),
        ("    lemma reciprocal_finite:", "    axiom reciprocal_finite:", "nothing may be taken for granted"),
        ("/*@ axiomatic", "/*@ lemma one: 1 == 2; */\n/*@ axiomatic", "stands in no axiomatic"),
    ],
)
def test_a_lemma_that_no_claim_proves_is_refused(old: str, new: str, why: str) -> None:
    text = COMMITTED.read_text()
    assert old in text
    with pytest.raises(source.SourceError, match=why):
        source.imported(text.replace(old, new))


def test_functions_require_memory_alone_of_callers() -> None:
    """As many functions as the header has."""
    declared = re.findall(r"^int vinculum_\w+\(", COMMITTED.with_suffix(".h").read_text(), re.MULTILINE)
    assert source.hold_to_memory(COMMITTED.read_text()) == len(declared) == 72


@pytest.mark.sample(4)
@pytest.mark.parametrize(
    "function", ["vinculum_div_int8", "vinculum_check_uint64_by_scalar", "vinculum_floor_div_int32_of_scalar"]
)
@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("requires ", "requires n <= 100;\n    requires ", "requires n <= 100"),
        ("requires ", "requires domain_all_int8(a, b, n);\n    requires ", "requires domain_all"),
        (";\n    assigns *where", " && \\false;\n    assigns *where", "not about memory alone"),
        ("    complete behaviors;\n", "", "complete and disjoint"),
        ("    disjoint behaviors;\n", "", "complete and disjoint"),
        ("/*@\n", "/*\n", "has no contract"),
    ],
)
def test_a_contract_that_leaves_something_out_is_refused(function: str, old: str, new: str, why: str) -> None:
    before, name, behind = COMMITTED.read_text().partition(f"\nint {function}(")
    others, opening, rest = before.rpartition("/*@\n")
    contract = opening + rest
    assert old in contract
    with pytest.raises(source.SourceError, match=why):
        source.hold_to_memory(others + contract.replace(old, new, 1) + name + behind)


def test_functions_are_those_of_the_type_alone() -> None:
    assert source.functions(COMMITTED.read_text(), "int8").count("truncated_int8") == 1
    assert not any("uint8" in name for name in source.functions(COMMITTED.read_text(), "int8"))
    with pytest.raises(source.SourceError, match="does not occur"):
        source.mutant(COMMITTED.read_text(), "truncated_int8", "no such text", "")


def test_missing_tools_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    finding = c_source.prove("int8", SESSION)
    assert finding.level is Level.NOT_RUN
    assert "apt-get install frama-c-base why3 cvc4 gcc" in str(finding.reason)


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> dict[str, str | None]:
    """In the place of Frama-C: every goal is proved, but for those that a test puts here."""
    changed: dict[str, str | None] = {}

    def fake_examine(path: Path, text: str, tasks: list[Task], *_: object) -> list[Report]:
        del path, text
        return [Report({f: {"goal": changed.get(f, "qed")} for f in t.functions}, len(t.functions)) for t in tasks]

    monkeypatch.setattr(c_source, "examine", fake_examine)
    monkeypatch.setattr(frama_c, "missing", lambda: None)
    monkeypatch.setattr(frama_c, "versions", lambda: {"cvc4": "0"})
    for number, (function, _old, _new) in enumerate(c_source.mutants(c_source.TYPES["int8"]).values()):
        changed[source.mutant_name(function, number)] = None
    return changed


def test_all_goals_and_all_mutants_are_a_proof(answers: dict[str, str | None]) -> None:
    finding = c_source.prove("int8", SESSION)
    assert finding.level is Level.PROVED_SOURCE
    assert finding.killed == (*c_source.mutants(c_source.TYPES["int8"]), *false_helpers.FALSE_HELPERS)
    assert finding.details["implicit_hypotheses"]


@pytest.mark.parametrize("function", ["vinculum_div_int8", "truncated_int8", "witness_div_int8", "witness_check_int8"])
def test_unproved_goal_is_no_proof(function: str, answers: dict[str, str | None]) -> None:
    """Of what is called, of what calls, and of witnesses, without which a contract may be met nowhere."""
    answers[function] = None
    finding = c_source.prove("int8", SESSION)
    assert finding.level is Level.UNDECIDED
    assert finding.reason == f"not proved: {function}: goal"


def test_goal_that_is_unproved_on_another_machine_is_no_proof(
    answers: dict[str, str | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Functions and witnesses go to every machine; a proof on the first says nothing of the others."""
    del answers
    calls, examine = [], c_source.examine

    def spied(
        path: Path, text: str, tasks: list[Task], session: Session, question: object, machine: str, cache: Path
    ) -> list[Report]:
        reports = examine(path, text, tasks, session, question, machine, cache)
        calls.append((question, tasks[0].functions, machine))
        return reports if machine == frama_c.MACHINE else [Report({name: {"goal": None} for name in reports[0].goals})]

    monkeypatch.setattr(c_source, "examine", spied)
    finding = c_source.prove("int8", SESSION)
    assert finding.level is Level.UNDECIDED
    assert str(finding.reason).startswith("not proved on gcc_x86_32: ")
    first, other = calls
    assert first[2] == "gcc_x86_64"
    assert other == (*first[:2], "gcc_x86_32")


def test_mutant_that_is_proved_is_no_proof(answers: dict[str, str | None]) -> None:
    answers["wrong2_vinculum_div_int8"] = "qed"
    finding = c_source.prove("int8", SESSION)
    assert finding.level is Level.UNDECIDED
    assert finding.survived == ("the last element is left as it is",)


THE_LAST = "the last element is left as it is"


def survivors(right: Report) -> tuple[str, ...]:
    """Mutants of int8 that survive if no goal of a mutant is proved, and the right ones are as given."""
    mutants_ = c_source.mutants(c_source.TYPES["int8"])
    by_qed = {function: {"goal": "qed"} for function, _old, _new in mutants_.values()}
    wrong_report = Report(
        {source.mutant_name(f, at): {source.mutant_name("goal", at): None} for at, f in enumerate(by_qed)}
    )
    return c_source.kill(mutants_, Report(by_qed | dict(right.goals), steps=right.steps), wrong_report, {})[1]


@pytest.mark.parametrize("goals", [{"goal": None}, {"another": "qed"}])
def test_a_goal_unproved_of_the_right_function_kills_no_mutant(
    goals: dict[str, str | None],
) -> None:
    """There were too few steps for it, or it has no such goal: then a mutant's failure shows nothing."""
    assert survivors(Report({})) == ()
    assert survivors(Report({"vinculum_div_int8": goals})) == (THE_LAST,)


@pytest.mark.parametrize(
    ("steps", "left"),
    [
        ({"goal_part1": 9, "goal_part2": c_source.MUTANTS_STEPS}, ()),
        ({"goal_part1": 9, "goal_part2": c_source.MUTANTS_STEPS + 1}, (THE_LAST,)),
        ({}, (THE_LAST,)),
        ({"another_goal": 9}, (THE_LAST,)),
    ],
)
def test_a_goal_within_the_mutants_step_limit_counts(steps: dict[str, int], left: tuple[str, ...]) -> None:
    """Every part of it; and where the steps are not known, they are not few."""
    assert survivors(Report({"vinculum_div_int8": {"goal": "CVC4:1.8 and qed"}}, steps=steps)) == left


def test_mutants_have_the_same_step_limit_as_the_function(
    answers: dict[str, str | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside the right functions, which are in the same text as they were."""
    tasks_, examine = [], c_source.examine

    def spied(path: Path, text: str, tasks: list[Task], *more: Session) -> list[Report]:
        tasks_.extend(tasks)
        assert text.startswith(COMMITTED.read_text())
        return examine(path, text, tasks, *more)

    monkeypatch.setattr(c_source, "examine", spied)
    assert c_source.prove("int8", SESSION).level is Level.PROVED_SOURCE
    right, mutants, elsewhere = tasks_
    assert right == elsewhere
    assert {*witnesses(c_source.TYPES["int8"]), *source.functions(COMMITTED.read_text(), "int8")} == {*right.functions}
    assert (right.steps, right.kinds) == (c_source.STEPS, frama_c.ALL)
    assert (mutants.steps, mutants.kinds) == (c_source.MUTANTS_STEPS, c_source.LOOKED_AT)
    assert not any(name.startswith("wrong") for name in right.functions)
    assert [name.partition("_")[0] for name in mutants.functions] == [
        f"wrong{at}" for at in range(len(mutants.functions))
    ]
    assert "{steps:,} steps" in c_source.KILLED


def test_source_without_contracts_is_no_proof(tmp_path: Path, answers: dict[str, str | None]) -> None:
    del answers
    bare = tmp_path / source.FILE
    bare.write_text(COMMITTED.read_text().replace("C == ", "C != ").replace("\\abs(B*C)", "\\abs(C)"))
    finding = c_source.prove("int8", SESSION, bare)
    assert finding.level is Level.UNDECIDED
    assert "do not stand in the file" in str(finding.reason)


def test_float_functions_have_the_form_that_is_proved(answers: dict[str, str | None]) -> None:
    """What cannot be looked at is named among the assumptions, and in the finding."""
    for number, (function, _old, _new) in enumerate(c_float.MUTANTS.values()):
        answers[source.mutant_name(function, number)] = None
    finding = c_float.prove(SESSION)
    assert finding.level is Level.PROVED_SOURCE
    assert finding.killed == (*c_float.MUTANTS, *false_helpers.FALSE_HELPERS)
    assert all(copy in " ".join(c_float.PROOFS[0].assumptions) for copy in finding.details["not_proved"])
    answers["wrong10_quotient_float64"] = "qed"
    assert c_float.prove(SESSION).survived == ("the reciprocal of the quotient",)
    answers["vinculum_div_bfloat16"] = None
    assert c_float.prove(SESSION).reason == "not proved: vinculum_div_bfloat16: goal"


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (r"\valid(c + (0 .. n - 1))", r"\valid(c + (0 .. n - 1)) && n < 9", "that is not about memory alone"),
        ("0 <= i < n ==> truncated_quotient_int8(a[i], b", "1 <= i < n ==> truncated_quotient_int8(a[i], b", "int8 does not promise"),
        ("0 <= i < n ==> quotient_ieee754_float16(a[i], b", "1 <= i < n ==> quotient_ieee754_float16(a[i], b", "float16 does not promise"),
        ("    lemma reciprocal_finite:", "    axiom reciprocal_finite:", "nothing may be taken for granted"),
        ("loop variant n - i;", "", "a loop that is not shown to end"),
    ],
    ids=["memory", "promise of integers", "promise of floats", "axiom", "loop"],
)  # fmt: skip
@pytest.mark.parametrize("floats", [False, True], ids=["integers", "floats"])
def test_malformed_source_is_no_proof_even_if_every_goal_is_proved(
    old: str, new: str, why: str, floats: bool, tmp_path: Path, answers: dict[str, str | None]
) -> None:
    """Each claim checks the source before it believes WP; another claim's promises do not count."""
    for number, (function, _old, _new) in enumerate(c_float.MUTANTS.values()):
        answers[source.mutant_name(function, number)] = None
    text = COMMITTED.read_text()
    assert old in text
    file = tmp_path / source.FILE
    file.write_text(text.replace(old, new))
    file.with_suffix(".h").write_text(COMMITTED.with_suffix(".h").read_text())
    finding = c_float.prove(SESSION, file) if floats else c_source.prove("int8", SESSION, file)
    if "does not promise" in why and floats is ("int8" in why):
        assert finding.level is Level.PROVED_SOURCE
    else:
        assert finding.level is Level.UNDECIDED
        assert why in str(finding.reason)


OK = "      ensures \\result == VINCULUM_OK;\n"
EVERY = [element for element in specification().types.values() if element.kind != "real"]


def test_every_function_has_its_postconditions() -> None:
    assert postconditions.hold(COMMITTED.read_text(), EVERY) == 72


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("0 <= i < n ==> truncated_quotient_int8(a[i], b, c[i])", "0 <= i < n && i < 9 ==> truncated_quotient_int8(a[i], b, c[i])", "int8_by_scalar"),
        ("      ensures \\forall integer i; 0 <= i < n ==> floored_quotient_int64(a, b[i], c[i]);\n", "", "floor_div_int64_of_scalar"),
        ("0 <= i < n ==> quotient_ieee754_float16(a[i], b[i], c[i])", "1 <= i < n ==> quotient_ieee754_float16(a[i], b[i], c[i])", "div_float16 "),
        ("0 <= i < n ==> quotient_of_float64(a, b[i], c[i])", "0 <= i < n ==> quotient_of_float64(a, b[0], c[i])", "float64_of_scalar"),
        ("ensures violated: !nonzero_denominator_uint16(a[*where], b);", "ensures violated: 0 == 0;", "uint16_by_scalar"),
        ("assumes domain_all_int8(a, b, n);", "assumes domain_all_int8(a, b, n);\n      assumes n < 9;", "int8 "),
        (
            f"{OK}    behavior zero_denominator:\n      assumes !domain_all_uint8(a, b, n);\n",
            f"    behavior zero_denominator:\n      assumes !domain_all_uint8(a, b, n);\n{OK}",
            "check_uint8 .*: in this order",
        ),
        ("ensures code: \\result == VINCULUM_OVERFLOW;", "ensures code: \\result != VINCULUM_OK;", "int8 "),
        ("0 <= i < n ==> domain_int32(a[i], b);", "0 <= i < n - 1 ==> domain_int32(a[i], b);", "int32: there is no"),
        ("&& !representable_quotient_int16(a[i], b[i]);", "|| !representable_quotient_int16(a[i], b[i]);", "int16: there is no"),
        ("nonzero_denominator_int64(A, B) && representable", "nonzero_denominator_int64(A, A) && representable", "int64: there is no"),
    ],
)  # fmt: skip
def test_a_contract_that_promises_less_is_refused(old: str, new: str, why: str) -> None:
    """WP would show it."""
    text = COMMITTED.read_text()
    assert old in text
    with pytest.raises(source.SourceError, match=why):
        postconditions.hold(text.replace(old, new, 1), EVERY)
