"""An in-toto statement with the test-result predicate: which tests of which artifacts passed.

The statement is not signed.
"""

import hashlib
from collections.abc import Iterator
from importlib.metadata import distribution
from importlib.util import find_spec
from typing import Any

from vinculum._util.extras import install
from vinculum._util.files import sha256_of_file
from vinculum._util.text import escape_unprintable
from vinculum.gate.exhaustive import fingerprint
from vinculum.gate.reports.location import locate
from vinculum.gate.reports.report import Report
from vinculum.gate.results.results import Row, Status
from vinculum.gate.targets import registry

PREDICATE = "https://in-toto.io/attestation/test-result/v0.1"
MISSING = f"--attest needs the package in-toto-attestation: {install('reports')}"


class AttestError(ValueError):
    """No target could be identified."""


def available() -> bool:
    """Whether the package in-toto-attestation is installed."""
    return find_spec("in_toto_attestation") is not None


def attest(run: Report) -> dict[str, Any]:
    """The statement about a run. Raises AttestError if no target could be identified.

    A requirement that conforms is a passed test, and a waived one a test with a warning; refuted and undecided ones are
    failed tests. Unspecified and unsupported requirements are in none of the lists.
    """
    from google.protobuf.json_format import MessageToDict, ParseDict
    from in_toto_attestation.predicates.test_result.v0.test_result_pb2 import TestResult
    from in_toto_attestation.v1.resource_descriptor import ResourceDescriptor
    from in_toto_attestation.v1.statement import Statement

    names = dict.fromkeys(row.target for row in run.rows)
    subjects = [ResourceDescriptor(**about) for name in names for about in _subjects(name)]
    if not subjects:
        raise AttestError("no target could be identified, so there is nothing to attest")
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
    checked = MessageToDict(ParseDict(predicate, TestResult()))  # raises for an unknown field
    statement = Statement([subject.pb for subject in subjects], PREDICATE, checked)
    statement.validate()
    content: dict[str, Any] = MessageToDict(statement.pb)
    return content


def _configuration(run: Report) -> dict[str, Any]:
    """The options of the run. The digest is that of the sources of gate and specification."""
    selection = run.selection
    annotations = {
        "level": selection.level,
        "seed": str(selection.seed),  # JSON would turn a number into a floating-point one
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
        "annotations": annotations,
    }


def _name(row: Row) -> str:
    return escape_unprintable(f"{row.target}/{row.profile}/{row.dtype}/{row.requirement}")


def _subjects(target: str) -> Iterator[dict[str, Any]]:
    """The artifacts of one target: the user's file, or the file list of each of its packages."""
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
    """The RECORD file of an installed distribution, which lists its files with their hashes."""
    installed = distribution(name)
    record = installed.read_text("RECORD")
    if record is not None:
        yield {
            "name": f"{name}-{installed.version}.dist-info/RECORD",
            "uri": f"pkg:pypi/{name}@{installed.version}",
            "digest": {"sha256": hashlib.sha256(record.encode()).hexdigest()},
        }
