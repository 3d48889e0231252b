"""Real models: whether each of their Div nodes stays within the domain of Div, found without running them."""
