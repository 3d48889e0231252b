"""A small library with two divisions: `right.div`, and `quick.div`, which is faster and has a flaw."""
