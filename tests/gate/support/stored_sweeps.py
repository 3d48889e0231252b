"""What a run of a whole domain has kept."""

import sqlite3
from pathlib import Path

from vinculum.gate.exhaustive.store import FILE


def kept_in(state: Path) -> int:
    """How many parts of a whole domain this folder has."""
    try:
        with sqlite3.connect(state / FILE) as connection:
            return int(connection.execute("SELECT count(*) FROM parts").fetchone()[0])
    except sqlite3.Error:
        return 0
