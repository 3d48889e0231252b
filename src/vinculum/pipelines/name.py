"""Names of pipelines, such as `torch.div[rounding_mode=floor] -> torch.onnx -> onnxruntime`.

A part may have a version, as in `onnx2tf==1.28.8`, and requirements of the environment may follow the last part.
"""

import re
from dataclasses import dataclass

ARROW = "->"
PART = re.compile(
    r"(?P<name>[A-Za-z0-9_.-]+)(\[(?P<options>[^\[\]]*)\])?(\s*==\s*(?P<version>[A-Za-z0-9][A-Za-z0-9.+!-]*))?"
)
OTHER = re.compile(r"[a-z-]+:")  # a target of the user, such as a program, whatever its arguments
PYTHON = "python=="
FORM = "SOURCE -> CONVERTER -> RUNTIME"


@dataclass(frozen=True)
class Part:
    """One part of a pipeline: a name, options in the order of their names, and a version if there is one.

    >>> str(Part("torch.onnx", (("opset", "18"),), "2.13.0"))
    'torch.onnx[opset=18]==2.13.0'
    """

    name: str
    options: tuple[tuple[str, str], ...] = ()
    version: str = ""

    @property
    def text(self) -> str:
        """The part without a version."""
        options = ", ".join(f"{key}={value}" for key, value in self.options)
        return f"{self.name}[{options}]" if options else self.name

    def __str__(self) -> str:
        return f"{self.text}=={self.version}" if self.version else self.text


@dataclass(frozen=True)
class PipelineName:
    """The three parts of a pipeline, and the Python and requirements of its environment, if named.

    >>> parse("torch.div[rounding_mode = floor]->torch.onnx -> onnxruntime").converter
    Part(name='torch.onnx', options=(), version='')
    >>> parse("onnx.Div -> onnx2tf==1.28.8 -> litert python==3.11 numpy < 2").beside
    ('numpy<2',)
    """

    source: Part
    converter: Part
    runtime: Part
    python: str | None = None
    beside: tuple[str, ...] = ()

    def __str__(self) -> str:
        python = [f"{PYTHON}{self.python}"] if self.python else []
        return " ".join([f" {ARROW} ".join(map(str, self.parts)), *python, *self.beside])

    @property
    def parts(self) -> tuple[Part, Part, Part]:
        """Source, converter and runtime."""
        return self.source, self.converter, self.runtime

    @property
    def asks_for_environment(self) -> bool:
        """Whether it says more of its packages than which they are."""
        return bool(self.python or self.beside or any(part.version for part in self.parts))


def is_pipeline(target: str) -> bool:
    """Whether the text names a pipeline, right or wrong.

    >>> [is_pipeline(text) for text in ("torch.div -> torch.onnx", "onnxruntime", "exec:./divide ->")]
    [True, False, False]
    """
    return ARROW in target and not OTHER.match(target)


def parse(text: str) -> PipelineName:
    """Parse the name of a pipeline.

    Raises ValueError if it does not have three parts of the form NAME[KEY=VALUE, …]==VERSION. Whether the words behind the
    last part are requirements is not looked at.
    """
    parts = text.split(ARROW)
    if len(parts) != len(FORM.split(ARROW)):
        raise ValueError(f"{text!r} is no pipeline: write {FORM}")
    last = parts[-1].strip()
    match = PART.match(last)
    end = match.end() if match and last[match.end() :][:1].isspace() else len(last)
    source, converter, runtime = (_part(part.strip(), text) for part in (*parts[:-1], last[:end]))
    following = split_requirements(last[end:])
    pythons = {word.removeprefix(PYTHON) for word in following if word.startswith(PYTHON)}
    if len(pythons) > 1:
        raise ValueError(f"{text!r} has several versions of Python")
    beside = {word for word in following if not word.startswith(PYTHON)}
    return PipelineName(source, converter, runtime, next(iter(pythons), None), tuple(sorted(beside)))


def split_requirements(text: str) -> list[str]:
    """Split at spaces, but not at those around a comparison.

    >>> split_requirements("numpy >= 1.26, < 2  onnx")
    ['numpy>=1.26,<2', 'onnx']
    """
    return re.sub(r"\s*(,|[<>=~!]=?=?|@)\s*", r"\1", text).split()


def _part(text: str, whole: str) -> Part:
    match = PART.fullmatch(text)
    if match is None:
        raise ValueError(
            f"{whole!r}: {text!r} is no part of a pipeline: write NAME, NAME[KEY=VALUE, …] or NAME==VERSION"
        )
    options = dict[str, str]()
    for option in filter(None, map(str.strip, (match["options"] or "").split(","))):
        key, equals, value = map(str.strip, option.partition("="))
        if not (key and equals and value) or key in options:
            raise ValueError(f"{whole!r}: {option!r} is no option, or there twice: write KEY=VALUE")
        options[key] = value
    return Part(match["name"], tuple(sorted(options.items())), match["version"] or "")
