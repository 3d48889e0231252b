"""Cases outside of the domain of Div, and calls that are ill-formed."""
