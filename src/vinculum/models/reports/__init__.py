"""The findings on a model as JSON, as a table and as SARIF."""
