"""The types of the scalar model are those of the specification, none missing and none besides.

Method: both tables of the model, `INTEGERS` and `FORMATS`, are read beside the specification's types, entry by entry, with
what the model works out of an entry: the least and the greatest integer, the smallest quantum. No step sees all of an
entry: integer quotients make nothing of the width of an unsigned type.
"""

from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import Any

from vinculum.kernels import scalar
from vinculum_evidence.proof import Finding, Level, Proof, Session
from vinculum_proofs.requirement_groups import FORMATS, INTEGERS

Entries = dict[str, dict[str, int]]


def _formats(formats: Mapping[str, Any]) -> Entries:
    return {name: {"width": t.width, "p": t.p, "emax": t.emax, "q_min": t.q_min} for name, t in formats.items()}


def specified() -> Entries:
    """Every type that the model is for, by the specification."""
    entries = {
        name: {"width": t.width, "signed": int(t.signed), "least": t.minimum, "greatest": t.maximum}
        for name, t in INTEGERS.items()
    }
    return entries | _formats(FORMATS)


def modelled(model: Any) -> Entries:
    """Every type in the model's tables INTEGERS and FORMATS; FORMATS wins for a type in both."""
    entries = {
        name: {"width": t.width, "signed": int(t.signed), "least": t.least, "greatest": t.greatest}
        for name, t in model.INTEGERS.items()
    }
    return entries | _formats(model.FORMATS)


def difference(model: Any) -> dict[str, Any] | None:
    """The first type that `model` has otherwise; None where there is none."""
    expected, got = specified(), modelled(model)
    for name in (*expected, *got):
        if expected.get(name) != got.get(name):
            return {"type": name, "expected": expected.get(name), "got": got.get(name)}
    return None


def _changed(table: str, name: str, **values: int) -> Callable[[], Any]:
    """The model's tables with an entry that has `values`; without any: with no such entry."""

    def build() -> Any:
        tables = {"INTEGERS": dict(scalar.INTEGERS), "FORMATS": dict(scalar.FORMATS)}
        entry = tables[table].pop(name)
        if values:
            tables[table][name] = entry._replace(**values)
        return SimpleNamespace(**tables)

    return build


def _one_more() -> Any:
    return SimpleNamespace(INTEGERS=scalar.INTEGERS, FORMATS=scalar.FORMATS | {"float8": scalar.Format(8, 4, 7)})


def _other_quantum() -> Any:
    form = scalar.FORMATS["float64"]
    changed = SimpleNamespace(**form._asdict(), q_min=form.q_min + 1)
    return SimpleNamespace(INTEGERS=scalar.INTEGERS, FORMATS=scalar.FORMATS | {"float64": changed})


MUTANTS: Mapping[str, Callable[[], Any]] = {
    "a precision of float16 of one bit less": _changed("FORMATS", "float16", p=10, emax=31),
    "the exponents of float16 for bfloat16": _changed("FORMATS", "bfloat16", emax=15),
    "float32 in 31 bits": _changed("FORMATS", "float32", width=31),
    "no float64": _changed("FORMATS", "float64"),
    "a format besides": _one_more,
    "float64 with a smallest quantum of twice the size": _other_quantum,
    "int64 of 62 bits": _changed("INTEGERS", "int64", width=62),
    "uint64 of 62 bits": _changed("INTEGERS", "uint64", width=62),
    "uint8 signed": _changed("INTEGERS", "uint8", signed=True),
    "no int16": _changed("INTEGERS", "int16"),
}


def run(session: Session) -> Finding:  # noqa: ARG001 - the form of every proof
    """Both tables, and wrong ones."""
    mismatch = difference(scalar)
    if mismatch is not None:
        return Finding(Level.REFUTED, counterexample=mismatch)
    killed = tuple(words for words, build in MUTANTS.items() if difference(build()) is not None)
    survived = tuple(words for words in MUTANTS if words not in killed)
    witness = {"type": "float16"} | specified()["float16"]
    details = {
        "link": "scalar model: the types with which the proofs about its steps have it run are the specification's",
        "goals": [{"name": name} | entry for name, entry in specified().items()],
    }
    if survived:
        return Finding(Level.UNDECIDED, witness, None, killed, survived, "a mutant is not told apart", details)
    return Finding(Level.PROVED_MODEL, witness, None, killed, details=details)


PROOFS = (
    Proof(
        claim="SCALAR_TABLES",
        title="the types and formats of the scalar model are those of the specification",
        requirements=(),  # it is of the parameters of relations, and of none of them
        method="comparison, entry by entry",
        scope=f"{', '.join((*INTEGERS, *FORMATS))}: width, sign, least, greatest; width, precision, largest exponent, "
        "smallest quantum; no other type is there",
        run=run,
        quick=True,
    ),
)
