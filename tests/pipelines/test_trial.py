"""A wrong model is the converter's fault, another result than the model's the runtime's."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

import numpy as np
import pytest
from jsonschema import Draft202012Validator

from vinculum._util.packages import load_schema
from vinculum.gate.results.results import Status
from vinculum.gate.sandbox.messages import Reply, ReplyStatus
from vinculum.pipelines import judge as judging
from vinculum.pipelines.catalogue import find
from vinculum.pipelines.forms import Form
from vinculum.pipelines.links.files import GRAPH, PROBLEM
from vinculum.pipelines.name import parse
from vinculum.pipelines.report import PipelineReport, summary
from vinculum.pipelines.results import Fault, FormResult, worst

NAME = "torch.div[rounding_mode=floor] -> torch.onnx -> onnxruntime"
Divide = Callable[[Any, Any], Any]


def floored(A: Any, B: Any) -> Any:
    with np.errstate(all="ignore"):
        return np.asarray(A // B)


def through_float32(A: Any, B: Any) -> Any:
    with np.errstate(all="ignore"):
        return np.floor(A.astype(np.float32) / B.astype(np.float32)).astype(A.dtype)


def off_by_one(A: Any, B: Any) -> Any:
    with np.errstate(all="ignore"):
        return np.asarray(floored(A, B) + A.dtype.type(1))


def without_signed_zeros(A: Any, B: Any) -> Any:
    return floored(A, B) + A.dtype.type(0)


def value(result: Any) -> Reply:
    return Reply(ReplyStatus.VALUE, result, result.dtype.name, result.shape)


class FakeLinks:
    """Links in this process: what the framework, the model and the runtime give."""

    def __init__(self, folder: Path, model: Divide = floored, runtime: Divide | None = None, problem: str = "") -> None:
        self.folder, self.model, self.runtime, self.problem = folder, model, runtime or model, problem
        self.conversions = list[tuple[Form, int]]()
        self.refusal: Reply | None = None
        self.marks: Divide = lambda A, _: np.zeros(A.shape, np.uint8)

    def __call__(self, *_: object) -> Self:
        return self

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def convert(self, form: Form, A: Any, _: Any) -> tuple[Reply, Path]:
        self.conversions.append((form, A.size))
        path = self.folder / f"{len(self.conversions)}.onnx"
        if self.refusal is not None:
            return self.refusal, path
        path.write_bytes(b"model")
        path.with_name(f"{path.name}{GRAPH}").write_text("C = Div (A, B)")
        path.with_name(f"{path.name}{PROBLEM}").write_text(self.problem)
        return value(np.array([18])), path

    def source(self, _: Form, A: Any, B: Any) -> Reply:
        return Reply(ReplyStatus.ERROR, message="ZeroDivisionError") if (B == 0).any() else value(floored(A, B))

    def run(self, _: Path, A: Any, B: Any) -> Reply:
        answer = self.runtime(A, B) if (B != 0).all() else A
        return answer if isinstance(answer, Reply) else value(answer)

    def evaluate(self, _: Path, A: Any, B: Any, *, undefined: bool = False) -> Reply:
        return value(self.marks(A, B) if undefined else self.model(A, B))


def judge(links: FakeLinks, monkeypatch: pytest.MonkeyPatch, dtype: str = "int32") -> dict[str, FormResult]:
    monkeypatch.setattr(judging, "Links", links)
    monkeypatch.setattr(judging.Pipeline, "versions", {"torch": "1"})
    return {result.form: result for result in judging.judge(find(parse(NAME)), [dtype])}


def test_right_links_conform(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A model is converted once for a form, but for each divisor that is a number of Python."""
    links = FakeLinks(tmp_path)
    results = judge(links, monkeypatch)
    assert {result.status for result in results.values()} == {Status.CONFORMS}
    assert list(results) == [str(form) for form in Form]
    assert results["dynamic"].cases > 10_000
    forms = [form for form, _ in links.conversions]
    assert [forms.count(form) for form in Form] == [1, 1, 1, 1, 2]
    assert results["dynamic"].outside[0] == "1 / 0: value 1 (0x00000001)"
    assert {result.opset for result in results.values()} == {18}


@pytest.mark.parametrize(
    ("model", "runtime", "fault"),
    [
        (through_float32, through_float32, Fault.CONVERTER),
        (floored, through_float32, Fault.RUNTIME),
        (through_float32, off_by_one, Fault.BOTH),
    ],
)
def test_faults(model: Divide, runtime: Divide, fault: Fault, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    results = judge(FakeLinks(tmp_path, model, runtime), monkeypatch)
    assert {result.status for result in results.values()} == {Status.REFUTED}
    result = results["dynamic"]
    assert result.faults[fault] > 0
    assert sum(result.faults.values()) == result.failures
    if fault is not Fault.BOTH:
        assert result.faults[fault] == result.failures
        assert result.witness is not None
        assert (result.witness.A.decimal, result.witness.B.decimal) == (("16777217",), ("1",))
        assert result.witness.expected == "16777217"
        assert result.witness.source.startswith("16777217 ")
        assert result.witness.fault is fault
        assert (result.model_failures > 0) is (fault is Fault.CONVERTER)


def test_the_sign_of_a_zero_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """V_DIV_FLOAT_FLOOR_0010"""
    result = judge(FakeLinks(tmp_path, floored, without_signed_zeros), monkeypatch, "float32")["dynamic"]
    assert result.status is Status.REFUTED
    assert result.faults[Fault.RUNTIME] == result.failures > 0
    assert result.witness is not None
    assert (result.witness.got, result.witness.expected) == ("0 (0x00000000)", "-0")


def test_results_that_onnx_leaves_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the model's result is open, the runtime is not at fault, whatever it gives."""
    links = FakeLinks(tmp_path, floored, through_float32)
    links.marks = lambda A, _: np.ones(A.shape, np.uint8)
    result = judge(links, monkeypatch)["dynamic"]
    assert result.failures
    assert result.faults[Fault.CONVERTER] == result.failures
    assert result.model_failures == result.cases
    assert result.witness is not None
    assert result.witness.model.startswith("open: ")


def test_an_invalid_model_is_the_converters_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> Reply:
        return Reply(ReplyStatus.ERROR, message="InvalidGraph: Floor takes floats")

    result = judge(FakeLinks(tmp_path, floored, refused, "Floor takes floats"), monkeypatch)["dynamic"]
    assert result.status is Status.REFUTED
    assert result.faults[Fault.CONVERTER] == result.failures == result.model_failures == result.cases
    assert result.outside == []
    assert result.witness is not None
    assert result.witness.got == "error InvalidGraph: Floor takes floats"


def test_another_type_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    result = judge(FakeLinks(tmp_path, lambda A, B: A / B), monkeypatch)["dynamic"]
    assert result.failures == result.cases
    assert result.faults[Fault.CONVERTER] == result.cases


def test_the_end_of_a_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pair is found by halving; the rest is judged."""

    def dies(A: Any, B: Any) -> Any:
        fatal = ((A == 16777217) & (B == 7)).any()
        return Reply(ReplyStatus.DIED, message="ended by SIGFPE", signal=8) if fatal else floored(A, B)

    result = judge(FakeLinks(tmp_path, floored, dies), monkeypatch)["dynamic"]
    assert result.status is Status.REFUTED
    death = result.deaths[0]
    assert (death.A.decimal, death.B.decimal, death.within) == (("16777217",), ("7",), True)
    assert result.failures == 0


def test_a_process_that_ends_outside_of_the_domain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def dies(A: Any, B: Any) -> Any:
        fatal = ((A == np.iinfo(A.dtype).min) & (B == -1)).any()
        return Reply(ReplyStatus.DIED, message="ended by SIGFPE", signal=8) if fatal else floored(A, B)

    result = judge(FakeLinks(tmp_path, floored, dies), monkeypatch)["dynamic"]
    (death,) = result.deaths
    assert not death.within
    assert worst([result]) is Status.REFUTED
    assert summary([result]) == "V_DIV_NO_CRASH_0010 under torch-div-floor; at fault: runtime (ended by SIGFPE)"


def test_what_a_converter_refuses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    links = FakeLinks(tmp_path)
    links.refusal = Reply(ReplyStatus.ERROR, message="UnsupportedOperatorError: aten::div\nmore")
    results = judge(links, monkeypatch)
    assert worst(results.values()) is Status.NOT_SUPPORTED
    assert results["static"].unsupported == "error UnsupportedOperatorError: aten::div (from the converter)"
    links.refusal = Reply(ReplyStatus.HUNG, message="no answer")
    (death, *_) = judge(links, monkeypatch)["static"].deaths
    assert death.how == "as it was converted: no answer"


def test_a_framework_that_does_not_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is known of what it supports."""
    links = FakeLinks(tmp_path)
    monkeypatch.setattr(links, "source", lambda *_: Reply(ReplyStatus.HUNG, message="no answer within 10 s"))
    results = judge(links, monkeypatch)
    assert {result.status for result in results.values()} == {Status.UNDECIDED}
    assert results["dynamic"].unfinished == "hung: no answer within 10 s (from the framework itself)"


def test_a_converter_that_cannot_be_imported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    links = FakeLinks(tmp_path)
    links.refusal = Reply(ReplyStatus.ERROR, message="ModuleNotFoundError: No module named 'torchvision'")
    results = judge(links, monkeypatch)
    assert {result.status for result in results.values()} == {Status.UNDECIDED}
    assert "torchvision" in results["static"].unfinished


def test_a_package_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging.Pipeline, "versions", {"torch": None})
    results = judging.judge(find(parse(NAME)), ["int8"])
    assert worst(results) is Status.UNDECIDED
    assert results[0].unfinished == "not installed: torch"
    with pytest.raises(ValueError, match="not defined for uint64, but for"):
        judging.judge(find(parse(NAME)), ["uint64"])


def test_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The text says whose fault it is and shows the graph; the document is valid by its schema."""
    results = judge(FakeLinks(tmp_path, through_float32), monkeypatch)
    report = PipelineReport("vinculum check …", {NAME: {"torch": "2.13.0", "onnx": None}}, tuple(results.values()))
    assert report.status == 1
    text = "\n".join(report.text())
    assert text.startswith(f"refuted  {NAME}  int32: V_DIV_INT_FLOOR_0010 under torch-div-floor; at fault: converter\n")
    assert "C = Div (A, B)" in text
    assert "that of dynamic" in text
    assert "onnx not installed" in text
    assert "C = Div" not in "\n".join(report.text(with_examples=False))
    schema = load_schema("vinculum.pipelines", "pipelines.schema.json")
    Draft202012Validator.check_schema(dict(schema))
    content = json.loads(json.dumps(report.document()))
    Draft202012Validator(dict(schema)).validate(content)
    assert content["results"][0]["witness"]["fault"] == "converter"
    conforming = PipelineReport("", {}, tuple(judge(FakeLinks(tmp_path), monkeypatch).values()))
    assert conforming.status == 0
    assert next(conforming.text()).startswith(f"conforms  {NAME}  int32: ")
