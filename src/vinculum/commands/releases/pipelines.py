"""The environments of pipelines: what a name says of them, and where the links of a pipeline run."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from vinculum.commands.releases.environment import Environment, EnvironmentUnavailableError
from vinculum.commands.releases.installation import ignore, install
from vinculum.commands.releases.launcher import target_in
from vinculum.commands.releases.pipeline_links import PREFIX
from vinculum.commands.releases.release import Release, add, require_packaging, with_python
from vinculum.pipelines.catalogue import Pipeline
from vinculum.pipelines.name import PipelineName
from vinculum.pipelines.place import LINKS, Place, beside_vinculum


def with_packages(name: PipelineName, python: str | None, beside: Iterable[str]) -> PipelineName:
    """The name with this Python and these requirements too, in their normal form.

    Raises ValueError for another Python than it has, and for what is no requirement.
    """
    pythons, words = [text for text in (name.python, python) if text], (*name.beside, *beside)
    if not (pythons or words):
        return name
    require_packaging()
    release = Release(str(replace(name, python=None, beside=())), "")
    for text in pythons:
        release = with_python(release, text)
    for word in words:
        release = add(release, word)
    return replace(name, python=release.python, beside=release.beside)


def environment_of(pipeline: Pipeline) -> Environment:
    """The environment of a pipeline, installed or not. Pipelines that need the same share it."""
    parts = "-".join(part.name for part in (pipeline.name.converter, pipeline.name.runtime))
    return Environment(parts, pipeline.requirements, pipeline.python)


def place_of(pipeline: Pipeline, report: Callable[[str], None] = ignore) -> Place:
    """Where the links of a pipeline run: beside Vinculum if all that it needs is installed there.

    Else, and if its name asks for an environment, that is made unless it is there. `report` is called with each line that uv
    prints. If it cannot be made, the place is unavailable, with uv's own words.
    """
    here, is_asked_for = beside_vinculum(pipeline), pipeline.name.asks_for_environment
    if not (here.unavailable or is_asked_for):
        return here
    environment = environment_of(pipeline)
    try:
        install(environment, report)
        there = environment.installed
        versions: dict[str, str | None] = {name: there.version(name) for name in pipeline.requires}
        targets = {link: target_in(environment, f"{PREFIX}{link}") for link in LINKS}
    except (EnvironmentUnavailableError, OSError) as error:
        reason = str(error) if is_asked_for else f"{here.unavailable}; {error}"
        return replace(here, unavailable=reason, versions=dict.fromkeys(pipeline.requires))
    packages = ", ".join(f"{name} {version}" for name, version in there.packages.items())
    return Place(targets, versions | {"python": there.python}, packages=packages)
