"""Results of the self-test of one type."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Failure:
    """The first wrong result of one form of call."""

    form: str
    operands: str
    got: str
    expected: str


@dataclass
class TypeOutcome:
    """The outcome for a type under a profile.

    `judged`: results that relations decided. `compared`: results compared with those. `refused`: calls that were refused;
    `refuses`: whether the type has such calls. `stopped`: why the test could not run.
    """

    type: str
    profile: str
    judged: int = 0
    compared: int = 0
    refused: int = 0
    refuses: bool = False
    failures: list[Failure] = field(default_factory=list)
    stopped: str = ""

    @property
    def whole(self) -> bool:
        """Whether the test ran completely, with results of each kind."""
        return not self.stopped and self.judged > 0 and self.compared > 0 and (self.refused > 0 or not self.refuses)


class WrongResult(Exception):  # noqa: N818 - a result, which ends the tests of that form
    """A form of call returned a wrong result."""

    def __init__(self, operands: str, got: str, expected: str) -> None:
        super().__init__(operands, got, expected)
