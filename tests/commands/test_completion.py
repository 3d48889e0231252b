"""Shell completion of names of the specification and the gate."""

import pytest
from click.shell_completion import ShellComplete

from vinculum import cli
from vinculum.commands.releases.code_generators import KNOWN
from vinculum_spec.editions.loader import atlas_with_editions
from vinculum_spec.loader import specification

SPEC = specification()


@pytest.mark.parametrize(
    ("words", "begun", "names"),
    [
        ("check", "", list(KNOWN)),
        ("check numpy", "onnx", ["onnx-reference", "onnxruntime"]),
        ("check --profile", "", list(atlas_with_editions().profiles)),
        ("check --profile", "ri", ["riscv"]),
        ("check --dtype", "uint", ["uint8", "uint16", "uint32", "uint64"]),
        ("generate c --dtype", "b", ["bfloat16"]),
        ("generate vectors --profile", "onnx-1", ["onnx-1", "onnx-13", "onnx-14"]),
        ("model m.onnx --profile", "s", ["sonnx"]),
        ("spec", "E_DIV_INT_CONSTR_A", ["E_DIV_INT_CONSTR_A_0010", "E_DIV_INT_CONSTR_A_0020"]),
        ("spec", "integer.tr", ["integer.truncated_quotient"]),
        ("check", "x", []),
    ],
)
def test_names_are_completed(words: str, begun: str, names: list[str]) -> None:
    completion = ShellComplete(cli.main, {}, "vinculum", "_VINCULUM_COMPLETE")
    assert [item.value for item in completion.get_completions(words.split(), begun)] == names
