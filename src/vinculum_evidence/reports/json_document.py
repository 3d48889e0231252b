"""The JSON report of `vinculum prove`."""

from typing import Any

from vinculum_evidence.environment import environment
from vinculum_evidence.reports.terminal import Outcome, exit_status

SCHEMA_VERSION = 1


def document(outcome: Outcome, command: str) -> dict[str, Any]:
    """Every record with its current level, whether it was replayed, why it is stale, and its seconds."""
    return {
        "schema_version": SCHEMA_VERSION,
        "command": command,
        "environment": environment(),
        "exit_status": exit_status(outcome),
        "interrupted": outcome.interrupted,
        "missing": sorted(outcome.missing),
        "requirements_without_proof": sorted(outcome.unproved),
        "unread": dict(outcome.unread),
        "records": [
            {
                **row.record,
                "level": row.level.value,
                "recorded_level": row.record["level"],
                "replayed": row.seconds is not None,
                "seconds": None if row.seconds is None else round(row.seconds, 3),
                "stale": list(row.stale),
            }
            for row in sorted(outcome.rows, key=lambda row: str(row.record["claim"]))
        ],
    }
