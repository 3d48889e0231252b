"""The tests. Folders mirror those of the packages."""
