"""Explain why the package cannot be loaded. This module imports nothing but the list of files."""

from vinculum.installation.files import installed_files


def load_failure_message(error: Exception) -> str:
    """Return a message that lists the altered files.

    Raises `error`, the cause, if all files are as installed.
    """
    problems = installed_files().problems
    if not problems:
        raise error
    return "\n".join([f"failed: nothing was divided: {type(error).__name__}: {error}", *problems])
