"""What came of the self-test of one type."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Failure:
    """The first wrong result of one form of call."""

    form: str
    operands: str
    got: str
    expected: str


@dataclass
class Tried:
    """What was tried of a type under a profile. `judged` results by relations, `compared` with those; `refused` calls."""

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
        """Whether nothing stopped it, and there was something to look at."""
        return not self.stopped and self.judged > 0 and self.compared > 0 and (self.refused > 0 or not self.refuses)


class Wrong(Exception):  # noqa: N818 - it says what came, which ends the tests of that form
    """A form of call gave something that it must not."""

    def __init__(self, operands: str, got: str, expected: str) -> None:
        super().__init__(operands, got, expected)
