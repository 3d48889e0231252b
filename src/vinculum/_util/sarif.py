"""The parts of a SARIF 2.1.0 log that all writers share.

Each writer adds its own messages and properties.
"""

from collections.abc import Sequence
from typing import Any

SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
Json = dict[str, Any]


def sarif_log(version: str, rules: Sequence[Json], invocation: Json, results: Sequence[Json]) -> Json:
    """A log of one run of Vinculum. `version`: Vinculum's own."""
    run = {
        "tool": {"driver": {"name": "vinculum", "semanticVersion": version, "rules": list(rules)}},
        "columnKind": "unicodeCodePoints",
        "invocations": [invocation],
        "results": list(results),
    }
    return {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}


def sarif_rule(identifier: str, title: str, statement: str | None = None, sources: Sequence[str] = ()) -> Json:
    """A reporting descriptor.

    `statement`: what the specification requires; None for a rule that it does not define.
    """
    rule: Json = {
        "id": identifier,
        "shortDescription": {"text": f"{title.rstrip('.')}."},
        "defaultConfiguration": {"level": "error"},
    }
    if statement is not None:
        rule["fullDescription"] = {"text": f"{statement.rstrip('.')}."}
        rule["help"] = {"text": f"`vinculum spec {identifier}` shows its relation. From: {'; '.join(sources)}."}
    return rule


def sarif_result(rule: str, rules: Sequence[str], message: str, location: Json, fingerprint: Json, more: Json) -> Json:
    """A failure. `rules`: the identifiers of the log's rules, in order; `more`: the property bag."""
    return {
        "ruleId": rule,
        "ruleIndex": rules.index(rule),
        "kind": "fail",
        "level": "error",
        "message": {"text": message},
        "locations": [location],
        "partialFingerprints": fingerprint,
        "properties": more,
    }


def sarif_location(uri: str, line: int, name: str, qualified_name: str, *, kind: str | None = None) -> Json:
    """A line of a file, and the function or node that it belongs to.

    `kind`: SARIF's kind of logical location.
    """
    logical = {"name": name, "fullyQualifiedName": qualified_name}
    return {
        "physicalLocation": {"artifactLocation": {"uri": uri}, "region": {"startLine": line}},
        "logicalLocations": [logical if kind is None else logical | {"kind": kind}],
    }


def sarif_notification(level: str, message: str, *locations: Json) -> Json:
    """A condition of the run that is no result, such as a verdict that is missing."""
    notification: Json = {"level": level, "message": {"text": message}}
    return notification | {"locations": list(locations)} if locations else notification
