"""One module a chapter: each has a function `chapter`, which turns the inputs into data."""
