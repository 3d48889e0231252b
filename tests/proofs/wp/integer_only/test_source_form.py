"""The C that divides in integers assumes nothing, in the form in which WP reads it.

The quotients of the witnesses are those of the relation, and each mutant changes the function that it names.
"""

from functools import partial
from pathlib import Path

import pytest

from tests.proofs.wp.integer_only.generated_sources import complete_source, sources
from tests.support.tiers import default_cases
from vinculum.codegen.c.render import HEADER, SOURCE
from vinculum_evidence.proof import Level, Session
from vinculum_proofs.wp import false_helpers, postconditions, source
from vinculum_proofs.wp.frama_c import FramaCError
from vinculum_proofs.wp.integer_only import claims, mutants, source_form
from vinculum_proofs.wp.integer_only.witness import holds, observed
from vinculum_proofs.wp.source import SourceError

FORMATS = ("float16", "bfloat16", "float32", "float64")
VARIANTS = [*((name, 64) for name in claims.TYPES), *((name, 32) for name in claims.NARROW)]
LEMMA = "lemma next_power: \\forall integer k; use_power(k)"
MARKER = "case use_power_: \\forall integer k; use_power(k);"


def hold(name: str, text: str) -> None:
    functions = source_form.functions(text, name)
    source_form.hold(name, text, sources(name)[HEADER], functions, source_form.copies(name))


@pytest.mark.sample(5)
@pytest.mark.parametrize(("name", "word"), VARIANTS)
def test_what_is_generated_is_held(name: str, word: int) -> None:
    text, header = sources(name, word)[SOURCE], sources(name, word)[HEADER]
    element, functions = claims.TYPES[name], source_form.functions(text, name)
    source_form.hold(name, text, header, functions, source_form.copies(name))
    assert source.hold_to_memory(text) == (9 if element.signed else 6)
    assert postconditions.hold(source_form.readable(text), [element], bits=element.kind == "float") > 0
    main = f"quotient_{name}" if element.kind == "float" else f"truncated_{name}"
    assert f"vinculum_div_{name}" in functions
    assert main in functions
    refused = false_helpers.refused(
        text, header, main, functions, source_form.copies(name), partial(source_form.hold, name)
    )
    assert list(refused) == list(false_helpers.FALSE_HELPERS)


@pytest.mark.sample(4)
@pytest.mark.parametrize(("name", "word"), VARIANTS)
def test_a_file_of_one_type_is_part_of_the_file_of_all(name: str, word: int) -> None:
    """So that claims on files of one type are about the file of all types."""
    sections = sources(name, word)[SOURCE].split("/* ---- ")[1:]
    assert sections
    for section in sections:
        assert section.strip() in complete_source(word)


@pytest.mark.parametrize("word", [64, 32])
def test_nothing_is_admitted(word: int) -> None:
    text = complete_source(word)
    assert "admit" not in text
    assert "axiom " not in text
    assert " float " not in sources("float16", word)[SOURCE].split("*/", 1)[1]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (LEMMA, "axiom next_power: \\forall integer k; use_power(k)", "axiom: nothing may be taken for granted"),
        ("assigns \\nothing;", "admit ensures 1 == 2;\n    assigns \\nothing;", "admit: nothing may be taken for granted"),
        (MARKER, "case use_power_: \\forall integer k; 0 < k ==> use_power(k);", "axiomatic power_"),
        (MARKER, f"{MARKER} case other: use_power(0);", "axiomatic power_"),
        (MARKER, "case use_power_: \\forall integer j; use_power(0);", "axiomatic power_"),
        ("lemma power_doubled", "predicate p(integer x) = p(x); lemma power_doubled", "axiomatic power_"),
        ("loop variant i - k; @/", "@/", "a loop that is not shown to end"),
        ("/*@ ghost power_grows(all, 11); */", "/*@ ghost composition_float16(all); */", "is not read"),
        ("/*@ ghost power_grows(all, 11); */", "/*@ ghost settled(all); */", "is not read"),
        ("power_of_sum(i, j - i);", "power_grows(i, j);", "power_grows calls power_grows"),
        ("#include <limits.h>", "#include <limits.h>\n#include <math.h>", "directives"),
    ],
)  # fmt: skip
def test_a_file_that_assumes_something_is_refused(old: str, new: str, message: str) -> None:
    text = sources("float16")[SOURCE]
    assert old in text
    with pytest.raises(SourceError, match=message):
        hold("float16", text.replace(old, new, 1))


@pytest.mark.parametrize("name", ["float32", "float64"])
def test_a_copy_is_trusted_word_for_word(name: str) -> None:
    text = sources(name)[SOURCE]
    hold(name, text)
    for old, new in (("sizeof value)", "2u)"), (f"pattern_{name}(\\result) == bits", "1 == 2")):
        assert old in text
        with pytest.raises(SourceError, match="is not as it is trusted"):
            hold(name, text.replace(old, new, 1))


@pytest.mark.parametrize(("name", "word"), VARIANTS)
def test_each_mutant_changes_the_function_that_it_names(name: str, word: int) -> None:
    text = sources(name, word)[SOURCE]
    mutants_by_name = mutants.mutants(claims.TYPES[name], word)
    assert len({source.mutant(text, *change) for change in mutants_by_name.values()}) == len(mutants_by_name) >= 7


@pytest.mark.parametrize("name", default_cases(FORMATS, "float16"))
def test_the_quotients_of_the_witnesses_are_those_of_the_relation(name: str, tmp_path: Path) -> None:
    for file, text in sources(name).items():
        (tmp_path / file).write_text(text)
    element = claims.TYPES[name]
    witness = observed(element, tmp_path / SOURCE)
    assert witness.wrong is None
    assert len(witness.values) == 15
    broken = sources(name)[SOURCE].replace("(r + (q % 2u))", "(r + ((q + 1u) % 2u))", 1)
    (tmp_path / SOURCE).write_text(broken)
    difference = observed(element, tmp_path / SOURCE).wrong
    assert difference is not None
    assert element.form is not None
    assert not holds(
        int(difference["input"]["A"], 16), int(difference["input"]["B"], 16), int(difference["got"], 16), element.form
    )


def test_a_proof_that_cannot_be_run_is_undecided(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_args: object, **_options: object) -> None:
        raise FramaCError("frama-c ended")

    monkeypatch.setattr(claims.frama_c, "missing", lambda: None)
    monkeypatch.setattr(claims.frama_c, "versions", dict)
    monkeypatch.setattr(claims, "concluded", fails)
    finding = claims.prove("uint8", 64, Session(10.0, 1, Path()))
    assert (finding.level, finding.reason) == (Level.UNDECIDED, "frama-c ended")
