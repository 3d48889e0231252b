"""Tests of waivers."""
