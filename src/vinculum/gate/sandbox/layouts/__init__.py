"""Memory layouts: strides, alignment, axis order, guard pages and aliasing of the operands of a call."""
