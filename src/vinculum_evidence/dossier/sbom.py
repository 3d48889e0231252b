"""The parts list, as CycloneDX: the project, its binary, what it needs, and the tools that the evidence was made with.

No time and no chance in it: the same parts give the same bytes, and a serial number that follows from them.
"""

import json
from collections.abc import Mapping
from uuid import NAMESPACE_URL, uuid5

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model import HashAlgorithm, HashType, Property
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentScope, ComponentType
from cyclonedx.model.license import License
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL

from vinculum_evidence.dossier.configuration_items import Package, digest, licence, packages, project_files, tools
from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.dossier.manifest import as_json

PROJECT = "vinculum"
GENERATED = "src/vinculum/kernels/native/generated/vinculum_div."


def sbom(inputs: Inputs) -> str:
    """CycloneDX 1.6 in JSON, of the checkout and of what is installed here."""
    listed, installed = project_files(inputs), {one.name: one for one in packages(PROJECT)}
    project = _project(installed[PROJECT], listed)
    libraries = {name: _library(one) for name, one in installed.items() if name != PROJECT}
    parts = [*_parts(inputs, listed), *libraries.values(), *_tools(inputs)]
    bom = Bom(components=parts)
    bom.metadata.component = project
    known = {PROJECT: project, **libraries}
    for name, component in known.items():
        bom.register_dependency(component, [known[needed] for needed in installed[name].needs])
    written = json.loads(JsonV1Dot6(bom).output_as_string())
    written.pop("serialNumber")
    written["metadata"].pop("timestamp", None)
    return as_json({**written, "serialNumber": uuid5(NAMESPACE_URL, as_json(written)).urn})


def _project(known: Package, listed: Mapping[str, str]) -> Component:
    """The project: its hash is that of the list of its files' hashes, as configuration.csv has them."""
    return Component(
        name=PROJECT,
        type=ComponentType.LIBRARY,
        bom_ref=PROJECT,
        version=known.version,
        licenses=_licences(known.licence),
        purl=PackageURL("pypi", name=PROJECT, version=known.version),
        hashes=_hashes(digest(listed)),
        properties=[Property(name="vinculum:hash-of", value="the list of all files with their SHA-256")],
    )


def _parts(inputs: Inputs, listed: Mapping[str, str]) -> list[Component]:
    """What the project delivers besides Python: the generated C, and the binary that is installed."""
    found = {name: value for name, value in listed.items() if name.startswith(GENERATED)}
    kernel = inputs.verification.kernel
    if kernel.sha256:
        found[f"vinculum/kernels/{kernel.file.rpartition('/')[2]}"] = kernel.sha256
    return [
        Component(name=name, type=ComponentType.FILE, bom_ref=f"file:{name}", hashes=_hashes(value))
        for name, value in found.items()
    ]


def _library(known: Package) -> Component:
    return Component(
        name=known.name,
        type=ComponentType.LIBRARY,
        bom_ref=f"{known.name}@{known.version}",
        version=known.version,
        scope=ComponentScope.REQUIRED,
        licenses=_licences(known.licence),
        purl=PackageURL("pypi", name=known.name, version=known.version),
    )


def _tools(inputs: Inputs) -> list[Component]:
    """The compiler of the binary, and the tools that records name. They are no part of what is delivered."""
    kernel = inputs.verification.kernel
    flags = [Property(name="vinculum:flags", value=kernel.flags)]
    compiler = Component(
        name="C compiler of the kernel",
        type=ComponentType.APPLICATION,
        bom_ref="compiler",
        version=kernel.compiler,
        scope=ComponentScope.EXCLUDED,
        properties=flags,
    )
    return [compiler] * bool(kernel.sha256) + [
        Component(
            name=tool["name"],
            type=ComponentType.APPLICATION,
            bom_ref=f"evidence:{tool['name']}@{tool['version']}",
            version=tool["version"],
            scope=ComponentScope.EXCLUDED,
            licenses=_licences(licence(tool["name"])),
            properties=[Property(name="vinculum:claims-that-rest-on-it", value=str(tool["claims"]))],
        )
        for tool in tools(inputs)
    ]


def _licences(named: str) -> list[License]:
    return [LicenseFactory().make_from_string(named)] if named else []


def _hashes(value: str) -> list[HashType]:
    return [HashType(alg=HashAlgorithm.SHA_256, content=value)]
