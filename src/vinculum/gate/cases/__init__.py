"""What the gate asks of a target. Chooses operands; knows no quotient."""
