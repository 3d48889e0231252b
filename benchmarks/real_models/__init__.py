"""Models that others have made: they are got or made, and analysed; a page has the figures."""
