"""The stored results of exhaustive sweeps."""

import sqlite3
from pathlib import Path

from vinculum.gate.exhaustive.store import FILE


def stored_parts(state: Path) -> int:
    """The number of parts that this folder contains."""
    try:
        with sqlite3.connect(state / FILE) as connection:
            return int(connection.execute("SELECT count(*) FROM sweep_parts").fetchone()[0])
    except sqlite3.Error:
        return 0
