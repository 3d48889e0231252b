"""The evidence's digests of 8-bit types are those of quotients computed here, in exact fractions."""

import json
import math
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from blake3 import blake3

from vinculum.gate.exhaustive.domain import total
from vinculum.gate.results.digests import digest
from vinculum_spec.loader import specification

EVIDENCE = Path(__file__).parents[3] / "proofs/evidence/exhaustive.jsonl"
ROUNDED = {"truncated": math.trunc, "floored": math.floor}
RULES = {"E_DIV_INT_FUNC_0010": "truncated", "V_DIV_INT_FLOOR_0010": "floored"}


def details(claim: str) -> Any:
    """What the record of a claim has to say."""
    records = (json.loads(line) for line in EVIDENCE.read_text(encoding="utf-8").splitlines())
    return next(record["details"] for record in records if record["claim"] == claim)


def quotients(dtype: str, rounding: str) -> dict[int, list[int]]:
    """For each numerator, in order of bit patterns, its quotients by every denominator in the domain."""
    low = -128 if dtype == "int8" else 0
    values = {k: k - 256 if k >= 128 and low else k for k in range(256)}
    return {
        k: [ROUNDED[rounding](Fraction(a, b)) for b in values.values() if b and (a, b) != (-128, -1)]
        for k, a in values.items()
    }


def expected(dtype: str, rounding: str) -> str:
    """BLAKE3 of the digests of all numerators, in their order."""
    rows = quotients(dtype, rounding).values()
    return blake3(b"".join(blake3(bytes(c % 256 for c in row)).digest() for row in rows)).hexdigest()


@pytest.mark.sample(1)
@pytest.mark.parametrize(("dtype", "rounding"), [("int8", "truncated"), ("int8", "floored"), ("uint8", "truncated")])
def test_the_digest_of_every_pair_is_that_of_the_quotients(dtype: str, rounding: str) -> None:
    """Of the evidence, and of the functions that made it: of every numerator, the last as well."""
    element, right = specification().types[dtype], expected(dtype, rounding)
    digests = {k: digest(np.array(row, dtype), element) for k, row in quotients(dtype, rounding).items()}
    assert total(digests) == total(dict(reversed(digests.items()))) == right
    assert details("EVERY_WAY_8_BIT")["digests"][f"{dtype}, {rounding}"] == right


@pytest.mark.thorough
def test_every_8_bit_run_has_the_digest_of_its_quotients() -> None:
    """Under every profile, whichever rounding its attributes choose."""
    spec, checked = specification(), set[tuple[str, str]]()
    for sweep in details("EVERY_PAIR_8_BIT")["sweeps"]:
        profile, dtype = spec.profiles[sweep["profile"]], sweep["dtype"]
        assert profile.rounding is not None
        rule = profile.rounding.requirement("int", profile.complete(sweep["attributes"]))
        checked.add((dtype, RULES[rule]))
        assert sweep["digest"] == expected(dtype, RULES[rule])
    assert checked >= {("int8", "truncated"), ("int8", "floored"), ("uint8", "truncated")}


@pytest.mark.thorough
@pytest.mark.parametrize("dtype", ["int16", "uint16", "float16", "bfloat16"])
def test_all_16_bit_runs_have_one_digest(dtype: str) -> None:
    """Whichever code path; FP_DIV_EVERY_PAIR_... relies on it for what the circuit of fp.div accepts."""
    rounding = specification().profiles["openvino-1"].rounding
    digests_of = dict[str, set[str]]()
    for sweep in details(f"EVERY_PAIR_{dtype.upper()}")["sweeps"]:
        assert rounding is not None
        complete = specification().profiles[sweep["profile"]].complete(sweep["attributes"])
        rule = RULES[rounding.requirement("int", complete)] if sweep["profile"] == "openvino-1" else "truncated"
        digests_of.setdefault(rule, set()).add(sweep["digest"])
    for words, one in details(f"EVERY_WAY_{dtype.upper()}")["digests"].items():
        digests_of[words.removeprefix(f"{dtype}, ")].add(one)
    if "float" in dtype:
        of_circuit = details(f"FP_DIV_EVERY_PAIR_{dtype.upper()}")
        digests_of["truncated"].add(of_circuit["digest"])
        assert of_circuit["count"] == 1 << 32
    assert {rule: len(digests) for rule, digests in digests_of.items()} == dict.fromkeys(digests_of, 1)
    assert len(digests_of) == (1 if "float" in dtype else 2)
