"""Where the links of a pipeline run: beside Vinculum, or in an environment of their own."""

from collections.abc import Mapping
from dataclasses import dataclass

from vinculum.pipelines.catalogue import Pipeline

LINKS = ("source", "convert", "run", "evaluate")  # functions of `vinculum.pipelines.links.worker`
HERE = {link: f"python:vinculum.pipelines.links.worker:{link}" for link in LINKS}


@dataclass(frozen=True)
class Place:
    """For each link the target that the gate's worker loads, and the versions of the packages there.

    `unavailable` says why they cannot run; empty if they can. `packages` lists all packages of an environment.
    """

    targets: Mapping[str, str]
    versions: Mapping[str, str | None]
    unavailable: str = ""
    packages: str = ""

    def without_target(self, message: str) -> str:
        """A message of the gate without the target that it begins with."""
        for target in self.targets.values():
            message = message.removeprefix(f"{target}: ")
        return message


def beside_vinculum(pipeline: Pipeline) -> Place:
    """Where Vinculum itself runs. A package may be missing there."""
    versions = pipeline.versions
    missing = ", ".join(name for name, version in versions.items() if version is None)
    return Place(HERE, versions, f"not installed: {missing}" if missing else "")
