"""Reports of a check, one module per format. They contain no times: the same run gives the same bytes."""
