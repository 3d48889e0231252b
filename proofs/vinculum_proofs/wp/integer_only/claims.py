"""Claims: the C that divides in integers alone gives the specification's quotient, for every type.

No function of it has a run-time error.

Method: deduction on the C source by Frama-C/WP. The contract of each division is the specification's relation as
`vinculum generate acsl` prints it. No contract admits anything, there is no axiom, and every lemma is a goal of the same run. The C is
what `vinculum generate c --arithmetic integer` writes.
"""

import json
import tempfile
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from vinculum.codegen.acsl import predicates
from vinculum.codegen.acsl.floats import parts
from vinculum.codegen.c.c_types import Floats
from vinculum.codegen.c.render import HEADER, SOURCE, files
from vinculum.codegen.c.soft_formats import WORDS, SoftFormat
from vinculum_evidence.proof import Finding, Level, Proof, Session
from vinculum_proofs.wp import (
    assumptions,
    c_source,
    false_helpers,
    frama_c,
    postconditions,
    why3,
)
from vinculum_proofs.wp.c_source import WpQuestion, concluded
from vinculum_proofs.wp.frama_c import FramaCError
from vinculum_proofs.wp.integer_only import implied, mutants, second_provers, source_form
from vinculum_proofs.wp.integer_only.witness import observed
from vinculum_proofs.wp.source import SourceError, hold_to_memory
from vinculum_proofs.wp.witness import VALUES, witnesses
from vinculum_spec.loader import specification
from vinculum_spec.schema import ElementType

TYPES = {name: element for name, element in specification().types.items() if element.kind in ("int", "float")}
PROVERS = (frama_c.SCRIPT, "Z3", "CVC4")
OPTIONS = ("-warn-special-float", "none")  # of copies of numbers, which may be any
LOOKED_AT = "@ensures,@invariant,@assert,@variant"
MUTANTS_STEPS = 100_000  # a goal with the relations among its definitions takes some 50,000
TACTICS = "WP's axioms of shifts and masks, its tactics Wp.modmask and Wp.shift, and that ghost code changes nothing, are right"
COPIES = (
    "the copies of {c} to its bit pattern and back, by memcpy, meet their contracts: WP cannot look at them. The functions on "
    "bit patterns, whose names have `_bits`, need none"
)


def prove(name: str, word: int, session: Session, sources: Mapping[str, str] | None = None) -> Finding:
    """Prove the functions of one type by WP.

    `sources`: header and C by file name, by default as they are generated.
    """
    if why := frama_c.missing() or ("" if why3.z3() else "z3: not found: python -m pip install z3-solver"):
        return Finding(Level.NOT_RUN, reason=why)
    details: dict[str, Any] = {
        "goals": [],
        "implicit_hypotheses": [*_machine(name), *_trusted(name)],
        "tools": frama_c.versions(),
    }
    try:
        sources = sources or files(dtypes=[name], arithmetic="integer", word=word)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / SOURCE
            for file in (HEADER, SOURCE):
                (path.parent / file).write_text(sources[file], encoding="utf-8")
            return _prove(TYPES[name], word, path, session, details)
    except (SourceError, FramaCError, OSError) as error:
        return Finding(Level.UNDECIDED, reason=str(error), details=details)


def _prove(element: ElementType, word: int, path: Path, session: Session, details: dict[str, Any]) -> Finding:
    text, name = path.read_text(encoding="utf-8"), element.name
    header = path.with_suffix(".h").read_text(encoding="utf-8")
    copies, examined = source_form.copies(name), source_form.functions(text, name)
    hold_to_memory(text)
    postconditions.hold(source_form.readable(text), [element], bits=element.kind == "float")
    if predicates(element, floored=element.signed) not in text:
        raise SourceError(f"the relations of {name} do not stand in the file as the specification has them")
    hold = partial(source_form.hold, name)
    hold(text, header, examined, copies)
    main = f"quotient_{name}" if element.kind == "float" else f"truncated_{name}"
    refused = false_helpers.refused(text, header, main, examined, copies, hold)
    details["not_proved"] = list(copies)
    lemmas = source_form.lemmas(text)
    details["lemmas"] = {lemma: {"claim": claim(name, word)} for lemma in lemmas}
    witness, changes = observed(element, path), mutants.mutants(element, word)
    implications = implied.functions(element) if element.kind == "int" else {}
    changes |= implied.mutants(element) if implications else {}
    question = WpQuestion(
        [*examined, *implications],
        witnesses(element) if element.kind == "int" else {},
        changes,
        VALUES[element.signed] if element.kind == "int" else witness.values,
        refused,
        LOOKED_AT,
        MUTANTS_STEPS,
        OPTIONS,
        PROVERS,
        lemmas=lemmas,
        scripts=_scripts(SoftFormat(Floats(element), word)) if element.kind == "float" else {},
        contradictions=mutants.contradictions(text, element, len(changes)),
    )
    if witness.wrong:
        return Finding(Level.REFUTED, counterexample=witness.wrong, details=details)
    if lemmas:
        second_provers.note(question, path, text, session, details)
    text = "".join([text, *implications.values()])
    return concluded(question, path, text, session, details)


def _scripts(f: SoftFormat) -> dict[str, str]:
    """WP's tactic for each lemma that no SMT solver proves: a mask is a remainder, a shift a quotient."""

    def script(tactic: str, target: str, pattern: str) -> str:
        parameters = {f"{tactic}.revert": False} if tactic == "Wp.modmask" else {}
        select = {"select": "inside-goal", "occur": 0, "target": target, "pattern": pattern}
        return json.dumps(
            [{"header": tactic, "tactic": tactic, "params": parameters, "select": select, "children": {}}]
        )

    return {
        f"lemma_{lemma}_{f.name}": script("Wp.modmask", f"(x_0 mod {modulus})", f"%$x{modulus}")
        for lemma, modulus in (("fraction", f.hidden), ("exponent", f.top + 1))
    } | {
        f"lemma_{lemma}_{f.name}": script("Wp.shift", f"(lsr x_0 {places})", f"lsr$x{places}")
        for lemma, places in (("shift", f.p - 1), ("low", f.width - f.p))
    }


def _trusted(name: str) -> tuple[str, ...]:
    if TYPES[name].kind == "int":
        return ()
    copies = (COPIES.format(c=assumptions.C_TYPES[name]),) if name in assumptions.C_TYPES else ()
    return (TACTICS, *copies)


def _machine(name: str) -> tuple[str, ...]:
    """Hypotheses about the machine: on floating-point numbers where there are copies of them, and on no operation on them."""
    unneeded = ("each floating-point operation", *(() if name in assumptions.C_TYPES else ("float and double are",)))
    return tuple(hypothesis for hypothesis in c_source.MACHINE if not hypothesis.startswith(unneeded))


def _requirements(element: ElementType) -> tuple[str, ...]:
    if element.kind == "int":
        quotients = ("E_DIV_INT_FUNC_0010", "V_DIV_INT_FLOOR_0010", "V_DIV_INT_ZERO_NUMERATOR_0010")
        return (*quotients, "E_DIV_INT_CONSTR_B_0030", "V_DIV_INT_OVERFLOW_0010")
    relations = tuple(identifier for _relation, identifier in parts().values())
    return ("E_DIV_FLOAT_FUNC_0010", *relations, "V_DIV_INPUTS_UNTOUCHED_0010", "V_DIV_NO_CRASH_0010")


def claim(name: str, word: int) -> str:
    """The claim on one type, and on words of so many bits."""
    return f"C_INTEGER_ONLY_{name.upper()}" + (f"_WORD{word}" if word != WORDS[0] else "")


def _proof(name: str, word: int) -> Proof:
    element = TYPES[name]
    narrow = word != WORDS[0]
    words = f"significands divided as integers of at most {word} bits; " if element.kind == "float" else ""
    return Proof(
        claim=claim(name, word),
        title=f"C functions on {name} that divide in integers alone"
        + (f", of {word} bits" if narrow else "")
        + ": the quotient, and the frame, as their contracts say; no run-time error; nothing admitted",
        requirements=_requirements(element),
        method="deduction on the C source, Frama-C/WP with Qed, tactics, Z3 and CVC4",
        scope=f"every function on {name} that `vinculum generate c --arithmetic integer` writes; {words}arrays of any length and "
        "content, valid and apart as the contracts require; for the sizes of 64-bit and of 32-bit machines, mutants for those of "
        "64-bit ones alone; what a compiler makes of the source is not looked at"
        + (
            "; on float and double themselves, where copies to bit patterns and back are"
            if name in ("float32", "float64")
            else ""
        ),
        run=partial(prove, name, word),
        tools=("z3-solver",),
        examines=("src/vinculum/codegen",),
        assumptions=("Frama-C/WP, Why3, Z3 and CVC4 are right", *_trusted(name), *_machine(name)),
        seconds=5400.0,
    )


NARROW = ("float32", "float64")  # whose source is another one for words of 32 bits
PROOFS = tuple(_proof(name, WORDS[0]) for name in TYPES) + tuple(_proof(name, WORDS[1]) for name in NARROW)
