"""Tests of the recipes that write one division with the operations of another."""
