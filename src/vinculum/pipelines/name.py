"""Names of pipelines, such as `torch.div[rounding_mode=floor] -> torch.onnx -> onnxruntime`."""

import re
from dataclasses import dataclass

ARROW = "->"
PART = re.compile(r"(?P<name>[A-Za-z0-9_.-]+)(\[(?P<options>[^\[\]]*)\])?")
OTHER = re.compile(r"[a-z-]+:")  # a target of the user, such as a program, whatever its arguments
FORM = "SOURCE -> CONVERTER -> RUNTIME"


@dataclass(frozen=True)
class Part:
    """One part of a pipeline: a name, and options in the order of their names.

    >>> str(Part("torch.onnx", (("opset", "18"),)))
    'torch.onnx[opset=18]'
    """

    name: str
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        options = ", ".join(f"{key}={value}" for key, value in self.options)
        return f"{self.name}[{options}]" if options else self.name


@dataclass(frozen=True)
class PipelineName:
    """The three parts of a pipeline.

    >>> parse("torch.div[rounding_mode = floor]->torch.onnx -> onnxruntime").converter
    Part(name='torch.onnx', options=())
    """

    source: Part
    converter: Part
    runtime: Part

    def __str__(self) -> str:
        return f" {ARROW} ".join(map(str, (self.source, self.converter, self.runtime)))


def is_pipeline(target: str) -> bool:
    """Whether the text names a pipeline, right or wrong.

    >>> [is_pipeline(text) for text in ("torch.div -> torch.onnx", "onnxruntime", "exec:./divide ->")]
    [True, False, False]
    """
    return ARROW in target and not OTHER.match(target)


def parse(text: str) -> PipelineName:
    """Parse the name of a pipeline.

    Raises ValueError if it does not have three parts of the form NAME[KEY=VALUE, …].
    """
    parts = text.split(ARROW)
    if len(parts) != len(FORM.split(ARROW)):
        raise ValueError(f"{text!r} is no pipeline: write {FORM}")
    return PipelineName(*(_part(part.strip(), text) for part in parts))


def _part(text: str, whole: str) -> Part:
    match = PART.fullmatch(text)
    if match is None:
        raise ValueError(f"{whole!r}: {text!r} is no part of a pipeline: write NAME or NAME[KEY=VALUE, …]")
    options = dict[str, str]()
    for option in filter(None, map(str.strip, (match["options"] or "").split(","))):
        key, equals, value = map(str.strip, option.partition("="))
        if not (key and equals and value) or key in options:
            raise ValueError(f"{whole!r}: {option!r} is no option, or there twice: write KEY=VALUE")
        options[key] = value
    return Part(match["name"], tuple(sorted(options.items())))
