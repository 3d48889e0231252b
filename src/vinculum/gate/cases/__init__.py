"""The cases that the gate tries on a target.

They choose operands, shapes and layouts; they compute no quotients.
"""
