"""Relational facts about tensors, which an interval cannot express."""
