"""Reports that are ready to file with the makers of a target, and scripts that show the fault."""
