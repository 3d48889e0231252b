"""Tests of `vinculum.pipelines`."""
