"""The forms in which an operation is converted: what is known of its operands when the model is made."""

from enum import StrEnum


class Form(StrEnum):
    """How A and B reach the model. A is a vector in all of them."""

    DYNAMIC = "dynamic"  # vectors of any length
    STATIC = "static"  # vectors of one length
    SCALAR = "scalar B"  # B is an input of rank 0
    CONSTANT = "constant B"  # B is a vector in the model
    NUMBER = "number B"  # B is a number of Python

    @property
    def has_open_length(self) -> bool:
        """Whether the vectors that are inputs of the model may have any length."""
        return self in (Form.DYNAMIC, Form.SCALAR)

    @property
    def has_one_divisor(self) -> bool:
        """Whether one division has one divisor."""
        return self in (Form.SCALAR, Form.NUMBER)

    @property
    def has_constant_divisor(self) -> bool:
        """Whether B is a part of the model, and not one of its inputs."""
        return self in (Form.CONSTANT, Form.NUMBER)
