"""Tests of `vinculum verify-install`."""
