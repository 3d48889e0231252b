"""The request and the reply of the worker process, both JSON."""

from enum import StrEnum
from typing import Any, NotRequired, TypedDict

from vinculum.models.loading.errors import LimitError, ModelError, RangeError


class Request(TypedDict):
    """What to analyse.

    `guard`: the file of the guarded copy, if one is to be written; `fail_on`: what fails the model besides violations;
    `functions`: whether bodies of operators count; `html`: whether the
    document is to have an HTML page, under the key page;
    `memory`: the limit in MiB.
    """

    file: str
    profile: str | None
    ranges: list[str]
    guard: str | None
    fail_on: NotRequired[list[str]]
    functions: NotRequired[bool]
    html: NotRequired[bool]
    memory: NotRequired[int]


class ErrorKind(StrEnum):
    """Why the analysis has no result. The values are the names of the exceptions that the client raises."""

    MODEL = "ModelError"
    RANGE = "RangeError"
    LIMIT = "LimitError"

    @property
    def exception(self) -> type[Exception]:
        """The exception that the client raises."""
        return {ErrorKind.MODEL: ModelError, ErrorKind.RANGE: RangeError, ErrorKind.LIMIT: LimitError}[self]


class Reply(TypedDict, total=False):
    """Either the JSON document of the analysis, or the kind and the message of an error."""

    document: dict[str, Any]
    error: ErrorKind
    message: str
