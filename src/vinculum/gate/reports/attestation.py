"""An in-toto statement with the test-result predicate: which tests of which artifacts passed. Unsigned."""

import hashlib
from collections.abc import Iterator
from importlib.metadata import distribution
from importlib.util import find_spec
from typing import Any

from vinculum._util.files import sha256_of_file
from vinculum._util.text import escape_unprintable
from vinculum.gate.exhaustive import fingerprint
from vinculum.gate.reports.contents import Run
from vinculum.gate.reports.location import locate
from vinculum.gate.results.results import Row, Status
from vinculum.gate.targets import registry

PREDICATE = "https://in-toto.io/attestation/test-result/v0.1"
MISSING = '--attest needs the package in-toto-attestation: python -m pip install -e ".[reports]" in the checkout'


class AttestError(ValueError):
    """There is nothing to make a statement about."""


def available() -> bool:
    """Whether the library is installed that makes the statements."""
    return find_spec("in_toto_attestation") is not None


def attest(run: Run) -> dict[str, Any]:
    """The statement; raises AttestError where no target could be identified.

    A requirement that conforms is a test that passed, a waived one passed with a warning; refuted and undecided ones
    failed. What is unspecified or not supported was asked of nobody, and is in none of the lists.
    """
    from google.protobuf.json_format import MessageToDict, ParseDict
    from in_toto_attestation.predicates.test_result.v0.test_result_pb2 import TestResult
    from in_toto_attestation.v1.resource_descriptor import ResourceDescriptor
    from in_toto_attestation.v1.statement import Statement

    names = dict.fromkeys(row.target for row in run.rows)
    subjects = [ResourceDescriptor(**about) for name in names for about in _subjects(name)]
    if not subjects:
        raise AttestError("no target could be identified, so there is nothing to make a statement about")
    result = "FAILED" if run.status else "WARNED" if run.having(Status.WAIVED) else "PASSED"
    failed = [_name(row) for row in run.having(Status.REFUTED, Status.UNDECIDED)]
    predicate = {
        "result": result,
        "configuration": [_configuration(run)],
        "passedTests": [_name(row) for row in run.having(Status.CONFORMS)],
        "warnedTests": [_name(row) for row in run.having(Status.WAIVED)],
        "failedTests": failed
        + [escape_unprintable(str(fault)) for fault in (run.account.faults if run.account else ())],
    }
    checked = MessageToDict(ParseDict(predicate, TestResult()))  # raises for what is no field of the predicate
    statement = Statement([subject.pb for subject in subjects], PREDICATE, checked)
    statement.validate()
    content: dict[str, Any] = MessageToDict(statement.pb)
    return content


def _configuration(run: Run) -> dict[str, Any]:
    """What was asked, and what judged it: the digest is of the gate's and the specification's sources."""
    selection = run.selection
    asked = {
        "level": selection.level,
        "seed": str(selection.seed),  # a number would become a floating-point one
        "profiles": list(selection.profiles),
        "types": list(selection.dtypes),
        "waivers": [
            {key: escape_unprintable(str(value)) for key, value in waiver.document().items()}
            for waiver in selection.waivers
        ],
    }
    return {
        "name": "vinculum check",
        "digest": {"sha256": fingerprint.gate()},
        "annotations": asked,
    }


def _name(row: Row) -> str:
    return escape_unprintable(f"{row.target}/{row.profile}/{row.dtype}/{row.requirement}")


def _subjects(target: str) -> Iterator[dict[str, Any]]:
    """The artifacts of one target: the user's file, or the list of files, with hashes, of each package that it is."""
    if target not in registry.KNOWN:
        try:
            file = registry.source_file(target)
            yield {
                "name": escape_unprintable(locate(target).path),
                "digest": {"sha256": sha256_of_file(file)},
            }
        except (OSError, ValueError):
            return
    elif registry.listed(target).version is not None:
        for name in (registry.adapter_class(target).requires, *registry.KNOWN[target][2]):
            yield from _distribution(name)
        if target in fingerprint.OURS:
            ours = ((name, digest) for name, digest in fingerprint.binaries().items() if name.startswith("vinculum/"))
            for name, digest in ours:
                yield {"name": name, "digest": {"sha256": digest}}


def _distribution(name: str) -> Iterator[dict[str, Any]]:
    """The RECORD of an installed distribution."""
    found = distribution(name)
    record = found.read_text("RECORD")
    if record is not None:
        yield {
            "name": f"{name}-{found.version}.dist-info/RECORD",
            "uri": f"pkg:pypi/{name}@{found.version}",
            "digest": {"sha256": hashlib.sha256(record.encode()).hexdigest()},
        }
