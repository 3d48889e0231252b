"""Standards that define a division, beside the seven profiles, and the atlas that has both."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from vinculum_spec.schema import Choice, Document, ElementType, Profile, Requirement, Ruling

# Besides the outcomes of the seven profiles. It allows every result, an error, and the end of the caller's process.
UNDEFINED = "undefined"


@dataclass(frozen=True)
class Standard(Profile):
    """A profile with a requirement of its own on float quotients.

    `float_quotients` has the types that have another one, each with its requirement.

    An outcome in `outside` is "report", "unspecified", "undefined", or the requirement that gives the value. `type_names` has
    what the standard calls each type or the operation on it, and `stated` the clauses of each requirement. `scope` says what
    of the standard the profile is about.
    """

    float_quotient: Choice | None = None
    float_quotients: Mapping[str, str] = field(default_factory=dict)
    type_names: Mapping[str, str] = field(default_factory=dict)
    stated: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    scope: str = ""


@dataclass(frozen=True)
class DatedDocument(Document):
    """A document with the place and the date of the text that was read."""

    origin: str = ""


@dataclass(frozen=True)
class Atlas:
    """The seven profiles and the standards, with every requirement, ruling and document of both."""

    requirements: Mapping[str, Requirement]
    rulings: Mapping[str, Ruling]
    types: Mapping[str, ElementType]
    profiles: Mapping[str, Profile]
    documents: Mapping[str, Document]

    @property
    def standards(self) -> dict[str, Standard]:
        """The profiles that are none of the seven."""
        return {name: profile for name, profile in self.profiles.items() if isinstance(profile, Standard)}
