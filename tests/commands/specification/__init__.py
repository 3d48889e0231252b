"""Tests of the pages that `vinculum spec` prints."""
