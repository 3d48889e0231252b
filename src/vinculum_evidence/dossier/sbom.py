"""The software bill of materials as CycloneDX: project, binary, dependencies, tools of the evidence.

It has no time stamp, and its serial number is derived from its contents: the same parts give the same bytes.
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
    """CycloneDX 1.6 in JSON, for the checkout and the installed packages."""
    listed, installed = project_files(inputs), {one.name: one for one in packages(PROJECT)}
    project = _project(installed[PROJECT], listed)
    libraries = {name: _library(one) for name, one in installed.items() if name != PROJECT}
    parts = [*_parts(inputs, listed), *libraries.values(), *_tools(inputs)]
    bom = Bom(components=parts)
    bom.metadata.component = project
    components = {PROJECT: project, **libraries}
    for name, component in components.items():
        bom.register_dependency(component, [components[other] for other in installed[name].needs])
    content = json.loads(JsonV1Dot6(bom).output_as_string())
    content.pop("serialNumber")
    content["metadata"].pop("timestamp", None)
    return as_json({**content, "serialNumber": uuid5(NAMESPACE_URL, as_json(content)).urn})


def _project(package: Package, listed: Mapping[str, str]) -> Component:
    """The project. Its hash is that of the list of files and hashes in configuration.csv."""
    return Component(
        name=PROJECT,
        type=ComponentType.LIBRARY,
        bom_ref=PROJECT,
        version=package.version,
        licenses=_licences(package.licence),
        purl=PackageURL("pypi", name=PROJECT, version=package.version),
        hashes=_hashes(digest(listed)),
        properties=[Property(name="vinculum:hash-of", value="the list of all files with their SHA-256")],
    )


def _parts(inputs: Inputs, listed: Mapping[str, str]) -> list[Component]:
    """The delivered parts that are not Python: the generated C, and the installed binary."""
    hashes = {name: value for name, value in listed.items() if name.startswith(GENERATED)}
    kernel = inputs.verification.kernel
    if kernel.sha256:
        hashes[f"vinculum/kernels/{kernel.file.rpartition('/')[2]}"] = kernel.sha256
    return [
        Component(name=name, type=ComponentType.FILE, bom_ref=f"file:{name}", hashes=_hashes(value))
        for name, value in hashes.items()
    ]


def _library(package: Package) -> Component:
    return Component(
        name=package.name,
        type=ComponentType.LIBRARY,
        bom_ref=f"{package.name}@{package.version}",
        version=package.version,
        scope=ComponentScope.REQUIRED,
        licenses=_licences(package.licence),
        purl=PackageURL("pypi", name=package.name, version=package.version),
    )


def _tools(inputs: Inputs) -> list[Component]:
    """The compiler of the binary, and the tools of the records. They are not delivered."""
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


def _licences(name: str) -> list[License]:
    return [LicenseFactory().make_from_string(name)] if name else []


def _hashes(value: str) -> list[HashType]:
    return [HashType(alg=HashAlgorithm.SHA_256, content=value)]
