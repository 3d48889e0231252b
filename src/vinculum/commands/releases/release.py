"""Names of released targets, such as `onnxruntime==1.19.2 python==3.12 numpy<2`.

The first word is a known target with an exact version. `python==X` names the Python; all other words are requirements that are
installed beside the target. The name has all that an environment is made from, so reports, waivers and replay lines need no
more than it. A code generator without a version is the one that is installed beside Vinculum.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.util import find_spec

import click

from vinculum._util.extras import lacking
from vinculum.commands.options import INCOMPLETE
from vinculum.commands.releases.code_generators import ADAPTERS
from vinculum.pipelines.name import split_requirements

RELEASE = re.compile(r"\s*[A-Za-z0-9][A-Za-z0-9._-]*\s*(\[|[<>=~!]=|[<>@])")
MIN_PYTHON = "3.11"  # the worker's code needs it
PYTHON = "python"


class MissingPackageError(click.ClickException):
    """A package of the extra `environments` is missing."""

    exit_code = INCOMPLETE


@dataclass(frozen=True)
class Release:
    """A version of a known target, with the requirements beside it and the Python, if they are named.

    `version` is empty for a code generator that is installed beside Vinculum.

    >>> str(parse("onnx-reference == 1.14.0 python==3.12 NumPy<2"))
    'onnx-reference==1.14.0 python==3.12 numpy<2'
    """

    target: str
    version: str
    python: str | None = None
    beside: tuple[str, ...] = ()

    def __str__(self) -> str:
        if not self.version:
            return self.target
        python = (f"{PYTHON}=={self.python}",) if self.python else ()
        return " ".join((f"{self.target}=={self.version}", *python, *self.beside))


def require_packaging() -> None:
    """Raise MissingPackageError unless packaging is installed, which reads requirements and versions."""
    if find_spec("packaging") is None:
        raise MissingPackageError(lacking("packaging", extra="environments"))


def is_release(target: str) -> bool:
    """Whether the text names a target with a version, right or wrong, or a code generator.

    A target of the user does not, whatever its file is called.
    """
    return RELEASE.match(target) is not None or target.strip() in ADAPTERS


@cache
def parse(text: str) -> Release:
    """Parse the name of a released target.

    Raises ValueError for a requirement that is invalid, has a URL or a marker, or for a target without an exact version.
    """
    if text.strip() in ADAPTERS:
        return Release(text.strip(), "")
    require_packaging()
    target, *beside = split_requirements(text)
    name, version = _exact(target)
    release = Release(name, version)
    for word in beside:
        release = add(release, word)
    return release


def add(release: Release, word: str) -> Release:
    """Add a requirement, or a Python as `python==X`, to a release. Raises ValueError."""
    if re.match(rf"{PYTHON}\s*[<>=~!@]", word):
        return with_python(release, _exact(word)[1])
    return replace(release, beside=tuple(sorted({*release.beside, _requirement(word)})))


def with_python(release: Release, python: str) -> Release:
    """The release under a version of Python.

    Raises ValueError if the release has another one, or if the worker cannot run there.
    """
    from packaging.version import InvalidVersion, Version

    try:
        is_old = Version(python) < Version(MIN_PYTHON)
    except InvalidVersion:
        raise ValueError(f"{python!r} is no version of Python, such as 3.12") from None
    if is_old:
        raise ValueError(f"Python {python} is too old: Vinculum's worker needs {MIN_PYTHON} or later")
    if release.python not in (None, python):
        raise ValueError(f"{release} has Python {release.python}, not {python}")
    return replace(release, python=python)


def at_versions(target: str, versions: Sequence[str], python: str | None, beside: Sequence[str]) -> list[Release]:
    """Releases of one target, with one Python and the same requirements beside them. Raises ValueError."""
    releases = []
    for version in versions:
        release = Release(target, version)
        release = with_python(release, python) if python else release
        for word in beside:
            release = add(release, word)
        releases.append(release)
    return releases


def in_order(versions: Iterable[str], since: str | None = None, until: str | None = None) -> list[str]:
    """The versions from `since` to `until`, oldest first. Raises ValueError for what is no version.

    >>> in_order(["1.10", "1.9", "1.2", "2.0rc1"], since="1.3", until="2")
    ['1.9', '1.10', '2.0rc1']
    """
    require_packaging()
    from packaging.version import InvalidVersion, Version

    def version(text: str) -> Version:
        try:
            return Version(text)
        except InvalidVersion:
            raise ValueError(f"{text!r} is no version, such as 1.15") from None

    low, high = (None if text is None else version(text) for text in (since, until))
    known = sorted(map(version, versions))
    return [str(item) for item in known if (low is None or low <= item) and (high is None or item <= high)]


def _requirement(text: str) -> str:
    """The normal form of a requirement, without spaces. Raises ValueError."""
    from packaging.requirements import InvalidRequirement, Requirement
    from packaging.utils import canonicalize_name

    try:
        requirement = Requirement(text)
    except InvalidRequirement as error:
        raise ValueError(f"{text!r} is no requirement, such as 'numpy<2': {str(error).partition(chr(10))[0]}") from None
    if requirement.url or requirement.marker:
        raise ValueError(f"{text!r} has a URL or a marker; name released versions, such as 'numpy<2'")
    extras = f"[{','.join(sorted(requirement.extras))}]" if requirement.extras else ""
    specifier = ",".join(sorted(map(str, requirement.specifier)))
    return f"{canonicalize_name(requirement.name)}{extras}{specifier}"


def _exact(text: str) -> tuple[str, str]:
    """Name and version of `NAME==VERSION`. Raises ValueError."""
    from packaging.version import InvalidVersion, Version

    name, _, version = text.partition("==")
    try:
        return name, str(Version(version))
    except InvalidVersion:
        raise ValueError(f"{text!r} names no exact version; write {re.split(r'[<>=~!@[]', text)[0]}==VERSION") from None
