"""A small library that divides tensors in two ways: `right.div`, and `quick.div`, which is faster and has a flaw."""
