"""The C that WP is given assumes nothing that nobody shows."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

PROOFS = Path(__file__).parents[3] / "proofs"

from vinculum_evidence.proof import Level, Session  # noqa: E402
from vinculum_proofs.wp import assumptions, c_float, c_source, false_helpers, frama_c, source, trusted_contracts  # noqa: E402
from vinculum_proofs.wp.c_parser import clauses, read  # noqa: E402
from vinculum_proofs.wp.frama_c import Report, Task  # noqa: E402
from vinculum_proofs.wp.source import SourceError  # noqa: E402

COMMITTED = PROOFS.parent / source.FOLDER / source.FILE
TEXT, HEADER = COMMITTED.read_text(), COMMITTED.with_suffix(".h").read_text()
HELPER = "/*@ assigns \\nothing; exits \\false; ensures \\result == x; */\nstatic inline int8_t {}(int8_t x)\n{{\n    return 7;\n}}\n"
FLOATS = [*source.HELPERS, *(f for name in c_float.TYPES for f in source.functions(TEXT, name))]
SESSION = Session(120.0, 2, Path())
INT8 = source.functions(TEXT, "int8")


def hold(text: str, header: str = HEADER) -> None:
    trusted_contracts.hold(text, header, INT8)


def returning(value: str) -> Callable[[str], str]:
    """`truncated_int8` returns that."""
    return lambda text: text.replace("return (int8_t)result;", f"return {value};", 1)


def behind_head(more: str) -> Callable[[str], str]:
    return lambda text: text.replace(false_helpers.BEHIND, f"{false_helpers.BEHIND}\n{more}\n", 1)


def inside(more: str) -> Callable[[str], str]:
    """Put where `truncated_int8` begins."""

    def change(text: str) -> str:
        before, name, behind = text.partition("static inline int8_t truncated_int8(")
        return before + name + behind.replace("\n{\n", f"\n{{\n    {more}\n", 1)

    return change


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", c_source.TYPES)
def test_functions_of_a_type_call_each_other_alone(name: str) -> None:
    functions = source.functions(TEXT, name)
    trusted_contracts.hold(TEXT, HEADER, functions)
    refused = false_helpers.refused(TEXT, HEADER, f"truncated_{name}", functions)
    assert list(refused) == list(false_helpers.FALSE_HELPERS)
    assert refused["a helper that no claim examines, whose contract is false"] == "settled: no claim examines it"


def test_float_functions_call_two_functions_trusted_word_for_word() -> None:
    trusted_contracts.hold(TEXT, HEADER, FLOATS, c_float.TRUSTED)
    assert set(c_float.TRUSTED) == set(source.COPIES)
    with pytest.raises(SourceError, match="calls bits_of, float_of, which this claim does not show"):
        trusted_contracts.hold(TEXT, HEADER, FLOATS)
    for old, new in (
        ("memcpy(&value, &bits, sizeof value)", "memcpy(&value, &bits, 2u)"),
        ("exits \\false;\n*/\nstatic inline float float_of", "exits \\false; ensures 1 == 2; */\nstatic inline float float_of"),
    ):  # fmt: skip
        assert old in TEXT
        with pytest.raises(SourceError, match="float_of: is not as it is trusted"):
            trusted_contracts.hold(TEXT.replace(old, new, 1), HEADER, FLOATS, c_float.TRUSTED)


@pytest.mark.sample(8)
@pytest.mark.parametrize(
    ("change", "why"),
    [
        (behind_head(HELPER.format("settled")), "settled: no claim examines it"),
        (behind_head(HELPER.format("settled").replace("\n{\n", " {")), "settled: no claim examines it"),
        (behind_head(HELPER.format("truncated_int8")), "truncated_int8: not defined, or twice"),
        (behind_head("/*@ ensures 1 == 2; */\nint vinculum_other(int x);"), "is no annotation and no definition"),
        (behind_head("extern int other(int x);"), "is no annotation and no definition"),
        (behind_head("typedef int other;"), "is no annotation and no definition"),
        (behind_head("static int (*other)(int);"), "is no annotation and no definition"),
        (behind_head("int f_int8(void)\n{\n}\n"), "f_int8 has no contract"),
        (behind_head("#define choose(a, b, c) 7"), "directives"),
        (behind_head('#include "other.h"'), "directives"),
        (behind_head("/*@ lemma one{L}: 1 == 2; */"), "no lemma that is known"),
        (behind_head("/*@ axiomatic more { lemma one : 1 == 2; } */"), "does not end in"),
        (behind_head("//@ lemma one{L}: 1 == 2;"), "is not read"),
        (behind_head("/*@ predicate never(integer x) = !never(x); */"), "never: speaks of itself"),
        (behind_head("/*@ logic integer more(integer x) = 1 + more(x); */"), "more: speaks of itself"),
        (behind_head("/*@ logic integer more(integer x); */"), "is no definition"),
        (behind_head("/*@ predicate domain_int8(real A, real B) = A == B; */"), "by the name of another"),
        (behind_head("/*@ inductive never(integer x) { case one: never(1); } */"), "no lemma that is known|does not end"),
        (behind_head("/*@ predicate p(integer x) = x == 1; axiomatic b { lemma c{L}: 1 == 2; } */"), "no lemma|does not end"),
        (returning("settled((int8_t)result)"), "truncated_int8 calls settled, which this claim does not show"),
        (returning("(int8_t)choose(1, 7u, 7u)"), "truncated_int8 calls choose"),
        (returning("truncated_uint8(7u, 1u)"), "truncated_int8 calls truncated_uint8"),
        (returning("truncated_int8(numerator, denominator)"), "truncated_int8 calls truncated_int8"),
        (returning("vinculum_div_int8(0, 0, 0, 0, 0)"), "truncated_int8 calls vinculum_div_int8"),
        (returning("__builtin_abs(result)"), "__builtin_abs: is not read"),
        (returning("(truncated_uint8)(7u, 1u)"), "what is called is not read"),
        (inside("uint8_t (*f)(uint8_t, uint8_t) = truncated_uint8;"), "what is called is not read"),
        (inside("const void *f = truncated_uint8;"), "truncated_int8 calls truncated_uint8"),
        (inside("int8_t other(int8_t x);"), "truncated_int8 calls other"),
        (inside("/*@ admit 1 == 2; */"), "'admit 1 == 2': is not read"),
        (inside("//@ admit 1 == 2;"), "is not read"),
        (inside("/*@ assert 1 == 1; admit 1 == 2; */"), "'admit 1 == 2': is not read"),
        (inside("/*@ assert \\forall integer x; x == x; admit 1 == 2; */"), "'admit 1 == 2': is not read"),
        (inside("/*@ ghost int x = 1; */"), "'ghost int x = 1': is not read"),
        (inside("/*@ ensures 1 == 2; */"), "'ensures 1 == 2': is not read"),
        (inside('asm("nop");'), "asm: is not read"),
        (inside("again: goto again;"), "goto: is not read"),
        (inside("/*@ loop invariant \\true; */\n    while (1) {}"), "a loop that is not shown to end"),
        (inside("int8_t x;"), "int8_t x ;: a variable that is declared without a value"),
        (inside("const double *restrict x;"), "a variable that is declared without a value"),
        (inside("int x = 1 + (x - x);"), "a variable that is declared without a value"),
        (inside("unsigned x;"), "unsigned: is not read"),
        (inside("intmax_t x;"), "intmax_t: is not read"),
        (inside("int x[2] = {0, 0};"), "a variable that is declared without a value"),
        (inside("const int x = 1, y;"), "a comma that is not between operands of a call"),
        (inside("for (int x = 1, y; x < 1; ) {}"), "a loop that is not shown to end"),
        (inside("if (1, 2) {}"), "a comma that is not between operands of a call"),
        (inside("#define one 2"), "is not read"),
        (inside("\n#define one 2"), "a directive in a function"),
        (inside("typedef int other;"), "typedef: is not read"),
        (inside("int x = 1 \\\n;"), "is not read"),
        (inside("int x??(1??);"), "is not read"),
        (inside("char *x = '\\0';"), "is not read"),
        (lambda text: text + "/* open", "is no annotation and no definition"),
        (lambda text: text.rpartition("}")[0], "its body does not end"),
        (lambda text: text.replace("ensures \\result == VINCULUM_OK <==> domain_int8", "admit ensures \\result == VINCULUM_OK <==> domain_int8"), "'admit ensures .*' *: is not read"),
    ],
)  # fmt: skip
def test_what_nobody_shows_is_refused(change: Callable[[str], str], why: str) -> None:
    changed = change(TEXT)
    assert changed != TEXT
    with pytest.raises(SourceError, match=why):
        hold(changed)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (
            "int vinculum_check_int8(",
            "int vinculum_other(int x);\nint vinculum_check_int8(",
            "vinculum_other: declared and",
        ),
        ("int vinculum_check_int8(", "/*@ ensures 1 == 2; */\nint vinculum_check_int8(", "an annotation"),
        ("int vinculum_check_int8(", "//@ ensures 1 == 2;\nint vinculum_check_int8(", "an annotation"),
        (
            "int vinculum_check_int8(",
            "#define truncated_int8 settled\nint vinculum_check_int8(",
            "more than prototypes",
        ),
        (
            "int vinculum_check_int8(",
            "static int f(void) { return 7; }\nint vinculum_check_int8(",
            "more than prototypes",
        ),
        ("#define VINCULUM_OVERFLOW 2", "#define VINCULUM_OVERFLOW 0", "more than prototypes"),
    ],
)
def test_header_with_more_than_prototypes_is_refused(old: str, new: str, why: str) -> None:
    assert old in HEADER
    with pytest.raises(SourceError, match=why):
        hold(TEXT, HEADER.replace(old, new, 1))


OF_FLOAT16 = f"{assumptions.CLAUSES['quotient_float16']};"
OF_FLOAT32 = f"{assumptions.CLAUSES['quotient_float32']};"


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (OF_FLOAT16, OF_FLOAT16.replace("\\result", "numerator"), "admit: nothing may be taken for granted"),
        (OF_FLOAT16, f"{OF_FLOAT16} {OF_FLOAT16}", "admit: nothing may be taken for granted"),
        (OF_FLOAT16, f"{OF_FLOAT16} admit ensures \\false;", "admit: nothing may be taken for granted"),
        (OF_FLOAT32, OF_FLOAT16, "'admit ensures quotient_ieee754_float16.*: is not read|nothing may be taken"),
        ("logic integer pattern_float32(float x);", "logic integer pattern_float32(float x); axiom a: 1 == 2;", "axiom: nothing may"),
        ("logic integer pattern_float32(float x);", "logic integer pattern_float32(float x) = 1;", "no claim shows its lemmas"),
        ("m_float16(integer bits) = ", "m_float16(integer bits) = 0 * ", "the relations of float16 do not stand in the file"),
        ("(pattern_float32(A), pattern_float32(B),", "(pattern_float32(B), pattern_float32(A),", "are not those of the patterns"),
        ("nan_float64(A) || nan_float64(B) ==>", "\\false ==>", "the relations of float64 do not stand in the file"),
    ],
)  # fmt: skip
@pytest.mark.usefixtures("everything_proved")
def test_the_admitted_clause_must_match_word_for_word(tmp_path: Path, old: str, new: str, why: str) -> None:
    """The claim is not made where anything else is admitted, by a contract, an axiom or a definition."""
    assert TEXT.count(old) == 1
    (tmp_path / source.FILE).write_text(TEXT.replace(old, new))
    (tmp_path / COMMITTED.with_suffix(".h").name).write_text(HEADER)
    finding = c_float.prove(SESSION, tmp_path / source.FILE)
    assert finding.level is Level.UNDECIDED
    assert re.search(why, str(finding.reason)), finding.reason


def test_an_admitted_clause_names_the_claim_that_shows_it() -> None:
    """Each type has a clause, and a claim that is one, about that type; the comment in the C names it."""
    claims = {
        r["claim"] for f in (PROOFS / "evidence").glob("*.jsonl") for r in map(json.loads, f.read_text().splitlines())
    }
    assert set(assumptions.BY) == set(assumptions.TYPES) == set(c_float.TYPES)
    assert set(assumptions.BY.values()) <= claims
    assert assumptions.BY == {
        name: f"{'EVERY_WAY' if name.endswith('16') else 'FP_DIV'}_{name.upper()}" for name in assumptions.TYPES
    }
    for name, claim in assumptions.BY.items():
        above = TEXT.partition(f" quotient_{name}(")[0].rpartition("/* E_DIV_FLOAT_FUNC_0010")[2]
        assert above.partition(". */")[0].endswith(f": {claim}"), name
    assert len(assumptions.STATEMENTS) == len(assumptions.CLAUSES) == 4
    assert all(TEXT.count(f"{clause};") == 1 for clause in assumptions.CLAUSES.values())


def test_clauses_are_read_whole() -> None:
    assert clauses("/*@ assigns c; // all\n ensures \\forall int i; i == i; */") == [
        "assigns c",
        "ensures \\forall i == i",
    ]
    assert clauses("/*@ logic integer f(integer x) = \\let t0 = x + 1; \\let t1 = t0; t1; */") == [
        "logic integer f(integer x) = \\let t0 = x + 1 \\let t1 = t0 t1"
    ]
    for annotation in ("//@ assert x;", "/*@ assert x */", '/*@ assert "//": x; */', "/*@ assert x; @*/"):
        with pytest.raises(SourceError):
            clauses(annotation)
    assert len(read(TEXT).functions) == len(source.examined(TEXT))


def test_relations_in_a_comment_are_not_those_of_the_file() -> None:
    """What stands in the annotations is looked at, not all of the text."""
    assert "by FLOAT16_THROUGH_FLOAT32" not in trusted_contracts.predicates(TEXT)
    assert "predicate truncated_quotient_int8(" in trusted_contracts.predicates(TEXT)


@pytest.fixture
def everything_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the place of Frama-C: of every right function every goal is proved, and of no wrong one."""

    def fake_examine(path: Path, text: str, tasks: list[Task], *_: object) -> list[Report]:
        del path, text
        wrong = re.compile(re.escape(source.mutant_name("")).replace("0", r"\d+"))
        return [Report({f: {"goal": None if wrong.match(f) else "qed"} for f in t.functions}) for t in tasks]

    monkeypatch.setattr(c_source, "examine", fake_examine)
    monkeypatch.setattr(frama_c, "missing", lambda: None)
    monkeypatch.setattr(frama_c, "versions", lambda: {"cvc4": "0"})


@pytest.mark.usefixtures("everything_proved")
def test_a_false_helper_is_no_proof_even_if_every_goal_is_proved(tmp_path: Path) -> None:
    """Of C_INT8 and of C_FLOAT_FRAMES."""
    ways = {"truncated_int8": lambda at: c_source.prove("int8", SESSION, at), "quotient_float64": lambda at: c_float.prove(SESSION, at)}  # fmt: skip
    (tmp_path / COMMITTED.with_suffix(".h").name).write_text(HEADER)
    for function, prove in ways.items():
        for make in false_helpers.FALSE_HELPERS.values():
            (tmp_path / source.FILE).write_text(make(TEXT, function))
            assert prove(tmp_path / source.FILE).level is Level.UNDECIDED
        (tmp_path / source.FILE).write_text(TEXT)
        finding = prove(tmp_path / source.FILE)
        assert finding.level is Level.PROVED_SOURCE
        assert set(false_helpers.FALSE_HELPERS) <= set(finding.killed)


@pytest.mark.usefixtures("everything_proved")
def test_an_accepted_false_helper_leaves_the_claim_undecided(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trusted_contracts, "hold", lambda *_: None)
    for finding in (c_source.prove("int8", SESSION), c_float.prove(SESSION)):
        assert finding.level is Level.UNDECIDED
        assert finding.survived == tuple(false_helpers.FALSE_HELPERS)
