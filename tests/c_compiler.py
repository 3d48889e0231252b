"""The mark of tests for which C is compiled."""

import pytest

from vinculum.gate.whole.compiled import CompilerError, compiler


def _is_there() -> bool:
    try:
        compiler()
    except CompilerError:
        return False
    return True


needs_compiler = pytest.mark.skipif(not _is_there(), reason="no C compiler")
