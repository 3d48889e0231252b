"""What can be wrong with a model, with the command, or with the time that there is."""


class ModelError(Exception):
    """The file holds no model that can be judged; says what is wrong with it, and where."""


class RangeError(Exception):
    """A range that was given on the command line means nothing for this model."""


class GuardError(Exception):
    """A node that no guard can be written for; says which, and why."""


class LimitError(Exception):
    """The model asks for more work than one run may take. Nothing is known of it."""
