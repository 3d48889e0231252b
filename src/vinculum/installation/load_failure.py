"""What is said where the package cannot be loaded. It needs nothing but the list of files."""

from vinculum.installation.files import installed_files


def told(error: Exception) -> str:
    """Which files are not as they were installed; `error`, which loading ended in, is raised where all are."""
    problems = installed_files().problems
    if not problems:
        raise error
    return "\n".join([f"failed: nothing was divided: {type(error).__name__}: {error}", *problems])
