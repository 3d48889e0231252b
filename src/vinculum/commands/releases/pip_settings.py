"""Where pip finds packages, as settings of uv: so both see the same indexes.

uv does not read the configuration of pip.
"""

import ast
import os
import subprocess
import sys
from collections.abc import Iterable, Mapping

SECTIONS = ("global", "install", ":env:")  # a later one overrides an earlier one
NO_INDEX = "UV_NO_INDEX"  # which uv itself does not read
OWN_INDEXES = ("UV_DEFAULT_INDEX", "UV_INDEX", "UV_INDEX_URL", "UV_EXTRA_INDEX_URL", "UV_FIND_LINKS", NO_INDEX)
SECONDS = 60


def uv_settings(environ: Mapping[str, str]) -> dict[str, str]:
    """Environment variables that tell uv where pip finds packages.

    If the user has configured indexes for uv in `environ`, these alone count.
    """
    settings = pip_settings()
    variables = dict[str, str]()
    if not any(environ.get(name) for name in OWN_INDEXES):
        variables |= _indexes(settings)
    if "cert" in settings:
        variables["SSL_CERT_FILE"] = settings["cert"]
    if "trusted-host" in settings:
        variables["UV_INSECURE_HOST"] = " ".join(settings["trusted-host"].split())
    if "proxy" in settings:
        variables["ALL_PROXY"] = settings["proxy"]
    return {name: value for name, value in variables.items() if not environ.get(name)}


def _indexes(settings: Mapping[str, str]) -> dict[str, str]:
    variables = dict[str, str]()
    if "index-url" in settings:
        variables["UV_DEFAULT_INDEX"] = settings["index-url"]
    if "extra-index-url" in settings:
        variables["UV_INDEX"] = " ".join(settings["extra-index-url"].split())
        variables["UV_INDEX_STRATEGY"] = "unsafe-best-match"  # pip takes the best version of all indexes too
    if "find-links" in settings:
        variables["UV_FIND_LINKS"] = ",".join(settings["find-links"].split())
    if settings.get("no-index", "").lower() in ("1", "true", "yes", "on"):
        variables[NO_INDEX] = "1"
    return variables


def pip_settings() -> dict[str, str]:
    """The settings of pip for installations, from its files and the environment; empty without pip."""
    command = [sys.executable, "-I", "-m", "pip", "config", "list"]
    try:
        listed = subprocess.run(
            command, capture_output=True, text=True, check=False, timeout=SECONDS, env=dict(os.environ)
        )
    except (OSError, subprocess.SubprocessError):
        return {}
    return parse(listed.stdout.splitlines()) if listed.returncode == 0 else {}


def parse(lines: Iterable[str]) -> dict[str, str]:
    """Parse what `pip config list` prints.

    >>> parse(["global.timeout='60'", ":env:.no-index='1'", "global.no-index='0'", "freeze.timeout='3'"])
    {'timeout': '60', 'no-index': '1'}
    """
    sections = {section: dict[str, str]() for section in SECTIONS}
    for line in lines:
        key, _, value = line.partition("=")
        section, _, name = key.rpartition(".")
        if section in sections:
            sections[section][name] = str(ast.literal_eval(value))
    return {name: value for section in SECTIONS for name, value in sections[section].items()}
